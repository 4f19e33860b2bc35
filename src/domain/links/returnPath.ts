const MAX_LENGTH = 2000;

/** White space and control characters: browsers drop some of them, so that '/\t/host' would become '//host'. */
const UNSAFE = /[\s\\\u0000-\u001f\u007f-\u009f]/;

/** Segments that a browser resolves away, after which '/.//host' would begin with two slashes. */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/**
 * A path to go back to after login, if it surely stays on this site: it begins with one slash and no way of reading it
 * names a scheme or host (rule session.returnPath). Undefined otherwise.
 */
export function safeReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_LENGTH || UNSAFE.test(text)) return undefined;
  const [path = ''] = text.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.includes('//') || /^\/%(?:2f|5c)/i.test(path)) return undefined;
  return path.split('/').some((segment) => DOTS.test(segment)) ? undefined : text;
}
