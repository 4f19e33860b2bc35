import type { Language } from '../../../domain/text/languages';
import PDFDocument from 'pdfkit';
import { brand } from '../brand';
import { isRightToLeft } from '../../../domain/text/directions';
import { fontFile, splitByFont, type FaceName, type Run } from './fonts';
import { lineWidth, linesOf, measure, type MeasuredText, type Span } from './lines';
import type { Direction } from './visualOrder';

/** A4 with a margin that every printer supports, in points. */
const MARGIN = 42;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;

const LINE_HEIGHT = 1.36;
const BOX = 10;
const LABEL_SIZE = 10.5;

const SCALES = [0.9, 0.8];

export type PrintItem = { spans: Span[]; size: number } | { boxes: string[]; writeIn?: string } | { rule: true };

type MeasuredItem = Exclude<PrintItem, { spans: Span[] }> | { text: MeasuredText; size: number };

export type PrintBlock = PrintItem[];

export interface PrintableDocument {
  title: string;
  created: Date;
  language: Language;
  blocks: PrintBlock[];
}

interface Piece {
  height: number;
  draw: (y: number) => void;
}

interface Sheet {
  pdf: PDFKit.PDFDocument;
  scale: number;
  direction: Direction;
}

function drawRun({ pdf }: Sheet, { face, text }: Run, at: { x: number; y: number; size: number }): void {
  pdf.font(face).fontSize(at.size).text(text, at.x, at.y, { lineBreak: false, baseline: 'alphabetic' });
}

/** The left edge of what begins at `from`, in points from the margin that lines begin at. */
const leftOf = (sheet: Sheet, from: number, width: number) =>
  sheet.direction === 'rtl' ? MARGIN + WIDTH - from - width : MARGIN + from;

function words(sheet: Sheet, text: MeasuredText, size: number): Piece[] {
  return linesOf(text, size, WIDTH).map((line) => ({
    height: size * LINE_HEIGHT,
    draw: (top) => {
      let x = leftOf(sheet, 0, lineWidth(line) * size);
      for (const run of line) {
        sheet.pdf.fillColor(run.quiet ? brand.quiet : brand.ink);
        drawRun(sheet, run, { x, y: top + size, size });
        x += run.width * size;
      }
    },
  }));
}

/** Returns where it ends. */
function drawLabel(sheet: Sheet, label: string, at: { from: number; y: number }): number {
  const size = LABEL_SIZE * sheet.scale;
  const [line = []] = linesOf(measure([{ text: label, face: 'regular' }], sheet.direction), size, Infinity);
  const width = lineWidth(line) * size;
  let x = leftOf(sheet, at.from, width);
  for (const run of line) {
    drawRun(sheet, run, { x, y: at.y, size });
    x += run.width * size;
  }
  return at.from + width;
}

function tickRow(sheet: Sheet, { boxes, writeIn }: Extract<PrintItem, { boxes: string[] }>): Piece {
  const { pdf, scale } = sheet;
  const box = BOX * scale;
  const draw = (top: number) => {
    const y = top + 20 * scale;
    let from = 0;
    for (const label of boxes) {
      pdf
        .lineWidth(1)
        .roundedRect(leftOf(sheet, from, box), y - box + 1, box, box, 1.5)
        .stroke(brand.ink);
      pdf.fillColor(brand.ink);
      from = drawLabel(sheet, label, { from: from + box + 5, y }) + 16 * scale;
    }
    if (writeIn === undefined) return;
    pdf.fillColor(brand.quiet);
    const line = drawLabel(sheet, writeIn, { from: from + 8, y }) + 5;
    pdf
      .lineWidth(0.75)
      .moveTo(leftOf(sheet, line, 0), y + 2)
      .lineTo(leftOf(sheet, WIDTH, 0), y + 2)
      .stroke(brand.quiet);
  };
  return { height: 26 * scale, draw };
}

function rule({ pdf, scale }: Sheet): Piece {
  const draw = (top: number) => {
    const y = top + 6 * scale;
    pdf
      .lineWidth(0.5)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .stroke(brand.line);
  };
  return { height: 11 * scale, draw };
}

const measured = (item: PrintItem, direction: Direction): MeasuredItem =>
  'spans' in item ? { text: measure(item.spans, direction), size: item.size } : item;

function piecesOf(sheet: Sheet, item: MeasuredItem): Piece[] {
  if ('text' in item) return words(sheet, item.text, item.size * sheet.scale);
  return 'boxes' in item ? [tickRow(sheet, item)] : [rule(sheet)];
}

const heightOf = (pieces: Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0);

function fittedPieces({ pdf, direction }: Omit<Sheet, 'scale'>, blocks: PrintBlock[]): Piece[][] {
  const ready = blocks.map((block) => block.map((item) => measured(item, direction)));
  const at = (scale: number) =>
    ready.map((block) => block.flatMap((item) => piecesOf({ pdf, direction, scale }, item)));
  const fits = (pieces: Piece[][]) => heightOf(pieces.flat()) <= BOTTOM - MARGIN;
  const full = at(1);
  if (fits(full)) return full;
  for (const scale of SCALES) {
    const pieces = at(scale);
    if (fits(pieces)) return pieces;
  }
  return full;
}

function drawAll(sheet: Omit<Sheet, 'scale'>, blocks: PrintBlock[]): void {
  const { pdf } = sheet;
  let y = MARGIN;
  const turnPage = () => {
    pdf.addPage();
    y = MARGIN;
  };
  for (const pieces of fittedPieces(sheet, blocks)) {
    const height = heightOf(pieces);
    if (y + height > BOTTOM && height <= BOTTOM - MARGIN) turnPage();
    for (const piece of pieces) {
      if (y + piece.height > BOTTOM) turnPage();
      piece.draw(y);
      y += piece.height;
    }
  }
}

/** The fonts that a document needs: a single font takes many megabytes. */
function facesOf(blocks: PrintBlock[]): Set<FaceName> {
  const runs = blocks.flat().flatMap((item) => {
    if ('spans' in item) return item.spans.flatMap(({ text, face }) => splitByFont(text, face));
    return 'boxes' in item ? [...item.boxes, item.writeIn ?? ''].flatMap((label) => splitByFont(label, 'regular')) : [];
  });
  return new Set(runs.map(({ face }) => face));
}

export async function renderPdf({ title, created, language, blocks }: PrintableDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // There is no initial font, since the default font has only Western letters.
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: created },
  });
  for (const face of facesOf(blocks)) pdf.registerFont(face, fontFile(face));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  drawAll({ pdf, direction: isRightToLeft(language) ? 'rtl' : 'ltr' }, blocks);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
