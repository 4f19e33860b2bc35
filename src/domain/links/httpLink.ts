/** No link is longer: what browsers and mail programs carry safely, and the contract's limit. */
export const LINK_MAX_LENGTH = 2000;

/** White space, control characters and invisible marks that can make a link look like another. */
const HIDDEN = /[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** A name, an IPv4 or a bracketed IPv6 address, and perhaps a port. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[^\s[\]@:/?#<>"'`{}|\\^%]+)(?::\d{1,5})?$/i;

/** Whether a text is an absolute http or https address and nothing else (rule platform.httpLinks). */
export function isHttpLink(text: string): boolean {
  if (text.length > LINK_MAX_LENGTH || HIDDEN.test(text)) return false;
  const [scheme] = /^https?:\/\//i.exec(text) ?? [];
  if (!scheme) return false;
  const [authority = ''] = text.slice(scheme.length).split(/[/?#\\]/, 1);
  return HOST.test(authority.slice(authority.lastIndexOf('@') + 1));
}
