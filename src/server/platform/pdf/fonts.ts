import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { packageRoot } from '../config/packageRoot';
import { unpackWoff } from './unpackWoff';

/**
 * Noto Sans has Latin, Greek, Cyrillic and Devanagari letters, Noto Emoji the pictures. Unifont has all other letters of today's
 * languages, Chinese, Japanese and Korean among them: coarse ones, but in a twentieth of the space that fonts of those take.
 * All are under the Open Font License.
 */
const FILES = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  hebrew: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
  thai: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  others: '@fontsource/unifont/files/unifont-latin-400-normal.woff',
} as const;

export type FaceName = keyof typeof FILES;

/** Where a letter is looked for that the font which is meant doesn't have. */
const FALLBACKS = ['arabic', 'hebrew', 'thai', 'emoji', 'others'] as const satisfies FaceName[];

/** What stands for a letter that no font here has. */
const UNKNOWN = '\ufffd';

/** Joiners and selectors have no picture of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

interface Face {
  file: Buffer;
  /** For measuring. A document opens the file for itself: embedding a font leaves marks in it. */
  font: Font;
}

const opened = new Map<FaceName, Face>();

/** A font, read from its package the first time. */
function openFace(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const { resolve } = createRequire(path.join(packageRoot(), 'package.json'));
  const file = unpackWoff(readFileSync(resolve(FILES[name])));
  const face = { file, font: create(file) as Font };
  opened.set(name, face);
  return face;
}

const fontOf = (name: FaceName) => openFace(name).font;

export const fontFile = (name: FaceName): Buffer => openFace(name).file;

function hasAll(name: FaceName, grapheme: string): boolean {
  return [...grapheme].every(
    (letter) => INVISIBLE.test(letter) || fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** A piece of text that one font can show. */
export interface Run {
  text: string;
  face: FaceName;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader sees as one letter each. */
export const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

function runOf(letter: string, wanted: FaceName): Run {
  const face = [wanted, ...FALLBACKS].find((name) => hasAll(name, letter));
  return face ? { text: letter, face } : { text: UNKNOWN, face: wanted };
}

/** Text cut where the font has to change; whatever no font has becomes a sign that something stood there. */
export function runsOf(text: string, wanted: FaceName): Run[] {
  const runs: Run[] = [];
  for (const letter of lettersOf(text)) {
    const run = runOf(letter, wanted);
    const last = runs.at(-1);
    if (last?.face === run.face) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/** Letters and words come again and again, and measuring is what takes long. Bounded in number and length. */
const MAX_WIDTHS = 5000;
const MAX_WORD = 30;
const widths = new Map<string, number>();

/** How wide a run is at a size of one point; it grows with the size. */
export function widthOf({ text, face }: Run): number {
  const key = `${face} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const font = fontOf(face);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (widths.size >= MAX_WIDTHS) widths.clear();
  if (text.length <= MAX_WORD) widths.set(key, width);
  return width;
}
