import type { Page } from 'playwright-core';
import { until } from '../server/testing/until';
import { demoAccounts } from '../server/demo/community';
import { heading } from '../testing/browser/acts';
import { untilIs, withoutScripts } from '../testing/browser/loading';
import { useJourney } from '../testing/product/journey';

const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';

interface SeenMessage {
  text: string;
  top: number;
}

/** To within two pixels: the program measures messages, while the browser lays out the snapshot’s. */
const isSame = (before: SeenMessage[], shown: SeenMessage[]) =>
  before.length === shown.length &&
  before.every(({ text, top }, index) => text === shown[index]?.text && Math.abs(top - shown[index].top) <= 2);

const messagesInView = `(() => {
  const log = document.querySelector('[role=log]').getBoundingClientRect();
  return [...document.querySelectorAll('[role=log] [role=article]')]
    .map((one) => ({ text: one.innerText, top: Math.round(one.getBoundingClientRect().top), bottom: one.getBoundingClientRect().bottom }))
    .filter(({ top, bottom }) => top >= log.top - 1 && bottom <= log.bottom + 1)
    .sort((one, other) => one.top - other.top)
    .map(({ text, top }) => ({ text, top }));
})()`;

const REFUSED = /ERR_FAILED|was preloaded using link preload but not used/;

describe('a snapshot, until the scripts have loaded', () => {
  const journey = useJourney({ DEMO: 'true' });

  async function visitAgain(): Promise<Page> {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    await page.getByRole('article').first().waitFor();
    return page;
  }

  async function openSnapshot(page: Page, address: string): Promise<() => void> {
    const letGo = await withoutScripts(page);
    // A server that is busy, or has just started, omits the snapshot.
    await until(async () => {
      const [answer] = await Promise.all([
        page.waitForResponse(/\/v1\/batch\/page-snapshot\?/),
        page.goto(journey.product.origin + address, { waitUntil: 'commit' }),
      ]);
      return ((await answer.json()) as { html?: string }).html !== undefined;
    });
    await page.locator('#prerendered main :not([aria-busy] *)').first().waitFor();
    return letGo;
  }

  const firstOf = async (page: Page, list: string, link: string) => {
    await page.goto(journey.product.origin + list);
    return (await page.locator(`main a[href^="${link}?"]`).first().getAttribute('href')) ?? '';
  };

  journey.stage('shows its content where its program shows it', async () => {
    const page = await visitAgain();
    const letGo = await openSnapshot(page, '/pods');
    const title = page.locator('main h2').first();
    await title.waitFor();
    const before = [await title.textContent(), await title.boundingBox()];
    expect(await page.locator('#root').innerHTML()).toBe('');
    letGo();
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    expect([await title.textContent(), await title.boundingBox()]).toEqual(before);
  });

  journey.stage('shows what its program shows', async () => {
    const page = await visitAgain();
    const addresses = ['/memberships', '/pods', await firstOf(page, '/pods', '/pod'), '/chats'];
    const linesOf = async () =>
      (await page.locator('main').innerText())
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && line !== 'Loading…');
    for (const address of addresses) {
      const letGo = await openSnapshot(page, address);
      const before = await linesOf();
      expect(before.length).toBeGreaterThan(2);
      letGo();
      await page.locator('#prerendered').waitFor({ state: 'detached' });
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      const shown = await linesOf();
      expect({ address, missing: before.filter((line) => !shown.includes(line)) }).toEqual({ address, missing: [] });
    }
  });

  journey.stage('shows the messages of a conversation that its program shows, where it shows them', async () => {
    const page = await visitAgain();
    const address = await firstOf(page, '/chats', '/chat');
    const seen = async () => page.evaluate<SeenMessage[]>(messagesInView);
    const letGo = await openSnapshot(page, address);
    await page.locator('#prerendered').getByRole('article').first().waitFor();
    const before = await seen();
    letGo();
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    await page.getByRole('log').getByRole('article').first().waitFor();
    expect(before.length).toBeGreaterThan(1);
    await until(async () => isSame(before, await seen()), { complaint: () => JSON.stringify(before) });
  });

  journey.stage('can be followed, by the router once it has loaded, but not operated', async () => {
    const page = await visitAgain();
    await openSnapshot(page, await firstOf(page, '/chats', '/chat'));
    const reached = new Set<unknown>();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate('document.activeElement.tagName'));
    }
    expect([...reached].sort()).toEqual(['A', 'BODY']);
    const letGo = await openSnapshot(page, '/pods');
    await page.evaluate('window.isSamePage = true');
    const link = page.locator('#prerendered main a[href^="/pod?"]').first();
    const address = await link.getAttribute('href');
    await link.click({ noWaitAfter: true });
    letGo();
    await page.waitForURL(`**${address}`);
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await page.goBack();
    await heading(page, 'Pods').waitFor();
  });

  journey.stage('stays where it has been scrolled to', async () => {
    const page = await visitAgain();
    await page.setViewportSize({ width: 390, height: 300 });
    const letGo = await openSnapshot(page, '/pods');
    await page.mouse.move(100, 150);
    await page.mouse.wheel(0, 200);
    await untilIs(page, 'scrollY > 100');
    const before = await page.evaluate<number>('scrollY');
    letGo();
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    await page.locator('main h2').first().waitFor();
    expect(await page.evaluate<number>('scrollY')).toBe(before);
  });

  journey.stage('shows at once on the next visit, without its answers, as it was before', async () => {
    const page = await visitAgain();
    const letGo = await openSnapshot(page, '/pods');
    const title = page.locator('#prerendered main h2').first();
    const before = await title.textContent();
    letGo();
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    await withoutScripts(page);
    await page.route(/\/v1\/batch\/page-snapshot\?/, () => {});
    await page.reload({ waitUntil: 'commit' });
    await title.waitFor();
    expect(await title.textContent()).toBe(before);
  });

  journey.stage('says so, also as a cached snapshot, if its scripts can’t be loaded', async () => {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true, ignore: REFUSED });
    await page.getByRole('article').first().waitFor();
    await page.goto(`${journey.product.origin}/pods`);
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const forget of ['', 'localStorage.removeItem("stepwell.snapshots")']) {
      await page.evaluate(forget);
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('alert').getByText('Part of this page didn’t load').waitFor();
    }
  });
});
