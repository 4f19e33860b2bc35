import type { Page } from 'playwright-core';

/** Resolves once the page has painted its current state. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
