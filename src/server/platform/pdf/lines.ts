import { lettersOf, runsOf, widthOf, type FaceName, type Run } from './fonts';

/** Words in one weight. */
export interface Span {
  text: string;
  face: FaceName;
  quiet?: boolean;
}

/** Runs as they stand on a line, with what they take of it, in points. */
export interface PlacedRun extends Run {
  width: number;
  quiet: boolean;
}

export type Line = PlacedRun[];

/** Control characters and halves of letters have no place on paper. */
const plain = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '\ufffd');

const lineWidth = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);

function placed(text: string, { face, quiet = false }: Span, size: number): Line {
  return runsOf(text, face).map((run) => ({ ...run, width: widthOf(run, size), quiet }));
}

/** A word that is wider than the page is cut between its letters. */
function partsOf(word: string, span: Span, size: number, width: number): Line[] {
  const whole = placed(word, span, size);
  if (lineWidth(whole) <= width) return [whole];
  const parts: Line[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part && lineWidth(placed(part + letter, span, size)) > width) {
      parts.push(placed(part, span, size));
      part = '';
    }
    part += letter;
  }
  return [...parts, placed(part, span, size)];
}

/** Spans set in lines that are no wider than this, in points; a line break in the text begins a line. */
export function linesOf(spans: readonly Span[], size: number, width: number): Line[] {
  const lines: Line[] = [[]];
  const add = (part: Line) => {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && lineWidth(line) + lineWidth(part) > width) lines.push(part);
    else line.push(...part);
  };
  for (const span of spans) {
    plain(span.text)
      .split('\n')
      .forEach((paragraph, index) => {
        if (index > 0) lines.push([]);
        const words = paragraph.split(/(?<= )(?! )/u).filter((word) => word !== '');
        words.flatMap((word) => partsOf(word, span, size, width)).forEach(add);
      });
  }
  return lines;
}
