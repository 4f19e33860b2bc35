/** Stands for this site's origin; an address that leads elsewhere has another origin. */
const HERE = 'https://here.invalid';

/** A POST to this API with the token, or a link without it (rule notifications.actions). */
export type NotificationTarget =
  { kind: 'post'; path: string } | { kind: 'page'; to: string } | { kind: 'link'; href: string };

/**
 * Undefined if the address is neither a path of this site nor an http(s) link. Resolves paths as the browser does, so
 * that no path can pretend to be under /v1.
 */
export function actionTargetOf(address: string | undefined): NotificationTarget | undefined {
  if (!address) return undefined;
  let url: URL;
  try {
    url = new URL(address, HERE);
  } catch {
    return undefined;
  }
  const isPath = address.startsWith('/') && url.origin === HERE;
  if (!isPath) {
    const isLink = /^https?:\/\//i.test(address) && ['http:', 'https:'].includes(url.protocol);
    return isLink ? { kind: 'link', href: url.href } : undefined;
  }
  const path = url.pathname + url.search;
  return url.pathname.startsWith('/v1/') ? { kind: 'post', path } : { kind: 'page', to: path + url.hash };
}
