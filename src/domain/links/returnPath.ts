const MAX_LENGTH = 2000;

/** Browsers drop some white space and control characters, turning '/\t/host' into '//host'. */
const UNSAFE = /[\s\\\u0000-\u001f\u007f-\u009f]/;

/** Browsers resolve these segments away, leaving '/.//host' with two leading slashes. */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/**
 * Undefined unless the path is certain to stay on this site: it starts with one slash, and no interpretation contains
 * a scheme or host (rule session.returnPath).
 */
export function safeReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_LENGTH || UNSAFE.test(text)) return undefined;
  const [path = ''] = text.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.includes('//') || /^\/%(?:2f|5c)/i.test(path)) return undefined;
  return path.split('/').some((segment) => DOTS.test(segment)) ? undefined : text;
}
