import { fold, foldText } from '../text/foldText';

/** Characters shown before the first match; the same number at the start of a message is always shown. */
const BEFORE = 40;

/** Characters into a message up to which a match is visible without omitting the beginning. */
const SEEN = 90;

/** A part of a text; `found` marks a match of a search. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** The indexes of the characters that a search matches. */
function foundIn(text: string, search: string): Set<number> {
  const { folded, units } = fold(text);
  const found = new Set<number>();
  for (const word of search.split(/\s+/)) {
    const wanted = foldText(word);
    if (wanted === '') continue;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const last = units[at + wanted.length - 1]?.end ?? 0;
      for (let place = units[at]?.start ?? 0; place < last; place += 1) found.add(place);
    }
  }
  return found;
}

/** Where to start showing a text so that this index is visible: at the start of a word or a character. */
function beginningFor(text: string, place: number): number {
  if (place < SEEN) return 0;
  const from = place - BEFORE;
  const gap = text.slice(from, place).search(/\s\S/);
  if (gap >= 0) return from + gap + 1;
  const isWithin = /[\uDC00-\uDFFF]/.test(text[from] ?? '');
  return isWithin ? from - 1 : from;
}

/**
 * Splits a text into matches and the rest, starting near the first match, with '…' unless that is the start of the
 * text.
 */
export function foundParts(text: string, search: string): FoundPart[] {
  const found = foundIn(text, search);
  const beginning = found.size > 0 ? beginningFor(text, Math.min(...found)) : 0;
  const parts: FoundPart[] = beginning > 0 ? [{ text: '… ', isFound: false }] : [];
  for (let place = beginning; place < text.length; place += 1) {
    const isFound = found.has(place);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += text[place];
    else parts.push({ text: text[place] ?? '', isFound });
  }
  return parts;
}
