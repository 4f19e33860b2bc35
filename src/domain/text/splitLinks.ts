import { isHttpLink } from '../links/httpLink';

/** A stretch of plain text, or a link in it. The texts of all parts together are the text that was split. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** No part of the pattern can match in two ways, so the time it takes grows with the text and no faster. */
const CANDIDATE = /https?:\/\/[^\s<>"]+/gi;

const CLOSES: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Where a link ends: before the punctuation of the sentence around it, but with brackets that it opened itself. */
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

/**
 * Splits plain text into text and http(s) links, for a conversation in which links can be clicked (rule chat.messages). Written
 * here because linkify-react, which finds the same links, weighs 10 KB as gzip with its list of top-level domains, more than all
 * else the chat page is made of, and would link an address with invisible marks in it (rule platform.httpLinks).
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let shown = 0;
  const showTextTo = (end: number) => {
    if (end > shown) parts.push({ kind: 'text', text: text.slice(shown, end) });
    shown = Math.max(shown, end);
  };
  for (const match of text.matchAll(CANDIDATE)) {
    const link = match[0].slice(0, linkLength(match[0]));
    const isInsideWord = /[\p{L}\p{N}]/u.test(text.charAt(match.index - 1));
    if (isInsideWord || !isHttpLink(link)) continue;
    showTextTo(match.index);
    parts.push({ kind: 'link', text: link, href: link });
    shown = match.index + link.length;
  }
  showTextTo(text.length);
  return parts;
}
