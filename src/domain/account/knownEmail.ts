export const MAX_EMAIL_LENGTH = 254;

const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function trimUnseen(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function addressOfLink(link: string): string {
  const [address = ''] = link.split('?');
  try {
    return trimUnseen(decodeURIComponent(address));
  } catch {
    return address;
  }
}

export function trimEmail(text: string): string {
  const trimmed = trimUnseen(text);
  return /^mailto:/i.test(trimmed) ? addressOfLink(trimUnseen(trimmed.slice('mailto:'.length))) : trimmed;
}

/** Some older accounts have addresses that would be refused today, and must still be able to log in. */
export function isKnownEmailLike(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || /\s/.test(text)) return false;
  const [local, domain, ...more] = text.normalize('NFKC').split('@');
  return more.length === 0 && !!local && domain !== undefined && /^[^.].*\../.test(domain);
}
