import type { Browser } from 'playwright-core';
import { joinPath, paths, signedOnPath } from '../domain/links';
import { launchBrowser } from '../testing/browser/browser';
import { startOnOwnDatabase } from '../testing/product/ownDatabase';
import type { Product } from '../testing/product/product';
import { makeNamesLong } from '../testing/screens/longNames';
import { roles, signInAll } from '../testing/screens/signedIn';
import { everyScreenOnce, walkAll, type WalkFindings } from '../testing/screens/walk';

/** `screens.full.test.ts` covers every role and device, large text and every link. */
describe('every page, once, on a phone, with long names', () => {
  let product: Product;
  let browser: Browser;
  let found: WalkFindings[];
  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startOnOwnDatabase({ DEMO: 'true' })]);
    await makeNamesLong(product);
    const plans = everyScreenOnce(await signInAll(product.origin, roles));
    found = await Promise.all(walkAll(browser, product.origin, plans).values());
  });
  afterAll(async () => {
    await browser.close();
    await product.remove();
  });

  it('is complete, accessible and free of errors, fits, and shifts nothing while loading', () => {
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    const count = found.reduce((all, one) => all + one.count, 0);
    expect(count).toBeGreaterThanOrEqual(Object.keys(paths).length);
  });

  it('links only to existing pages', () => {
    const known = new Set<string>(Object.values(paths));
    const linked = new Set(found.flatMap((one) => [...one.linked]));
    const isWithId = (path: string) => [joinPath(''), signedOnPath('')].some((beginning) => path.startsWith(beginning));
    const unknown = [...linked].filter((path) => !known.has(path) && !isWithId(path));
    expect(unknown).toEqual([]);
    expect(linked.size).toBeGreaterThan(known.size / 2);
  });
});
