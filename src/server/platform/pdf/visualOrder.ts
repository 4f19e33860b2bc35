import bidiFactory from 'bidi-js';
import { hasRightToLeft } from '../../../domain/text/directions';
import { graphemesOf } from './fonts';

const bidi = bidiFactory();

interface Piece {
  text: string;
  level: number;
}

/** Pieces in visual order: reverses the sequences of each level, the highest first (rule L2 of the algorithm). */
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

/** A piece as drawn: with mirrored brackets, and reversed if it has no letters, since fonts reverse only letters. */
function turned(text: string): string {
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
  return hasRightToLeft(text) ? mirrored : graphemesOf(mirrored).reverse().join('');
}

export type Direction = 'ltr' | 'rtl';

export const directionOf = (paragraph: string): Direction =>
  bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/**
 * The runs of a line in visual order, from left to right, by the Unicode Bidirectional Algorithm; `direction` is that
 * of the paragraph.
 */
export function visualOrder<Run extends { text: string }>(line: readonly Run[], direction: Direction): Run[] {
  const text = line.map((run) => run.text).join('');
  if (!hasRightToLeft(text)) return [...line];
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const pieces: (Piece & { run: Run })[] = [];
  let at = 0;
  for (const run of line) {
    for (const letter of graphemesOf(run.text)) {
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
