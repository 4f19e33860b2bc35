import type { Page } from 'playwright-core';

/** Until the page has been drawn as it is now. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
