/**
 * Reads addresses as chats, mails and other programs pass them on: followed by punctuation or a bracket, wrapped over
 * lines, or with tracking parameters (rule platform.pastedLinks).
 */

/** Characters, plain or encoded, that no path of the product ends with. */
const AFTER_PATH = /(?:%[0-9a-f]{2}|[^a-z0-9/%])+$/i;

/** The intended path: without trailing characters, and with single slashes. */
export function cleanPastedPath(pathname: string): string {
  const [path = ''] = pathname.split('&', 1);
  return path.replace(AFTER_PATH, '').replace(/\/{2,}/g, '/') || '/';
}

/** The intended query: its signs as they were before a program wrote them for HTML or encoded them once too often. */
export function cleanPastedSearch(search: string): string {
  const query = search.replaceAll(/&amp;/gi, '&');
  return query.includes('=') ? query : query.replaceAll(/%3D/gi, '=').replaceAll(/%26/g, '&');
}

/** A code without characters that can't be part of one; undefined if none are left. */
export function cleanPastedCode(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replace(/\s*[\r\n]\s*/g, '').trim();
  const [code] = /^[\w-]+/.exec(line) ?? [];
  return code;
}
