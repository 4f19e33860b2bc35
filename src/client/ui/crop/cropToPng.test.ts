import { isCanvasReadable } from './cropToPng';

function browserReads(read: (value: number, index: number) => number): void {
  const pixels: number[] = [];
  const context = {
    fillStyle: '',
    fillRect(x: number) {
      const colour = (context.fillStyle.match(/\d+/g) ?? []).map(Number);
      pixels.splice(x * 4, 4, ...colour, 255);
    },
    getImageData: () => ({ data: pixels.map(read) }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

it('a canvas that returns the pixels drawn on it is readable', () => {
  browserReads((value) => value);
  expect(isCanvasReadable()).toBe(true);
});

it('a canvas whose pixels change invisibly is readable', () => {
  browserReads((value, index) => value ^ (index % 2));
  expect(isCanvasReadable()).toBe(true);
});

it.each<[string, (value: number, index: number) => number]>([
  ['noise', (_, index) => (index * 97 + 13) % 256],
  ['white alone', () => 255],
  ['nothing', () => 0],
])('a canvas that returns %s isn’t readable', (_, read) => {
  browserReads(read);
  expect(isCanvasReadable()).toBe(false);
});

it('a browser without a canvas isn’t readable', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(isCanvasReadable()).toBe(false);
});
