import { gt, isNotNull, and } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../../src/server/demo/community';
import { occurrences, pods } from '../../src/server/platform/database/schema';
import { heading, logIn, press } from '../../src/testing/browser/acts';
import { launchBrowser, newPerson } from '../../src/testing/browser/browser';
import { fillDatabase } from '../../src/testing/product/inDatabase';
import { startProduct, type Product } from '../../src/testing/product/product';
import { startBareServer } from './bareServer';
import { median, percentile, type Figure } from './figures';

const TAPS = 100;
const RUNNING = 'Running';
const PAUSED = 'Paused';

const barePage = `<!doctype html><title>Bare</title><link rel="icon" href="data:,"><h1>Bare</h1>
<button>Pause</button><p>${RUNNING}</p>
<script>
const button = document.querySelector('button');
const post = (body) => fetch('/', { method: 'POST', body });
button.addEventListener('click', () => void post(button.textContent === 'Pause' ? '${PAUSED}' : '${RUNNING}'));
new EventSource('/stream').onmessage = ({ data }) => {
  document.querySelector('p').textContent = data;
  button.textContent = data === '${PAUSED}' ? 'Resume' : 'Pause';
};
</script>`;

const watch = `(() => {
  const now = () => performance.timeOrigin + performance.now();
  const seen = (window.seen = { taps: [], changes: [] });
  document.addEventListener('click', () => seen.taps.push(now()), true);
  const isPaused = () => document.body.innerText.includes('${PAUSED}');
  let last = isPaused();
  new MutationObserver(() => {
    if (isPaused() === last) return;
    last = !last;
    requestAnimationFrame(() => seen.changes.push(now()));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

interface Seen {
  taps: number[];
  changes: number[];
}

const letItMeet = (product: Product): Promise<string> =>
  fillDatabase(product, async (_make, { db }) => {
    const now = Date.now();
    const soon = and(isNotNull(occurrences.movedTo), gt(occurrences.startsAt, occurrences.movedTo));
    const [moved] = await db
      .update(occurrences)
      .set({ movedTo: new Date(now - 60_000) })
      .where(soon)
      .returning({ meetingId: occurrences.meetingId });
    const all = await db.select({ id: pods.id, meetingId: pods.meetingId, name: pods.name }).from(pods);
    const pod = all.find(({ meetingId }) => meetingId === moved?.meetingId);
    if (!pod) throw new Error('No pod of the demo meets now.');
    return pod.id;
  });

async function tapAndMeasure(leader: Page, other: Page): Promise<number[]> {
  for (const page of [leader, other]) await page.evaluate(watch);
  for (let tap = 0; tap < TAPS; tap += 1) {
    await press(leader, tap % 2 === 0 ? 'Pause' : 'Resume');
    const count = tap + 1;
    await other.waitForFunction((shown) => (window as never as { seen: Seen }).seen.changes.length >= shown, count);
  }
  const [{ taps }, { changes }] = await Promise.all([
    leader.evaluate<Seen>('window.seen'),
    other.evaluate<Seen>('window.seen'),
  ]);
  return taps.map((at, index) => (changes[index] ?? NaN) - at);
}

const OPENINGS = 9;

/** The median time from requesting a page that is in the browser's cache until a part of it shows. Milliseconds. */
async function medianOpening(page: Page, url: string, role: 'timer' | 'heading'): Promise<number> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole(role).first().waitFor();
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * Two browsers in a pod's meeting mode: the 95th percentile of the time from the leader's tap until the other has
 * painted it, and the median of opening the page.
 */
export async function benchRound(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'true', REQUESTS_PER_MINUTE: '1000000000' });
  const [reference, browser] = await Promise.all([
    startBareServer((text) => `data: ${text}\n\n`, barePage),
    launchBrowser('whole'),
  ]);
  try {
    const podId = await letItMeet(product);
    const emailOf = (role: string) => demoAccounts().find((account) => account.role === role)?.email ?? '';
    const open = async (role: string) => {
      const { page } = await newPerson(browser);
      await logIn(page, product.origin, emailOf(role));
      await page.goto(`${product.origin}/pod/meeting?p=${podId}`);
      return page;
    };
    const leader = await open('leader of a pod that meets now');
    const other = await open('participant of a pod that meets now');
    await press(leader, 'Begin the round');
    await other.getByRole('timer').waitFor();
    const bare = [(await newPerson(browser)).page, (await newPerson(browser)).page] as const;
    for (const page of bare) {
      await page.goto(reference.origin);
      await heading(page, 'Bare').waitFor();
    }
    const opened = await medianOpening(other, `${product.origin}/pod/meeting?p=${podId}`, 'timer');
    const bareOpened = await medianOpening(bare[1], reference.origin, 'heading');
    const mine = await tapAndMeasure(leader, other);
    const theirs = await tapAndMeasure(...bare);
    return [
      {
        name: `${TAPS} taps in a meeting, 95 of 100 shown for the other`,
        unit: 'ms',
        product: percentile(mine, 95),
        reference: percentile(theirs, 95),
        bar: { productAtMost: 150 },
      },
      { name: 'open meeting mode', unit: 'ms', product: opened, reference: bareOpened, bar: { productAtMost: 1_500 } },
    ];
  } finally {
    await browser.close();
    await reference.close();
    await product.remove();
  }
}
