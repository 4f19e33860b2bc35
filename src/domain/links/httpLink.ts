declare const URL: new (text: string) => { hostname: string };

/** Safe in browsers and mail programs, and the contract's limit. */
export const MAX_LINK_LENGTH = 2000;

/** White space and invisible characters, which can disguise a link. */
const HIDDEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const HOST = /^(?:\[[0-9a-f:.]+\]|[^\s[\]@:/?#<>"'`{}|\\^%]+)(?::\d{1,5})?$/i;

/** Whether browsers can open it: its port exists, and its host is more than dots. */
function isReadable(text: string): boolean {
  try {
    return /[^.]/.test(new URL(text).hostname);
  } catch {
    return false;
  }
}

/** Exactly one absolute http or https address (rule platform.httpLinks). */
export function isHttpLink(text: string): boolean {
  if (text.length > MAX_LINK_LENGTH || HIDDEN.test(text)) return false;
  const [scheme] = /^https?:\/\//i.exec(text) ?? [];
  if (!scheme) return false;
  const [authority = ''] = text.slice(scheme.length).split(/[/?#\\]/, 1);
  return HOST.test(authority.slice(authority.lastIndexOf('@') + 1)) && isReadable(text);
}

const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::(\d{1,5}))?(?:[/?#]|$)/iu;

const MAX_PORT = 65_535;

/** 'zoom.us/j/123' gets https://; anything else stays unchanged. */
export function withHttps(text: string): string {
  const address = `https://${text}`;
  const bare = BARE_ADDRESS.exec(text);
  return bare && Number(bare[1] ?? 0) <= MAX_PORT && isHttpLink(address) ? address : text;
}
