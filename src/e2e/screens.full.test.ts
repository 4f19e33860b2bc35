import type { Browser } from 'playwright-core';
import { launchBrowser } from '../testing/browser/browser';
import { startOnOwnDatabase } from '../testing/product/ownDatabase';
import type { Product } from '../testing/product/product';
import { makeNamesLong } from '../testing/screens/longNames';
import { roles, signInAll } from '../testing/screens/signedIn';
import { everyScreen, walkAll } from '../testing/screens/walk';

describe('every screen, as each role sees it', () => {
  let product: Product;
  let browser: Browser;
  let walks: ReturnType<typeof walkAll>;
  beforeAll(async () => {
    browser = await launchBrowser();
    product = await startOnOwnDatabase({ DEMO: 'true' });
    await makeNamesLong(product);
    walks = walkAll(browser, product.origin, everyScreen(await signInAll(product.origin, roles)));
  });
  afterAll(async () => {
    await browser.close();
    await product.remove();
  });

  it.each(roles)(
    'is complete, accessible and free of errors, shifts nothing while loading, and fits long names, 320 px and large text, for the %s',
    async (role) => {
      const found = await walks.get(role);
      expect(found?.wrong).toEqual([]);
      expect(found?.count).toBeGreaterThan(0);
    },
  );
});
