import type { Page } from 'playwright-core';

export const CPU_SLOWDOWN = 4;

/** A slow connection: round-trip time in milliseconds, and bytes per second. */
const [LATENCY_MS, BYTES_PER_SECOND] = [150, 1_600_000 / 8];

/** A page is idle once it has made no requests and run no long tasks for this many milliseconds. */
const PAUSE_MS = 1_500;

/** The timings of a page load, in milliseconds from navigation; `shift` is the layout shift, without a unit. */
export interface Paints {
  first: number;
  largest: number;
  /** When the program replaces the loading state or snapshot; 0 if there is neither. */
  usable: number;
  /** Total blocking time: the sum of each task's time beyond 50 ms, after the first paint. */
  blocking: number;
  shift: number;
}

const watch = `(() => {
  const noted = (window.paints = { first: 0, largest: 0, usable: 0, shift: 0, tasks: [], busy: 0 });
  const each = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') noted.first = startTime; });
  each('largest-contentful-paint', ({ startTime }) => { noted.largest = startTime; });
  each('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) noted.shift += value; });
  each('longtask', ({ startTime, duration }) => {
    noted.tasks.push([startTime, duration]);
    noted.busy = startTime + duration;
  });
  let shown;
  new MutationObserver((_, observer) => {
    shown ??= document.getElementById('prerendered');
    if (!shown || shown.isConnected) return;
    noted.usable = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  each('resource', ({ responseEnd }) => { noted.busy = Math.max(noted.busy, responseEnd); });
})()`;

export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export async function paintsOf(page: Page, url: string): Promise<Paints> {
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate<Paints>(`new Promise((resolve) => {
    const look = () => {
      const { first, largest, usable, shift, tasks, busy } = window.paints;
      if (performance.now() < busy + ${PAUSE_MS}) return void setTimeout(look, 100);
      const blocking = tasks
        .filter(([startTime]) => startTime > first)
        .reduce((sum, [, duration]) => sum + duration - 50, 0);
      resolve({ first, largest, usable, blocking, shift });
    };
    look();
  })`);
}

/** Rounds that take 25 ms on this machine's processor, and 100 ms on a phone's. */
const WORK_ROUNDS = 6;

const work = `(() => {
  const start = performance.now();
  const words = Array.from({ length: 4000 }, (_, index) => 'word ' + ((index * 7919) % 4001));
  for (let round = 0; round < ${WORK_ROUNDS}; round += 1) {
    const entries = words.map((word, index) => ({ word, index, length: word.length + round }));
    entries.sort((one, other) => one.word.localeCompare(other.word, 'en') || one.index - other.index);
    JSON.parse(JSON.stringify(entries));
  }
  return performance.now() - start;
})()`;

/** How long this page takes for a fixed piece of work, in milliseconds. It measures the processor's speed. */
export const workOn = (page: Page): Promise<number> => page.evaluate<number>(work);
