import { fakeTimers } from '../testing/clock';
import { nextFrame, preloadScripts, startProgram } from './program';

const never = new Promise<void>(() => {});
const added = (selector: string) => [...document.head.querySelectorAll(selector)];
const addresses = (elements: Element[]) => elements.map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
const program = () => addresses(added('script'));

beforeEach(() => fakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** A program with its page's parts, whose scripts are loaded after this many milliseconds. */
const programAfter = (milliseconds: number) => ({
  scripts: ['/a.js', '/b.js'],
  parts: ['/part.js'],
  loaded: new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
});

const FRAME_MS = 17;

it('the program’s scripts run in order, after the frame that shows the drawn page', async () => {
  let show = () => {};
  void startProgram(programAfter(0), new Promise((resolve) => (show = resolve)));
  await jest.advanceTimersByTimeAsync(100);
  expect(program()).toEqual([]);
  show();
  await jest.advanceTimersByTimeAsync(1);
  expect(program()).toEqual([]);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(program()).toEqual(['/a.js', '/b.js']);
  expect(added('script').map((script) => (script as HTMLScriptElement).async)).toEqual([false, false]);
});

it('the program waits for a drawn page until its scripts are there, and then not for long', async () => {
  void startProgram(programAfter(1000), never);
  await jest.advanceTimersByTimeAsync(1249);
  expect(program()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1 + FRAME_MS);
  expect(program()).toEqual(['/a.js', '/b.js']);
});

it('the program starts on a page out of sight, where no frame is painted', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  await startProgram(programAfter(0), Promise.resolve());
  expect(frames).not.toHaveBeenCalled();
  expect(program()).toEqual(['/a.js', '/b.js']);
});

it('scripts are loaded without being run, until they are there or can’t be loaded', async () => {
  const over = jest.fn();
  void preloadScripts(['/a.js', '/b.js']).then(over);
  const [first, second] = added('link[rel=preload]');
  expect(addresses([first!, second!])).toEqual(['/a.js', '/b.js']);
  first?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1);
  expect(over).not.toHaveBeenCalled();
  second?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  expect(program()).toEqual([]);
});

it.each([
  ['loads the page’s parts as it starts', 'interactive', ['/part.js']],
  ['leaves its parts to itself on a page that has loaded, where all comes fast', 'complete', []],
] as const)('the program %s', async (_, state, loaded) => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  void startProgram(programAfter(0), Promise.resolve());
  expect(added('link')).toEqual([]);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(program()).toEqual(['/a.js', '/b.js']);
  expect(addresses(added('link[rel=preload]'))).toEqual(loaded);
});

it('a frame counts as painted in the task after it', async () => {
  const seen: string[] = [];
  void nextFrame().then(() => seen.push('after'));
  requestAnimationFrame(() => seen.push('frame'));
  await jest.advanceTimersByTimeAsync(20);
  expect(seen).toEqual(['frame', 'after']);
});
