import { foldWithRanges, foldText } from '../text/foldText';

/** Roughly how many characters are shown before the first match, once the beginning of the text is omitted. */
const CONTEXT_CHARACTERS = 40;

/** With a first match before this position, the beginning of the text isn't omitted. */
const VISIBLE_CHARACTERS = 90;

export interface MatchPart {
  text: string;
  isFound: boolean;
}

function matchedIndexes(text: string, search: string): Set<number> {
  const { folded, units } = foldWithRanges(text);
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

function startIndexFor(text: string, place: number): number {
  if (place < VISIBLE_CHARACTERS) return 0;
  const from = place - CONTEXT_CHARACTERS;
  const gap = text.slice(from, place).search(/\s\S/);
  if (gap >= 0) return from + gap + 1;
  const isWithin = /[\uDC00-\uDFFF]/.test(text[from] ?? '');
  return isWithin ? from - 1 : from;
}

/** Starts near the first match, with '…' unless that is the start of the text. */
export function splitAtMatches(text: string, search: string): MatchPart[] {
  const found = matchedIndexes(text, search);
  const beginning = found.size > 0 ? startIndexFor(text, Math.min(...found)) : 0;
  const parts: MatchPart[] = beginning > 0 ? [{ text: '… ', isFound: false }] : [];
  for (let place = beginning; place < text.length; place += 1) {
    const isFound = found.has(place);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += text[place];
    else parts.push({ text: text[place] ?? '', isFound });
  }
  return parts;
}
