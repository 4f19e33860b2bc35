/**
 * Reads addresses as chats, mails and other programs pass them on: followed by the end of a sentence or a bracket, wrapped
 * over lines, or with tracking parameters (rule platform.pastedLinks).
 */

/** No path of the product ends with any of it, plain or encoded. */
const AFTER_PATH = /(?:%[0-9a-f]{2}|[^a-z0-9/%])+$/i;

/** The path that was meant: without what follows it, and with single slashes. */
export function pastedPath(pathname: string): string {
  const [path = ''] = pathname.split('&', 1);
  return path.replace(AFTER_PATH, '').replace(/\/{2,}/g, '/') || '/';
}

/** A code without what can't be part of one; undefined where none is left. */
export function pastedCode(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replace(/\s*[\r\n]\s*/g, '').trim();
  const [code] = /^[\w-]+/.exec(line) ?? [];
  return code;
}
