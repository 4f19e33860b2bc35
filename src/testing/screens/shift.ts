import type { BrowserContext, Page } from 'playwright-core';

/** So much may move in all while a page comes up, as the layout shift is counted in browsers, without a unit. */
const MOST = 0.02;

/**
 * Answers reach the page only once it is drawn without them, and one after the other: so it shows what takes their place, and
 * what moves when each comes. In milliseconds: at least so long after the page was asked for, at most, and from one to the next.
 */
const [AT_LEAST, AT_MOST, BETWEEN] = [300, 1_500, 40];

/** In the page, from its first line on. */
const watch = `(() => {
  const shifts = (window.shifts = []);
  const nameOf = (node) => (node?.textContent ?? '').trim().slice(0, 30);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const [first] = sources;
      const [from, to] = [first?.previousRect, first?.currentRect].map((rect) => rect && [rect.x, rect.y, rect.width, rect.height].join(' '));
      if (!hadRecentInput) shifts.push({ value, what: JSON.stringify(nameOf(first?.node)) + ' from ' + from + ' to ' + to });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isDrawn = () => performance.now() > ${AT_LEAST} && document.querySelector('#root [aria-busy="true"]');
  const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const fetchNow = window.fetch;
  let before = (async () => {
    while (!isDrawn() && performance.now() < ${AT_MOST}) await later(20);
  })();
  window.fetch = async (...asked) => {
    const answer = await fetchNow(...asked);
    before = before.then(() => later(${BETWEEN}));
    await before;
    return answer;
  };
})()`;

/** From now on its pages are watched, and get their answers late. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch);
}

/** What has moved too much since the page was opened, in words. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<{ value: number; what: string }[]>('window.shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (sum <= MOST) return [];
  const [worst] = [...shifts].sort((a, b) => b.value - a.value);
  return [`shifts by ${sum.toFixed(3)}, most by ${worst?.what}`];
}
