/**
 * Chats, mails and other programs add punctuation, brackets, line breaks or tracking parameters to addresses (rule
 * platform.pastedLinks).
 */

const AFTER_PATH = /(?:%[0-9a-f]{2}|[^a-z0-9/%])+$/i;

export function cleanPastedPath(pathname: string): string {
  const [path = ''] = pathname.split('&', 1);
  return path.replace(AFTER_PATH, '').replace(/\/{2,}/g, '/') || '/';
}

/** Undoes HTML escaping, or one encoding too many, by the program that the address came from. */
export function cleanPastedSearch(search: string): string {
  const query = search.replaceAll(/&amp;/gi, '&');
  return query.includes('=') ? query : query.replaceAll(/%3D/gi, '=').replaceAll(/%26/g, '&');
}

export function cleanPastedCode(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replace(/\s*[\r\n]\s*/g, '').trim();
  const [code] = /^[\w-]+/.exec(line) ?? [];
  return code;
}
