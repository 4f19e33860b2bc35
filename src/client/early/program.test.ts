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

it('the program’s scripts run in order, after the frame that shows the drawn page', async () => {
  let show = () => {};
  void startProgram({ scripts: ['/a.js', '/b.js'], parts: [] }, new Promise((resolve) => (show = resolve)));
  await jest.advanceTimersByTimeAsync(100);
  expect(program()).toEqual([]);
  show();
  await jest.advanceTimersByTimeAsync(1);
  expect(program()).toEqual([]);
  await jest.advanceTimersByTimeAsync(16);
  expect(program()).toEqual(['/a.js', '/b.js']);
  expect(added('script').map((script) => (script as HTMLScriptElement).async)).toEqual([false, false]);
});

it('the program doesn’t wait long for a drawn page', async () => {
  void startProgram({ scripts: ['/a.js'], parts: [] }, never);
  await jest.advanceTimersByTimeAsync(249);
  expect(program()).toEqual([]);
  await jest.advanceTimersByTimeAsync(17);
  expect(program()).toEqual(['/a.js']);
});

it('the program starts on a page out of sight, where no frame is painted', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  await startProgram({ scripts: ['/a.js'], parts: [] }, Promise.resolve());
  expect(frames).not.toHaveBeenCalled();
  expect(program()).toEqual(['/a.js']);
});

it('scripts are loaded without being run', () => {
  preloadScripts(['/a.js', '/b.js']);
  expect(addresses(added('link[rel=preload]'))).toEqual(['/a.js', '/b.js']);
  expect(program()).toEqual([]);
});

it.each([
  ['loads the page’s parts as it starts', 'interactive', ['/part.js']],
  ['leaves its parts to itself on a page that has loaded, where all comes fast', 'complete', []],
] as const)('the program %s', async (_, state, loaded) => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  void startProgram({ scripts: ['/a.js'], parts: ['/part.js'] }, never);
  expect(added('link')).toEqual([]);
  await jest.advanceTimersByTimeAsync(300);
  expect(program()).toEqual(['/a.js']);
  expect(addresses(added('link[rel=preload]'))).toEqual(loaded);
});

it('a frame counts as painted in the task after it', async () => {
  const seen: string[] = [];
  void nextFrame().then(() => seen.push('after'));
  requestAnimationFrame(() => seen.push('frame'));
  await jest.advanceTimersByTimeAsync(20);
  expect(seen).toEqual(['frame', 'after']);
});
