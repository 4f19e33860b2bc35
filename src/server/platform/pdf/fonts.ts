import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { inflateSync } from 'node:zlib';
import { packageRoot } from '../config/packageRoot';

const HEADER_LENGTH = 12;
const ENTRY_LENGTH = 16;
const WOFF_HEADER_LENGTH = 44;
const WOFF_ENTRY_LENGTH = 20;

/**
 * Unpacks a web font (WOFF 1.0). The font library would decompress a table of the packed file again for each letter,
 * which takes seconds.
 */
function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file;
  const count = file.readUInt16BE(12);
  const header = Buffer.alloc(HEADER_LENGTH + count * ENTRY_LENGTH);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** log * 16, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * 16, 10);
  const parts = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const at = WOFF_HEADER_LENGTH + index * WOFF_ENTRY_LENGTH;
    const [from, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [number, number, number];
    const table = file.subarray(from, from + packed);
    const entry = HEADER_LENGTH + index * ENTRY_LENGTH;
    file.copy(header, entry, at, at + 4);
    file.copy(header, entry + 4, at + 16, at + 20);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    // Tables are aligned to four bytes.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(table) : table).copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/**
 * Noto Sans covers Latin, Greek, Cyrillic and Devanagari, and Noto Emoji the emoji. Unifont covers all other scripts in
 * use today, including Chinese, Japanese and Korean: it is coarse, but takes a twentieth of the space of full fonts.
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

const FALLBACKS = ['arabic', 'hebrew', 'thai', 'emoji', 'others'] as const satisfies FaceName[];

const UNKNOWN = '\ufffd';

/** Joiners and selectors have no glyphs of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

interface Face {
  file: Buffer;
  /** Only for measuring. A document opens the file itself, since embedding changes the font object. */
  font: Font;
}

const opened = new Map<FaceName, Face>();

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

export interface Run {
  text: string;
  face: FaceName;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

function runOf(letter: string, wanted: FaceName): Run {
  const face = [wanted, ...FALLBACKS].find((name) => hasAll(name, letter));
  return face ? { text: letter, face } : { text: UNKNOWN, face: wanted };
}

export function splitByFont(text: string, wanted: FaceName): Run[] {
  const runs: Run[] = [];
  for (const letter of graphemesOf(text)) {
    const run = runOf(letter, wanted);
    const last = runs.at(-1);
    if (last?.face === run.face) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/**
 * Widths are cached, since letters and words recur and measuring is slow. The cache is limited in number and word
 * length.
 */
const MAX_WIDTHS = 5000;
const MAX_WORD = 30;
const widths = new Map<string, number>();

/** The width of a run at a size of one point; it is proportional to the size. */
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
