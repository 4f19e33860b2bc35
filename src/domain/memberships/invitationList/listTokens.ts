import { isEmailAddress, toStoredEmail, trimEmail } from '../../account/email';

export type ListToken =
  /** `isBracketed`: in angle brackets, so that text before it is a name. */
  | { kind: 'address'; email: string; isBracketed: boolean }
  | { kind: 'broken'; text: string }
  /** `isComment`: in round brackets. */
  | { kind: 'text'; text: string; isComment: boolean }
  /** `isComma`: may also be part of a name. */
  | { kind: 'separator'; isComma: boolean };

const SEPARATORS = ',;\t|，；、،';
const COMMAS = ',，、،';
const ENDS_WORD = /[\s,;|，；、،<>()"]/;
const QUOTES: Record<string, string> = { '"': '"', '“': '”', '„': '“', '«': '»' };

/** A regular expression would take long on text with many signs. */
function withoutEnd(text: string): string {
  const characters = [...text];
  let end = characters.length;
  while (end > 0 && !/[\p{L}\p{M}\p{N}]/u.test(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(0, end).join('');
}

function addressIn(text: string): string | undefined {
  // A label, as in 'Email:tom@example.com'.
  const unlabelled = text.replace(/^[^@]*:/, '');
  for (const candidate of [text, unlabelled]) {
    const bare = withoutEnd(candidate.replace(/^[\s\p{Cf}\p{Ps}\p{Pi}\p{Pf}"'.:]+/u, ''));
    const email = trimEmail(bare);
    if (isEmailAddress(email)) return toStoredEmail(email);
  }
  return undefined;
}

const isAddressLike = (text: string): boolean => /[^\s@]@|@[^\s@]+\./.test(text);

/** `"a b"@example.com`: an address to mail programs, but not accepted here. */
const QUOTED_LOCAL = /"[^"]{1,64}"@[^\s,;<>"]*/y;

const isSeparator = (character: string) => character !== '' && SEPARATORS.includes(character);

/** Limits the time for many opening brackets or quotation marks without an end. */
const MAX_ENCLOSED = 500;

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

function enclosedAt(line: string, from: number): { text: string; end: number } | undefined {
  const [open, close] = line.charAt(from) === '<' ? ['<', '>'] : ['(', ')'];
  const inside = line.slice(from + 1, from + MAX_ENCLOSED);
  const length = inside.indexOf(close);
  const text = inside.slice(0, Math.max(length, 0));
  return length === -1 || text.includes(open) ? undefined : { text, end: from + length + 2 };
}

/**
 * Reads lines as mail programs and spreadsheets write them. Parsers of mail headers, such as nodemailer's (11 KB),
 * don't know cells, take the second of two addresses parted by a space for a name, and let an unclosed quotation mark
 * swallow the rest; `email-addresses` rejects the whole list for one fault.
 */
export function listTokens(line: string): ListToken[] {
  const tokens: ListToken[] = [];
  /** The last token is text to which the next word belongs. */
  let isOpen = false;
  const add = (...more: ListToken[]) => {
    tokens.push(...more);
    isOpen = false;
  };
  const addWord = (text: string) => {
    const last = tokens.at(-1);
    if (isOpen && last?.kind === 'text') last.text += ` ${text}`;
    else if (/[\p{L}\p{N}]/u.test(text)) add({ kind: 'text', text, isComment: false });
    else return;
    isOpen = true;
  };
  const addPiece = (text: string, isBracketed = false): boolean => {
    const email = isAddressLike(text) ? addressIn(text) : undefined;
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
      let end = at;
      while (end < line.length && !ENDS_WORD.test(line.charAt(end))) end += 1;
      // An unclosed bracket or quotation mark is ignored.
      const word = line.slice(at, Math.max(end, at));
      at = Math.max(end, at + 1);
      if (word !== '' && !addPiece(word)) addWord(word);
    }
  }
  return tokens;
}
