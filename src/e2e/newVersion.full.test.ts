import { demoAccounts } from '../server/demo/community';
import { heading, logIn, press } from '../testing/browser/acts';
import { untilControlled } from '../testing/browser/browserStorage';
import { untilPainted } from '../testing/browser/painted';
import { startHttpProxy, type HttpProxy } from '../testing/product/httpProxy';
import { useJourney } from '../testing/product/journey';

describe('a new version', () => {
  const journey = useJourney({ DEMO: 'true' }, 'whole');
  let between: HttpProxy;
  let version = 0;

  beforeAll(async () => {
    const isWorker = (path: string) => path === '/service-worker.js';
    between = await startHttpProxy(() => journey.product.origin, {
      change: (path) => (isWorker(path) ? (worker) => `${worker}\n// ${version}` : undefined),
    });
  });
  afterAll(() => between.close());

  it('shows a message, and takes over when the person reloads, never automatically', async () => {
    const { page } = await journey.enter();
    const { origin } = between;
    await logIn(page, origin, demoAccounts().find(({ role }) => role === 'participant')?.email ?? '');
    await untilControlled(page);
    await page.goto(`${origin}/memberships`);
    await heading(page, 'Home').waitFor();
    version += 1;
    await page.evaluate('window.isSamePage = true');
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)');
    await page.getByText('A new version is ready').waitFor();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    const waiting = 'navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)';
    expect(await page.evaluate(waiting)).toBe(true);
    const loaded = page.waitForEvent('load');
    await press(page, 'Reload');
    await loaded;
    expect(await page.evaluate('window.isSamePage')).toBeUndefined();
    await heading(page, 'Home').waitFor();
    expect(await page.evaluate(waiting)).toBe(false);
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)');
    expect(await page.evaluate(waiting)).toBe(false);
    await untilPainted(page);
    expect(await page.getByText('A new version is ready').count()).toBe(0);
  });
});
