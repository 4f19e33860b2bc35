import PDFDocument from 'pdfkit';
import { brand } from '../mail/brand';
import { fontFile, runsOf, widthOf, type FaceName } from './fonts';
import { linesOf, type Span } from './lines';

/** A4 with a margin that every printer can keep, in points. */
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;

const LINE_HEIGHT = 1.36;
const BOX = 10;
const BOX_SIZE = 10.5;

/** What stands on the page: words, boxes to tick, a line to write on, or a rule across. */
export type Item =
  { spans: Span[]; size: number; gap?: number } | { boxes: string[] } | { writeIn: string } | { rule: true };

/** Items that stay together on a page, where they fit on one. */
export type Block = Item[];

export interface Printed {
  title: string;
  created: Date;
  blocks: Block[];
}

/** Something of a known height that can be drawn anywhere. */
interface Piece {
  height: number;
  draw: (y: number) => void;
}

type Document = PDFKit.PDFDocument;

function drawRun(pdf: Document, face: FaceName, text: string, at: { x: number; y: number; size: number }): void {
  pdf.font(face).fontSize(at.size).text(text, at.x, at.y, { lineBreak: false, baseline: 'alphabetic' });
}

function words(pdf: Document, { spans, size, gap = 0 }: Extract<Item, { spans: Span[] }>): Piece[] {
  const lines = linesOf(spans, size, WIDTH);
  return lines.map((line, index) => ({
    height: size * LINE_HEIGHT + (index === lines.length - 1 ? gap : 0),
    draw: (top) => {
      let x = MARGIN;
      for (const { text, face, width, quiet } of line) {
        pdf.fillColor(quiet ? brand.quiet : brand.ink);
        drawRun(pdf, face, text, { x, y: top + size, size });
        x += width;
      }
    },
  }));
}

function boxes(pdf: Document, labels: string[]): Piece {
  const draw = (top: number) => {
    let x = MARGIN;
    for (const label of labels) {
      pdf
        .lineWidth(1)
        .roundedRect(x, top + 4, BOX, BOX, 1.5)
        .stroke(brand.ink);
      pdf.fillColor(brand.ink);
      x += BOX + 6;
      for (const run of runsOf(label, 'regular')) {
        drawRun(pdf, run.face, run.text, { x, y: top + 13, size: BOX_SIZE });
        x += widthOf(run, BOX_SIZE);
      }
      x += 20;
    }
  };
  return { height: 22, draw };
}

function writeIn(pdf: Document, label: string): Piece {
  const draw = (top: number) => {
    pdf.fillColor(brand.quiet);
    drawRun(pdf, 'regular', label, { x: MARGIN, y: top + 18, size: BOX_SIZE });
    const from = MARGIN + widthOf({ text: label, face: 'regular' }, BOX_SIZE) + 6;
    pdf
      .lineWidth(0.75)
      .moveTo(from, top + 20)
      .lineTo(MARGIN + WIDTH, top + 20)
      .stroke(brand.quiet);
  };
  return { height: 28, draw };
}

function rule(pdf: Document): Piece {
  const draw = (top: number) =>
    void pdf
      .lineWidth(0.5)
      .moveTo(MARGIN, top + 7)
      .lineTo(MARGIN + WIDTH, top + 7)
      .stroke(brand.line);
  return { height: 14, draw };
}

function piecesOf(pdf: Document, item: Item): Piece[] {
  if ('spans' in item) return words(pdf, item);
  if ('boxes' in item) return [boxes(pdf, item.boxes)];
  return 'writeIn' in item ? [writeIn(pdf, item.writeIn)] : [rule(pdf)];
}

const heightOf = (pieces: Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0);

function drawAll(pdf: Document, blocks: Block[]): void {
  let y = MARGIN;
  const turnPage = () => {
    pdf.addPage();
    y = MARGIN;
  };
  for (const block of blocks) {
    const pieces = block.flatMap((item) => piecesOf(pdf, item));
    const height = heightOf(pieces);
    if (y + height > BOTTOM && height <= BOTTOM - MARGIN) turnPage();
    for (const piece of pieces) {
      if (y + piece.height > BOTTOM) turnPage();
      piece.draw(y);
      y += piece.height;
    }
  }
}

/** A document to print, with the letters people's names are written in. */
export async function printedDocument({ title, created, blocks }: Printed): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // None to begin with: the one taken otherwise has western letters only.
    font: '',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: created },
  });
  for (const face of ['regular', 'bold', 'emoji'] as const) pdf.registerFont(face, fontFile(face));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  drawAll(pdf, blocks);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
