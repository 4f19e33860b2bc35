/** From `<meta name="stepwell-environment">`; any name other than a development one counts as production. */
export function isProduction(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="stepwell-environment"]')?.content !== 'development';
}
