import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../server/demo/community';
import { launchBrowser, newPerson } from '../testing/browser/browser';
import { startProduct, type Product } from '../testing/product/product';

const KILOBYTE = 1024;

const EMAIL = 'maya.goldberg@example.com';

const sizeOf = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;

const sizeOfStyles = (html: string) =>
  [...html.matchAll(/<style data-href="[^"]+">([^<]+)/g)].reduce((sum, [, style = '']) => sum + sizeOf(style), 0);

/** Passkeys and identity providers: loaded once the login page is idle and can be used, so they have their own limit. */
const isOtherWay = (code: string) =>
  ['/v1/users/login/passkey/options', '/v1/sign-on/'].some((path) => code.includes(path)) &&
  !code.includes('getMyUser');

/** Gzipped, in kilobytes. */
function weigh(page: Page) {
  const otherWays = new Set<string>();
  const sizes = new Map<string, Promise<number>>();
  const add = (address: string, size: Promise<number>) => {
    // Responses still pending when the page closes throw on reading, and aren't needed.
    size.catch(() => undefined);
    sizes.set(address, size);
  };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'document') add(pathname, response.text().then(sizeOfStyles));
    if (!/\.(js|css)$/.test(pathname) || pathname === '/service-worker.js') return;
    const body = response.body();
    add(pathname, body.then(sizeOf));
    body.then((code) => isOtherWay(code.toString()) && otherWays.add(pathname)).catch(() => undefined);
  });
  return async () => {
    const all = await Promise.all([...sizes].map(async ([path, size]) => ({ path, size: await size })));
    const kilobytesOf = (wanted: typeof all) => wanted.reduce((sum, { size }) => sum + size, 0) / KILOBYTE;
    const later = all.filter(({ path }) => otherWays.has(path));
    const atOnce = all.filter((one) => !later.includes(one));
    return { files: atOnce.length, kilobytes: kilobytesOf(atOnce), otherWays: kilobytesOf(later) };
  };
}

describe('the size of a page: code and styles in gzip', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    // An empty folder, as for a person trying the product; most other journeys start with prepared data.
    product = await startProduct({ DEMO: 'true' });
  });
  afterAll(async () => {
    await browser.close();
    await product.remove();
  });

  it('/memberships waits for at most 9 files', async () => {
    const answer = await fetch(`${product.origin}/memberships`, { headers: { accept: 'text/html' } });
    const named = (await answer.text()).match(/(?<!data-(?:href|dates)=)[" ]\/[^" ]+\.(js|css)(?=[" ])/g) ?? [];
    process.stdout.write(`/memberships names ${named.length} files\n`);
    expect(named.length).toBeGreaterThan(5);
    expect(named.length).toBeLessThanOrEqual(9);
  });

  it('/login is at most 170 KB in 7 files, with 5.5 KB of other ways to log in later, and the first signed-in page at most 240 KB in total', async () => {
    const { page, context } = await newPerson(browser, { phone: true });
    const weight = weigh(page);
    await page.goto(`${product.origin}/login`, { waitUntil: 'networkidle' });
    const login = await weight();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/memberships/);
    await page.waitForLoadState('networkidle');
    const signedIn = await weight();
    const described = ({ kilobytes, files }: typeof login) => `${kilobytes.toFixed(2)} KB in ${files} files`;
    process.stdout.write(
      `/login ${described(login)}, later ${login.otherWays.toFixed(2)} KB, first signed-in page ${described(signedIn)} in all\n`,
    );
    expect(login.otherWays).toBeGreaterThan(0);
    expect(login.otherWays).toBeLessThanOrEqual(5.5);
    expect(login.files).toBeLessThanOrEqual(7);
    expect(login.kilobytes).toBeLessThanOrEqual(170);
    expect(signedIn.kilobytes).toBeLessThanOrEqual(240);
    await context.close();
  });
});
