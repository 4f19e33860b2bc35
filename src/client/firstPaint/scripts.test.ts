import { fakeTimers } from '../testing/clock';
import { afterFrame, preloadScripts, runScripts, whenParsed } from './scripts';

const FRAME_MS = 17;

const added = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));

const hide = () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => fakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('the program’s scripts run in their order', () => {
  runScripts(['/a.js', '/b.js']);
  expect(added('script')).toEqual(['/a.js', '/b.js']);
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false]);
});

it('scripts are loaded without being run', () => {
  preloadScripts(['/a.js', '/b.js']);
  expect(added('link[rel=preload]')).toEqual(['/a.js', '/b.js']);
  expect(added('script')).toEqual([]);
});

it('work for a parsed page waits until it is parsed', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const work = jest.fn();
  whenParsed(work);
  expect(work).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(work).toHaveBeenCalledTimes(1);
  whenParsed(work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a frame counts as painted in the task after it', async () => {
  const seen: string[] = [];
  afterFrame(() => seen.push('after'));
  requestAnimationFrame(() => seen.push('frame'));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(seen).toEqual(['frame', 'after']);
});

it('a page out of sight, which paints no frame, doesn’t wait for one', async () => {
  const work = jest.fn();
  afterFrame(work);
  expect(work).not.toHaveBeenCalled();
  hide();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(work).toHaveBeenCalledTimes(1);
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(2);
});
