/**
 * Whether this is an installation for the public. The server says so in the page (`<meta name="stepwell-environment">`); only what
 * is called development by name is none.
 */
export function isProduction(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="stepwell-environment"]')?.content !== 'development';
}
