import { isHttpLink } from '../links/httpLink';

export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** Matches in only one way, so its time grows linearly with the text. */
const CANDIDATE = /https?:\/\/[^\s<>"]+/gi;

const CLOSES: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Excludes punctuation of the sentence, but includes closing brackets opened within the link. */
function linkLength(candidate: string): number {
  const surplus: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (const character of candidate) {
    const opening = CLOSES[character] ?? character;
    const count = surplus[opening];
    if (count !== undefined) surplus[opening] = count + (opening === character ? -1 : 1);
  }
  let length = candidate.length;
  for (; length > 0; length--) {
    const last = candidate.charAt(length - 1);
    const opening = CLOSES[last];
    if (opening && (surplus[opening] ?? 0) > 0) surplus[opening] = (surplus[opening] ?? 0) - 1;
    else if (!".,;:!?'*~".includes(last)) break;
  }
  return length;
}

/** https://zoom.us@example.com opens example.com. */
const HAS_USER = /^https?:\/\/[^/?#\\]*@/i;

/**
 * Rule chat.messages. linkify-react takes 10 KB gzipped for its list of top-level domains, more than the rest of the
 * chat page, and would link addresses with invisible marks (rule platform.httpLinks).
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let shown = 0;
  const showTextTo = (end: number) => {
    if (end > shown) parts.push({ kind: 'text', text: text.slice(shown, end) });
  };
  for (const match of text.matchAll(CANDIDATE)) {
    const link = match[0].slice(0, linkLength(match[0]));
    const isInsideWord = /[\p{L}\p{N}]/u.test(text.charAt(match.index - 1));
    if (isInsideWord || HAS_USER.test(link) || !isHttpLink(link)) continue;
    showTextTo(match.index);
    parts.push({ kind: 'link', text: link, href: link });
    shown = match.index + link.length;
  }
  showTextTo(text.length);
  return parts;
}
