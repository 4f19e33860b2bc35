/**
 * Where the API is: told by the page (`<meta name="stepwell-api">`), which the server fills in, so that one build serves every
 * installation. Empty means the page's own origin.
 */
export function apiBase(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="stepwell-api"]')?.content ?? '';
  return (told || window.location.origin).replace(/\/$/, '');
}
