/**
 * Whether this is a public installation. The server names the environment in the page (`<meta
 * name="stepwell-environment">`); anything but a development name counts as production.
 */
export function isProduction(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="stepwell-environment"]')?.content !== 'development';
}
