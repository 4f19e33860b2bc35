import { isEmailAddress, toStoredEmail } from '../../account/email';
import { trimEmail } from '../../account/knownEmail';
import { isNameLabel } from './headings';

export type ListToken =
  /** `isBracketed`: in angle brackets, so that text before it is its name. */
  | { kind: 'address'; email: string; isBracketed: boolean }
  /** Resembles an address, but isn't exactly one. */
  | { kind: 'broken'; text: string }
  | { kind: 'text'; text: string; isComment: boolean }
  /** `isComma`: may also occur within a name. */
  | { kind: 'separator'; isComma: boolean };

const SEPARATORS = ',;\t|，；、،';
const COMMAS = ',，、،';
const ENDS_WORD = /[\s,;|，；、،<>()"]/;
const QUOTES: Record<string, string> = { '"': '"', '“': '”', '„': '“', '«': '»' };

/** Not a regular expression, which would be slow with many punctuation marks. */
function withoutEnd(text: string): string {
  const characters = [...text];
  let end = characters.length;
  while (end > 0 && !/[\p{L}\p{M}\p{N}]/u.test(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(0, end).join('');
}

/** Links, paths and directory names, which may contain what looks like an address. */
const OF_OTHERS = /^[^@]*[=/\\][^@]*@/;

/**
 * How an address without brackets may begin. Other characters are allowed in addresses, but are more likely bullets
 * ('-tom@example.com', '1.tom@example.com') or other syntax ('{anna,tom}@example.com').
 */
const LOOSE_LOCAL = /^(?!\d{1,3}\.\p{L})[\p{L}\p{N}_][\p{L}\p{M}\p{N}._+'’&-]*@/u;

/** `**tom@example.com**`, as Markdown writes it. */
function withoutEmphasis(text: string): string {
  const [mark = ''] = /^(?:\*{1,3}|_{1,2}|~~|`)/.exec(text) ?? [];
  return mark !== '' && text.endsWith(mark) ? text.slice(mark.length, -mark.length) : text;
}

/** Strips the punctuation of a sentence. */
function addressIn(text: string, isBracketed = false): string | undefined {
  const start = withoutEmphasis(text).replace(/^[\s\p{Cf}\p{Ps}\p{Pi}\p{Pf}"':]+/u, '');
  const email = trimEmail(withoutEnd(start));
  const isOwn = isBracketed || (!OF_OTHERS.test(text) && LOOSE_LOCAL.test(email));
  return isOwn && isEmailAddress(email) ? toStoredEmail(email) : undefined;
}

/** 'Email:tom@example.com' */
function labelled(text: string): { label: string; rest: string } | undefined {
  const end = text.lastIndexOf(':', text.indexOf('@'));
  return end > 0 && !OF_OTHERS.test(text) ? { label: text.slice(0, end), rest: text.slice(end + 1) } : undefined;
}

const isAddressLike = (text: string): boolean => /[^\s@]@|@[^\s@]+\.|[＠﹫]/.test(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Links such as 'mailto:tom@example.com?cc=zoe@example.com', or a part of one after a comma. */
const LINK = /^\s*(mailto:)?([^?]*)(?:\?(.*))?$/is;

function partsOfLink(text: string): string[] | undefined {
  const [, scheme, to = '', query = ''] = LINK.exec(text) ?? [];
  if (scheme === undefined && !/(?:^|&)(?:to|cc|bcc|subject|body)=/i.test(query)) return undefined;
  const lists = [to, ...query.split('&').map((field) => field.replace(/^(?:amp;)?(?:to|cc|bcc)=/i, ''))];
  return lists.flatMap((list) => decoded(list).split(/[,;]/)).filter(isAddressLike);
}

/** Mail programs accept `"a b"@example.com` as an address; invitation lists don't. */
const QUOTED_LOCAL = /"[^"]{1,64}"@[^\s,;<>"]*/y;

const isSeparator = (character: string) => character !== '' && SEPARATORS.includes(character);

/** Bounds the search for a closing bracket or quotation mark. */
const MAX_ENCLOSED = 500;

/** Undefined if nothing closes the quotation. */
function quotedAt(line: string, from: number): { text: string; end: number } | undefined {
  const close = QUOTES[line.charAt(from)];
  if (close === undefined) return undefined;
  const until = Math.min(line.length, from + MAX_ENCLOSED);
  for (let at = from + 1; at < until; at += 1) {
    if (line.charAt(at) !== close) continue;
    const next = line.charAt(at + 1);
    if (next === close) at += 1;
    else if (next === '' || /[\s<(]/.test(next) || isSeparator(next))
      return { text: line.slice(from + 1, at).replaceAll(close + close, close), end: at + 1 };
  }
  return undefined;
}

/** `'Tom Smith' <…>` and `'tom@example.com'`, as Outlook writes them; not an apostrophe. */
function singleQuotedAt(line: string, from: number): { text: string; end: number } | undefined {
  const [all, text = ''] = /^['‘]([^'’,;|\t<>"]+)['’](?=$|[\s,;<])/.exec(line.slice(from, from + 200)) ?? [];
  return all === undefined ? undefined : { text, end: from + all.length };
}

const MAX_NESTED = 5;

/** Undefined if nothing closes the bracket. */
function enclosedAt(line: string, from: number): { text: string; end: number } | undefined {
  const [open, close] = line.charAt(from) === '<' ? ['<', '>'] : ['(', ')'];
  let depth = 0;
  for (let at = from; at < Math.min(line.length, from + MAX_ENCLOSED); at += 1) {
    if (line.charAt(at) === open) depth += 1;
    else if (line.charAt(at) === close) depth -= 1;
    if (depth === 0) return { text: line.slice(from + 1, at), end: at + 1 };
    if (depth > (open === '<' ? 1 : MAX_NESTED)) return undefined;
  }
  return undefined;
}

/** Escaped characters and quotation marks inside a word belong to it. */
function endOfWord(line: string, from: number): number {
  let at = from;
  while (at < line.length) {
    const [character, next] = [line.charAt(at), line.charAt(at + 1)];
    const isWithin = character === '"' && at > from && next !== '' && !ENDS_WORD.test(next);
    if (character === '\\') at += 1;
    else if (!isWithin && ENDS_WORD.test(character)) break;
    at += 1;
  }
  return Math.min(at, line.length);
}

/**
 * Splits a line of people, as mail programs and spreadsheets write it, into tokens. Words between addresses and
 * separators are joined. Parsers of mail headers, such as nodemailer's (11 KB), don't recognise cells, take the
 * second of two addresses separated by a space for a name, and read everything after an unclosed quotation mark as
 * quoted; `email-addresses` rejects the whole list for one error.
 */
export function listTokens(line: string): ListToken[] {
  const tokens: ListToken[] = [];
  /** Whether the last token is text to which the next word is appended. */
  let isOpen = false;
  const add = (...more: ListToken[]) => {
    tokens.push(...more);
    isOpen = false;
  };
  const addWord = (text: string) => {
    const last = tokens.at(-1);
    if (isOpen && last?.kind === 'text') last.text += ` ${text}`;
    else if (/[\p{L}\p{N}()]/u.test(text)) add({ kind: 'text', text, isComment: false });
    else return;
    isOpen = true;
  };
  const addPiece = (text: string, isBracketed = false): boolean => {
    const [part, ...parts] = partsOfLink(text) ?? [text];
    if (parts.length > 0 || (part !== undefined && part !== text)) {
      for (const one of [part ?? '', ...parts]) addPiece(one, isBracketed);
      return true;
    }
    const { label, rest } = labelled(text) ?? { label: '', rest: text };
    const email = isAddressLike(text) ? addressIn(rest, isBracketed) : undefined;
    if (email !== undefined && label !== '' && !isNameLabel(label)) addWord(`${label}:`);
    if (email !== undefined) add({ kind: 'address', email, isBracketed });
    else if (isAddressLike(text)) add({ kind: 'broken', text: text.trim() });
    else return false;
    return true;
  };

  let at = 0;
  while (at < line.length) {
    const character = line.charAt(at);
    const quoted = quotedAt(line, at) ?? singleQuotedAt(line, at);
    QUOTED_LOCAL.lastIndex = at;
    const [quotedLocal] = QUOTED_LOCAL.exec(line) ?? [];
    const enclosed = character === '<' || character === '(' ? enclosedAt(line, at) : undefined;
    if (isSeparator(character)) {
      add({ kind: 'separator', isComma: COMMAS.includes(character) });
      at += 1;
    } else if (/\s/.test(character)) {
      at += 1;
    } else if (quotedLocal !== undefined) {
      at += quotedLocal.length;
      add({ kind: 'broken', text: quotedLocal });
    } else if (quoted) {
      at = quoted.end;
      const isOne = !isAddressLike(quoted.text) || addressIn(quoted.text) !== undefined;
      if (!isOne) add(...listTokens(quoted.text));
      else if (!addPiece(quoted.text) && quoted.text.trim() !== '') addWord(quoted.text.trim());
    } else if (enclosed) {
      at = enclosed.end;
      if (character === '<') addPiece(enclosed.text, true);
      else if (isAddressLike(enclosed.text)) add(...listTokens(enclosed.text));
      else add({ kind: 'text', text: enclosed.text.trim(), isComment: true });
    } else {
      const end = endOfWord(line, at);
      // An unclosed bracket is kept, so that no name is made of the text after it; an unclosed quotation mark is
      // dropped.
      const word = end > at || !'()'.includes(character) ? line.slice(at, end) : character;
      at = Math.max(end, at + 1);
      if (word !== '' && !addPiece(word)) addWord(word);
    }
  }
  return tokens;
}
