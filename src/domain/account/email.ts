/** Node and browsers have the same one, which knows international domains. */
declare const URL: new (text: string) => { hostname: string };

export const MAX_EMAIL_LENGTH = 254;

/** Bytes, as mail servers count. */
const MAX_LOCAL_BYTES = 64;

/**
 * How long members have to keep their address after staff request a different address (rule
 * account.emailChangeByStaff).
 */
export const STAFF_EMAIL_CHANGE_DELAY_SECONDS = 72 * 60 * 60;

/** Spaces of every kind, and characters that show nothing. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without what pages and documents put around it: spaces and characters that show nothing. */
export function trimUnseen(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The address of a link such as 'mailto:anna%2Bpod@example.com?subject=Hello'. */
function addressOfLink(link: string): string {
  const [address = ''] = link.split('?');
  try {
    return trimUnseen(decodeURIComponent(address));
  } catch {
    return address;
  }
}

/** An address without what people paste around it. */
export function trimEmail(text: string): string {
  const trimmed = trimUnseen(text);
  return /^mailto:/i.test(trimmed) ? addressOfLink(trimUnseen(trimmed.slice('mailto:'.length))) : trimmed;
}

/**
 * The domain as mail servers write it: `bücher.example` is `xn--bcher-kva.example`. Undefined if it isn't one. A plain
 * domain keeps its case.
 */
function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  let host = domain;
  try {
    host = new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
  const isHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(host);
  if (!isHost) return undefined;
  return /^[\x21-\x7e]+$/.test(domain) ? domain : host;
}

const splitAtLastAt = (text: string): [local: string, domain: string] => {
  const at = text.lastIndexOf('@');
  return at === -1 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)];
};

/** Words of letters, digits and the signs that mean nothing to mail programs, with single dots between them. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/**
 * Whether a text is exactly one address, which every mail program reads as itself: without names, comments, quotes,
 * lists, or characters that show nothing or look like others (rule session.sameAddress).
 */
export function isEmailAddress(text: string): boolean {
  // Characters such as '＠' or 'ﬁ' would be stored as others.
  if (text.length > MAX_EMAIL_LENGTH || /\p{Default_Ignorable_Code_Point}/u.test(text)) return false;
  if (text.normalize('NFKC') !== text.normalize('NFC')) return false;
  const [local, domain] = splitAtLastAt(text);
  if (!LOCAL.test(local) || encodeURIComponent(local).replace(/%../g, '.').length > MAX_LOCAL_BYTES) return false;
  const ascii = asciiDomain(domain);
  return ascii !== undefined && local.length + 1 + ascii.length <= MAX_EMAIL_LENGTH;
}

/**
 * Whether a text may be the address of an account. Older accounts may have addresses that are refused today, and their
 * owners log in with them.
 */
export function isKnownEmailLike(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || /\s/.test(text)) return false;
  const [local, domain, ...more] = text.normalize('NFKC').split('@');
  return more.length === 0 && !!local && domain !== undefined && /^[^.].*\../.test(domain);
}

/** The stored form of an address: trimmed and Unicode-composed, with a domain of ASCII letters, and its case as typed. */
export function toStoredEmail(email: string): string {
  const composed = trimEmail(email).normalize('NFKC');
  const [local, domain] = splitAtLastAt(composed);
  const ascii = asciiDomain(domain);
  return ascii === undefined ? composed : `${local}@${ascii}`;
}

/**
 * The form for comparing and counting addresses (rule session.sameAddress), ignoring case, what people paste around
 * them, Unicode composition and the spelling of international domains, as the database's `fold_email` does.
 */
export const normalizeEmail = (email: string): string =>
  toStoredEmail(email).toLowerCase().normalize('NFKC').replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');

/** Whether two strings are the same address. */
export const isSameEmail = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other);
