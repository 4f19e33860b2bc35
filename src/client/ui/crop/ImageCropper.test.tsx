import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider';
import { initialCrop, type CropImage } from './cropChoice';
import { ImageCropper } from './ImageCropper';

jest.mock('./cropToPng', () => ({
  ...jest.requireActual<object>('./cropToPng'),
  isCanvasReadable: () => true,
}));

function imagesOf(width: number, height: number): void {
  class LoadedImage extends EventTarget {
    readonly width = width;
    readonly height = height;
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  jest.spyOn(globalThis, 'Image').mockImplementation(() => new LoadedImage() as never);
}

const BORDER = 20;

const edge = (at: number[]) => at.map((one) => Math.round(-one) || 0).join();

const drawn = new Map<HTMLCanvasElement, number[]>();

const blobs = new Map<Blob, string>();

beforeEach(() => {
  drawn.clear();
  blobs.clear();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const draw = (image: unknown, ...at: number[]) =>
      drawn.set(this, image instanceof HTMLCanvasElement ? drawn.get(image)! : at);
    const others = { canvas: this, drawImage: draw };
    return new Proxy(others, { get: (known, name) => Reflect.get(known, name) ?? (() => undefined) }) as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take) {
    const blob = new Blob();
    blobs.set(blob, edge(drawn.get(this)!));
    take(blob);
  });
  HTMLElement.prototype.setPointerCapture = jest.fn();
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'));

interface Size {
  width: number;
  height: number;
}

async function open({ width, height }: Size) {
  imagesOf(width, height);
  const onPicture = jest.fn<void, [CropImage]>();
  function Cropping() {
    const [choice, onChoice] = useState(() => initialCrop(new File(['pixels'], 'me.png')));
    return <ImageCropper shape="circle" onRefused={jest.fn()} {...{ choice, onChoice, onPicture }} />;
  }
  const { container } = render(<Cropping />, { wrapper: ThemeProvider });
  // The editor loads each image twice as it begins.
  await waitFor(() => expect(onPicture).toHaveBeenCalledTimes(2));
  const canvas = container.querySelector('canvas')!;
  const frame = canvas.parentElement!;
  const drag = ([fromX, fromY]: [number, number], [clientX, clientY]: [number, number]) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: { clientX: fromX, clientY: fromY } },
      { target: frame, coords: { clientX, clientY } },
      { keys: '[/MouseLeft]', target: frame },
    ]);
  const press = async (slider: string, keys: string) => {
    act(() => screen.getByRole('slider', { name: slider }).focus());
    await userEvent.keyboard(keys);
  };
  return {
    press,
    drag,
    stored: async () => blobs.get(await onPicture.mock.lastCall![0]()),
    shown: () => {
      const [x = 0, y = 0, shownWidth = 0] = drawn.get(canvas) ?? [];
      return edge([x - BORDER, y - BORDER].map((at) => (at / shownWidth) * width));
    },
  };
}

type Page = Awaited<ReturnType<typeof open>>;

const tall = { width: 300, height: 600 };
const wide = { width: 800, height: 400 };

it.each<[string, Size, (page: Page) => unknown, string]>([
  ['nothing', tall, () => undefined, '0,150'],
  ['Home on up and down', tall, ({ press }) => press('Move up and down', '{Home}'), '0,0'],
  ['End on up and down', tall, ({ press }) => press('Move up and down', '{End}'), '0,300'],
  ['one step down', tall, ({ press }) => press('Move up and down', '{ArrowRight}'), '0,153'],
  ['Home on sideways', wide, ({ press }) => press('Move sideways', '{Home}'), '0,0'],
  ['End on sideways', wide, ({ press }) => press('Move sideways', '{End}'), '400,0'],
  ['dragging up by 20 of 200 pixels', tall, ({ drag }) => drag([90, 90], [90, 70]), '0,180'],
  ['dragging far beyond the edge', tall, ({ drag }) => drag([90, 90], [990, 990]), '0,0'],
  [
    'dragging, then Home',
    wide,
    async ({ drag, press }) => {
      await drag([90, 90], [70, 90]);
      await press('Move sideways', '{Home}');
    },
    '0,0',
  ],
  [
    'the most zoom, then End both ways',
    tall,
    async ({ press }) => {
      await press('Zoom', '{End}');
      await press('Move sideways', '{End}');
      await press('Move up and down', '{End}');
    },
    '225,525',
  ],
])('after %s the picture and what is stored show the same part', async (_, size, act, expected) => {
  const page = await open(size);
  await act(page);
  expect(await page.stored()).toBe(expected);
  expect(page.shown()).toBe(expected);
});

it('the slider for a direction in which nothing can move can’t be reached by Tab', async () => {
  const page = await open(tall);
  const across = screen.getByRole('slider', { name: 'Move sideways' });
  expect(across).toHaveAttribute('tabindex', '-1');
  await page.press('Zoom', '{ArrowRight}');
  expect(across).toHaveAttribute('tabindex', '0');
});
