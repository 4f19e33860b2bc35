import bidiFactory from 'bidi-js';
import { withRightToLeft } from '../../../domain/text/directions';
import { lettersOf } from './fonts';

const bidi = bidiFactory();

/** A piece of a text that runs one way. */
interface Piece {
  text: string;
  level: number;
}

/** Pieces as they stand from left to right: those from right to left change places, and so do they within one another (L2). */
function reordered<P extends Piece>(pieces: P[]): P[] {
  const placed = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      let to = from;
      while ((placed[to]?.level ?? -1) >= level) to += 1;
      if (to > from) placed.splice(from, to - from, ...placed.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return placed;
}

/** As it is drawn: brackets that face the other way, and what has no letters turned, since fonts turn only letters. */
function turned(text: string): string {
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
  return withRightToLeft(text) ? mirrored : lettersOf(mirrored).reverse().join('');
}

export type Direction = 'ltr' | 'rtl';

/** Which way a paragraph runs: as its first letter does. */
export const directionOf = (paragraph: string): Direction =>
  bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/** The runs of a line, of a paragraph that runs so, as they stand on paper from left to right, by the Unicode Bidirectional Algorithm. */
export function visualOrder<Run extends { text: string }>(line: readonly Run[], direction: Direction): Run[] {
  const text = line.map((run) => run.text).join('');
  if (!withRightToLeft(text)) return [...line];
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const pieces: (Piece & { run: Run })[] = [];
  let at = 0;
  for (const run of line) {
    for (const letter of lettersOf(run.text)) {
      const level = levels[at] ?? 0;
      const last = pieces.at(-1);
      if (last?.run === run && last.level === level) last.text += letter;
      else pieces.push({ text: letter, level, run });
      at += letter.length;
    }
  }
  return reordered(pieces).map(({ run, text: piece, level }) => ({
    ...run,
    text: level % 2 === 1 ? turned(piece) : piece,
  }));
}
