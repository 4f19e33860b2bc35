import type { Page } from 'playwright-core';

/** Until what is shown next comes through the service worker, with all it keeps. */
export const controlled = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready.then(() =>
    navigator.serviceWorker.controller ||
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)))
    .then(() => undefined)`);

const keptNames = (page: Page) =>
  page.evaluate<string[]>(`new Promise((resolve) => {
    const opening = indexedDB.open('stepwell');
    opening.onsuccess = () => {
      const database = opening.result;
      const done = (names) => (database.close(), resolve(names));
      if (!database.objectStoreNames.contains('kept')) return done([]);
      const reading = database.transaction('kept').objectStore('kept').get('answers');
      reading.onsuccess = () => done(reading.result?.answers.map(({ endpointName }) => endpointName) ?? []);
    };
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve([]);
  })`);

/** Waits until this browser keeps the answer to this question, or nothing at all; gives the questions it keeps answers to. */
export async function kept(page: Page, endpointName: string | undefined): Promise<string[]> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const names = await keptNames(page);
    if (endpointName === undefined ? names.length === 0 : names.includes(endpointName)) return names;
    if (Date.now() > deadline) throw new Error(`Not ${endpointName ?? 'nothing'} but: ${names.join(', ')}`);
    await page.waitForTimeout(100);
  }
}
