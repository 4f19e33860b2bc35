import type { Page } from 'playwright-core';

export interface Effort {
  /** Clicks and taps, wherever they land. */
  clicks: number;
  /** Filled in, once for each field of an address; a box that is ticked is a click. */
  fields: number;
  /** Each time another address opens, after the first. */
  screens: number;
}

const REPORT = 'reportEffort';

/** Runs in the page. Includes what it does while it is still loading. */
function watch(report: string): void {
  const tell = (what: string) => {
    const told = (globalThis as unknown as Record<string, (what: string) => void>)[report];
    told?.(what);
  };
  // The window would also hear taps that Playwright takes back and repeats because their target moved.
  document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tell('click'), true);
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement;
      const isBox = field.type === 'checkbox' || field.type === 'radio';
      if (!isBox) tell(`${location.pathname} ${field.name || field.id}`);
    },
    true,
  );
}

/** Counts what a person does in the page from its next navigation on; `page.goto` costs them nothing. */
export async function countEffort(page: Page): Promise<() => Effort> {
  let clicks = 0;
  const fields = new Set<string>();
  const addresses: string[] = [];
  await page.exposeFunction(REPORT, (what: string) => {
    if (what === 'click') clicks += 1;
    else fields.add(what);
  });
  await page.addInitScript(watch, REPORT);
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame() && addresses.at(-1) !== pathname + search) addresses.push(pathname + search);
  });
  return () => ({ clicks, fields: fields.size, screens: Math.max(0, addresses.length - 1) });
}
