import { graphemesOf } from './fonts';
import { linesOf, measure, type Line } from './lines';

const SIZE = 10;
const WIDTH = 500;
const widthOf = (line: Line) => line.reduce((sum, { width }) => sum + width * SIZE, 0);
const textOf = (line: Line) => line.map(({ text }) => text).join('');

it('a word wider than the page is split between its letters, and none of them is lost', () => {
  const word = 'Schrittwëise🌱'.repeat(150);
  const lines = linesOf(measure([{ text: word, face: 'regular' }], 'ltr'), SIZE, WIDTH);
  expect(lines.map(textOf).join('')).toBe(word);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(WIDTH + 1);
  expect(lines.map(textOf).flatMap(graphemesOf)).toEqual(graphemesOf(word));
});

it('words measured once can be set in any size, and each line is as full as possible', () => {
  const text = measure([{ text: 'One small step, then the next.\nAnd again.', face: 'regular' }], 'ltr');
  const inSize = (size: number) => linesOf(text, size, 100).map((line) => textOf(line).trim());
  expect(inSize(5)).toEqual(['One small step, then the next.', 'And again.']);
  expect(inSize(10)).toEqual(['One small step, then', 'the next.', 'And again.']);
});

it('a line of our text that begins with a name keeps the name first, whichever way the name runs', () => {
  const of = (...spans: string[]) =>
    linesOf(
      measure(
        spans.map((text) => ({ text, face: 'regular' })),
        'ltr',
      ),
      SIZE,
      WIDTH,
    ).map(textOf);
  expect(of('דנה', ' · Leader')).toEqual(['דנה · Leader']);
  const arabic = (...spans: string[]) =>
    linesOf(
      measure(
        spans.map((text) => ({ text, face: 'regular' })),
        'rtl',
      ),
      SIZE,
      WIDTH,
    ).map(textOf);
  expect(arabic('Anna', ' · قيادة')).toEqual(['قيادة · Anna']);
  // Text that people wrote runs in the direction of its first letter.
  expect(of('דנה Anna')).toEqual(['Anna דנה']);
});
