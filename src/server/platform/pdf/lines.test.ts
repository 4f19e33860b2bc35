import { lettersOf } from './fonts';
import { linesOf, measure, type Line } from './lines';

const SIZE = 10;
const WIDTH = 500;
const widthOf = (line: Line) => line.reduce((sum, { width }) => sum + width * SIZE, 0);
const textOf = (line: Line) => line.map(({ text }) => text).join('');

it('a word that is wider than the page is cut between its letters, and nothing of it is lost', () => {
  const word = 'Schrittwëise🌱'.repeat(150);
  const lines = linesOf(measure([{ text: word, face: 'regular' }]), SIZE, WIDTH);
  expect(lines.map(textOf).join('')).toBe(word);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(WIDTH + 1);
  expect(lines.map(textOf).flatMap(lettersOf)).toEqual(lettersOf(word));
});

it('words that were measured once are set in any size, and each line is as full as can be', () => {
  const text = measure([{ text: 'One small step, then the next.\nAnd again.', face: 'regular' }]);
  const inSize = (size: number) => linesOf(text, size, 100).map((line) => textOf(line).trim());
  expect(inSize(5)).toEqual(['One small step, then the next.', 'And again.']);
  expect(inSize(10)).toEqual(['One small step, then', 'the next.', 'And again.']);
});

it('a line of ours begins with the name in it, also where that runs from right to left', () => {
  const of = (...spans: string[]) =>
    linesOf(measure(spans.map((text) => ({ text, face: 'regular' }))), SIZE, WIDTH).map(textOf);
  expect(of('דנה', ' · Leader')).toEqual(['דנה · Leader']);
  // What somebody wrote runs as it begins.
  expect(of('דנה Anna')).toEqual(['Anna דנה']);
});
