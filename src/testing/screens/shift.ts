import type { BrowserContext, Page } from 'playwright-core';

/** In the browser's unitless measure. */
const MOST = 0.02;

/**
 * Milliseconds after navigation, and between answers. Answers arrive only after the first rendering and one at a
 * time, so that placeholders show and each shift is visible.
 */
const [AT_LEAST, AT_MOST, BETWEEN] = [300, 1_500, 40];

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

export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch);
}

export async function layoutShiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<{ value: number; what: string }[]>('window.shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (sum <= MOST) return [];
  const [worst] = [...shifts].sort((a, b) => b.value - a.value);
  return [`shifts by ${sum.toFixed(3)}, most by ${worst?.what}`];
}
