/**
 * From `<meta name="stepwell-api">`, which the server fills in so that one build serves every installation. Empty
 * means the page's own origin.
 */
export function apiBase(): string {
  const configured = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="stepwell-api"]')?.content ?? '';
  return (configured || location.origin).replace(/\/$/, '');
}
