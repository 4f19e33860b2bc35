import { fold, foldText } from '../text/foldText';

/**
 * How much of a message stands before the first place that was found, in characters; so much of its beginning shows
 * anyway.
 */
const BEFORE = 40;

/** As far as this into a message a place is seen without leaving out what stands before it, in characters. */
const SEEN = 90;

/** A part of a text; found is what a search looked for. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** Which characters of a text a search has found, by their places. */
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

/** From where on a text is shown, so that this place of it is seen: at the beginning of a word, or of a character. */
function beginningFor(text: string, place: number): number {
  if (place < SEEN) return 0;
  const from = place - BEFORE;
  const gap = text.slice(from, place).search(/\s\S/);
  if (gap >= 0) return from + gap + 1;
  const isWithin = /[\uDC00-\uDFFF]/.test(text[from] ?? '');
  return isWithin ? from - 1 : from;
}

/**
 * What a search has found of a text, apart from the rest; it begins near the first place, with '…' where that isn't at
 * its start.
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
