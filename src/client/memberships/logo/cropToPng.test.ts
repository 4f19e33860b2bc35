import { isCanvasReadable } from './cropToPng';

/** A canvas of a browser that gives back each value of each pixel as `read` says. */
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

it('a canvas that gives back what was drawn can be read', () => {
  browserReads((value) => value);
  expect(isCanvasReadable()).toBe(true);
});

it('a canvas whose pixels are changed so little that nobody sees it can be read', () => {
  browserReads((value, index) => value ^ (index % 2));
  expect(isCanvasReadable()).toBe(true);
});

it.each<[string, (value: number, index: number) => number]>([
  ['noise', (_, index) => (index * 97 + 13) % 256],
  ['white alone', () => 255],
  ['nothing', () => 0],
])('a canvas that gives back %s can’t be read', (_, read) => {
  browserReads(read);
  expect(isCanvasReadable()).toBe(false);
});

it('a browser without a canvas has none that can be read', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(isCanvasReadable()).toBe(false);
});
