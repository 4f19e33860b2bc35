import { MAX_EMAIL_LENGTH, trimEmail } from './knownEmail';

/** Node and browsers implement URL alike, including international domains. */
declare const URL: new (text: string) => { hostname: string };

/** In bytes, which mail servers count. */
const MAX_LOCAL_BYTES = 64;

/** Rule account.emailChangeByStaff. */
export const STAFF_EMAIL_CHANGE_DELAY_SECONDS = 72 * 60 * 60;

/**
 * The domain as mail servers write it: `bücher.example` becomes `xn--bcher-kva.example`. Undefined if it isn't a
 * domain. A plain domain keeps its case.
 */
function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  const isAscii = /^[\x21-\x7e]+$/.test(domain);
  // Older and newer URL parsers disagree about ASCII domains that only look like encoded ones.
  const host = isAscii ? domain.toLowerCase() : hostOf(domain);
  const isHost =
    /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!(?:\d+|0x[\da-f]*)$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(host);
  if (!isHost) return undefined;
  return isAscii ? domain : host;
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

const splitAtLastAt = (text: string): [local: string, domain: string] => {
  const at = text.lastIndexOf('@');
  return at === -1 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)];
};

const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/**
 * Exactly one address, which every mail program reads alike: without names, comments, quotes, lists, or invisible or
 * look-alike characters (rule session.sameAddress).
 */
export function isEmailAddress(text: string): boolean {
  // Characters such as '＠' or 'ﬁ' would be stored as different ones.
  if (text.length > MAX_EMAIL_LENGTH || /\p{Default_Ignorable_Code_Point}/u.test(text)) return false;
  if (text.normalize('NFKC') !== text.normalize('NFC')) return false;
  const [local, domain] = splitAtLastAt(text);
  if (!LOCAL.test(local) || encodeURIComponent(local).replace(/%../g, '.').length > MAX_LOCAL_BYTES) return false;
  const ascii = asciiDomain(domain);
  return ascii !== undefined && local.length + 1 + ascii.length <= MAX_EMAIL_LENGTH;
}

/** Trimmed and Unicode-composed, with a domain of ASCII letters; the case stays as typed. */
export function toStoredEmail(email: string): string {
  const composed = trimEmail(email).normalize('NFKC');
  const [local, domain] = splitAtLastAt(composed);
  const ascii = asciiDomain(domain);
  return ascii === undefined ? composed : `${local}@${ascii}`;
}

/** For comparing and counting (rule session.sameAddress), as the database's `fold_email` does. */
export const normalizeEmail = (email: string): string =>
  toStoredEmail(email).toLowerCase().normalize('NFKC').replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');

export const isSameEmail = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other);
