import type { Page } from 'playwright-core';
import { until } from '../../server/testing/until';

export const untilControlled = (page: Page) =>
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

/** An undefined endpoint waits until nothing is cached. Returns the names of cached endpoints. */
export async function untilCached(page: Page, endpointName: string | undefined): Promise<string[]> {
  let names: string[] = [];
  const complaint = () => `Not ${endpointName ?? 'nothing'} but: ${names.join(', ')}`;
  await until(
    async () => {
      names = await keptNames(page);
      return endpointName === undefined ? names.length === 0 : names.includes(endpointName);
    },
    { complaint },
  );
  return names;
}
