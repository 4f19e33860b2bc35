import type { Page } from 'playwright-core';
import { until } from '../../server/testing/until';

export async function withoutScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', (route) => isOver.then(() => route.continue()));
  return letGo;
}

/** Polls from outside, since the page's policy forbids the `eval` that Playwright's own wait needs. */
export const untilIs = (page: Page, condition: string) =>
  until(() => page.evaluate<boolean>(condition), { complaint: () => `${page.url()} never has ${condition}` });
