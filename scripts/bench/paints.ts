import type { Page } from 'playwright-core';
import { SLOWER } from './phone';

/** A slow line, in milliseconds there and back and in bytes a second. */
const [LATENCY_MS, BYTES_PER_SECOND] = [150, 1_600_000 / 8];

/** A page is at rest once nothing was asked of the server or held the page up for so long. Milliseconds. */
const REST_MS = 1_500;

/** How a page came up, in milliseconds from the start of its loading; `shift` is the layout shift, without a unit. */
export interface Paints {
  first: number;
  largest: number;
  /** What tasks of over 50 ms took beyond that, after the first paint. */
  blocking: number;
  shift: number;
}

/** Notes what the browser says of its paints, from the first line of the page on. */
const watch = `(() => {
  const noted = (window.paints = { first: 0, largest: 0, shift: 0, tasks: [], busy: 0 });
  const each = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') noted.first = startTime; });
  each('largest-contentful-paint', ({ startTime }) => { noted.largest = startTime; });
  each('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) noted.shift += value; });
  each('longtask', ({ startTime, duration }) => {
    noted.tasks.push([startTime, duration]);
    noted.busy = startTime + duration;
  });
  each('resource', ({ responseEnd }) => { noted.busy = Math.max(noted.busy, responseEnd); });
})()`;

/** From now on this page is a phone's on a slow line. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Opens an address and waits until the page is at rest. */
export async function paintsOf(page: Page, url: string): Promise<Paints> {
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate<Paints>(`new Promise((resolve) => {
    const look = () => {
      const { first, largest, shift, tasks, busy } = window.paints;
      if (performance.now() < busy + ${REST_MS}) return void setTimeout(look, 100);
      const blocking = tasks
        .filter(([startTime]) => startTime > first)
        .reduce((sum, [, duration]) => sum + duration - 50, 0);
      resolve({ first, largest, blocking, shift });
    };
    look();
  })`);
}
