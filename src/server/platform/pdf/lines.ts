import { withoutDirections } from '../../../domain/text/directions';
import { graphemesOf, splitByFont, widthOf, type FaceName, type Run } from './fonts';
import { directionOf, visualOrder, type Direction } from './visualOrder';

export interface Span {
  text: string;
  face: FaceName;
  muted?: boolean;
}

/** A run positioned on a line; `width` is its width at a size of one point. */
export interface PlacedRun extends Run {
  width: number;
  quiet: boolean;
}

export type Line = PlacedRun[];

export interface MeasuredText {
  paragraphs: Word[][];
  direction: Direction | undefined;
}

interface Word {
  runs: Line;
  width: number;
  partsFor: (width: number) => Line[];
}

const plain = (text: string) =>
  withoutDirections(text)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '\ufffd');

const textOf = (line: Line) => line.map(({ text }) => text).join('');

export const lineWidth = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);

const runsWithWidth = (text: string, { face, muted = false }: Span): Line =>
  splitByFont(text, face).map((run) => ({ ...run, width: widthOf(run), quiet: muted }));

function measuredWord(text: string, span: Span): Word {
  const runs = runsWithWidth(text, span);
  let letters: { letter: string; letterWidth: number }[] | undefined;
  const partsFor = (width: number): Line[] => {
    letters ??= graphemesOf(text).map((letter) => ({ letter, letterWidth: lineWidth(runsWithWidth(letter, span)) }));
    const parts: Line[] = [];
    let [part, partWidth] = ['', 0];
    for (const { letter, letterWidth } of letters) {
      if (part && partWidth + letterWidth > width) {
        parts.push(runsWithWidth(part, span));
        [part, partWidth] = ['', 0];
      }
      part += letter;
      partWidth += letterWidth;
    }
    return [...parts, runsWithWidth(part, span)];
  };
  return { runs, width: lineWidth(runs), partsFor };
}

/**
 * Measures spans once for all the sizes they may be set in; a line break in a text begins a paragraph. Several spans
 * are a line of our own text with a name in it, which runs as the document does, whatever the direction of the name.
 */
export function measure(spans: readonly Span[], ofDocument: Direction): MeasuredText {
  const paragraphs: Word[][] = [[]];
  for (const span of spans) {
    plain(span.text)
      .split('\n')
      .forEach((paragraph, index) => {
        if (index > 0) paragraphs.push([]);
        const words = paragraph.split(/(?<= )(?! )/u).filter((word) => word !== '');
        paragraphs.at(-1)?.push(...words.map((word) => measuredWord(word, span)));
      });
  }
  return { paragraphs, direction: spans.length > 1 ? ofDocument : undefined };
}

function linesOfParagraph(words: Word[], width: number, given: Direction | undefined): Line[] {
  const lines: Line[] = [[]];
  let taken = 0;
  for (const word of words) {
    for (const part of word.width <= width ? [word.runs] : word.partsFor(width)) {
      const partWidth = lineWidth(part);
      if (taken > 0 && taken + partWidth > width) {
        lines.push([]);
        taken = 0;
      }
      lines.at(-1)?.push(...part);
      taken += partWidth;
    }
  }
  const direction = given ?? directionOf(textOf(words.flatMap(({ runs }) => runs)));
  return lines.map((line) => visualOrder(line, direction).map((run) => ({ ...run, width: widthOf(run) })));
}

export const linesOf = ({ paragraphs, direction }: MeasuredText, size: number, width: number): Line[] =>
  paragraphs.flatMap((words) => linesOfParagraph(words, width / size, direction));
