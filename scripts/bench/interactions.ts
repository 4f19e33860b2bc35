import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { heading, logIn, messageText } from '../../src/testing/browser/acts';
import { launchBrowser, newPerson } from '../../src/testing/browser/browser';
import { channelRow, composer, POD, viktor } from '../../src/testing/browser/conversation';
import { fillDatabase } from '../../src/testing/product/inDatabase';
import { startProduct, type Product } from '../../src/testing/product/product';
import { enter } from '../../src/testing/screens/look';
import { signInAll } from '../../src/testing/screens/signedIn';
import { pathTo, paths } from '../../src/domain/links';
import * as tables from '../../src/server/platform/database/schema';
import { median, type Figure } from './figures';
import { CPU_SLOWDOWN } from './paints';

const MEMBERS = 5_000;
const MESSAGES = 10_000;

/** Browsers do not report shorter interactions. Milliseconds. */
const SHORTEST = 16;

/** The pause between acts, long enough for the browser to report the last one. Milliseconds. */
const PAUSE_MS = 400;

const barePage = `<!doctype html><title>Bare</title><textarea aria-label="Message"></textarea>`;

const watch = `(() => {
  const noted = (window.interactions = new Map());
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) noted.set(interactionId, Math.max(duration, noted.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST}, buffered: true });
})()`;

async function acting(page: Page, acts: number, act: (time: number) => Promise<unknown>): Promise<number[]> {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(`(${watch}, window.interactions.clear())`);
  for (let time = 0; time < acts; time += 1) {
    await act(time);
    await page.waitForTimeout(PAUSE_MS);
  }
  const measured = await page.evaluate<number[]>('[...window.interactions.values()]');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return [...measured, ...Array<number>(Math.max(0, acts - measured.length)).fill(SHORTEST)];
}

const fillConversation = (product: Product) =>
  fillDatabase(product, (_, { pool }) =>
    pool.query(
      `insert into messages (id, channel_id, sender_id, content, created_at)
       select (lpad(to_hex(at), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid, channel.id,
         people[1 + n / 2 % cardinality(people)], repeat('I walked after lunch. ', 1 + n * 7 % 11) || n,
         to_timestamp(at / 1000.0)
       from channels channel join pods on pods.id = channel.pod_id and pods.name = $1
       cross join lateral (select array_agg(user_id) as people from pod_members where pod_id = pods.id) members
       cross join lateral (select extract(epoch from min(created_at)) * 1000 as oldest from messages
         where channel_id = channel.id) begins
       cross join generate_series(1, ${MESSAGES}) as numbers (n)
       cross join lateral (select (oldest - (${MESSAGES + 1} - n) * 400000.0)::bigint as at) sent
       where channel.id = (select min(id::text)::uuid from channels where pod_id = pods.id)`,
      [POD],
    ),
  );

const fillMembership = (product: Product, membershipId: string) =>
  fillDatabase(product, async (_, { db }) => {
    const at = new Date();
    for (let from = 0; from < MEMBERS; from += 500) {
      const people = Array.from({ length: 500 }, (_person, index) => ({
        id: v7(),
        email: `many${from + index}@example.com`,
        firstName: 'Many',
        lastName: `Person ${String((from + index) * 137).slice(-4)}`,
        passwordHash: '',
        verifiedAt: at,
        createdAt: at,
      }));
      await db.insert(tables.users).values(people);
      await db.insert(tables.members).values(people.map(({ id: userId }) => ({ membershipId, userId, joinedAt: at })));
    }
  });

export async function benchInteractions(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'true', MESSAGES_PER_MINUTE: '1000000' });
  const browser = await launchBrowser('whole');
  try {
    const { origin } = product;
    const [owner] = await signInAll(origin, ['owner']);
    if (!owner) throw new Error('Nobody signed in.');
    await fillConversation(product);
    await fillMembership(product, owner.subjects.membership ?? '');
    const withoutServiceWorker = true;
    const { page } = await newPerson(browser, { phone: true, withoutServiceWorker });
    await logIn(page, origin, viktor);
    const { page: staff } = await enter(browser, owner, { phone: true, theme: 'light' }, { withoutServiceWorker });
    const bare = await (await browser.newContext()).newPage();

    await bare.setContent(barePage);
    await bare.getByRole('textbox').focus();
    const reference = await acting(bare, 10, () => bare.keyboard.press('a'));

    await page.goto(`${origin}/pods`);
    const opening = await acting(page, 5, async (time) => {
      if (time > 0) await page.goBack();
      await page.getByRole('link', { name: POD, exact: true }).last().tap();
      await heading(page, POD).waitFor();
    });

    await page.goto(`${origin}/chats`);
    await channelRow(page).tap();
    await page.getByRole('article').first().waitFor();
    await composer(page).focus();
    const typing = await acting(page, 20, (time) => page.keyboard.press('abcdefghij '.charAt(time % 11)));
    const sending = await acting(page, 8, async (time) => {
      await composer(page).fill(`Number ${time}`);
      await page.getByRole('button', { name: 'Send', exact: true }).tap();
    });
    await messageText(page, 'Number 7').waitFor();

    await staff.goto(origin + pathTo(paths.members, { membership: owner.subjects.membership }));
    await staff.getByText('More than 1,000 people').first().waitFor();
    await staff.getByRole('button', { name: 'Filters' }).tap();
    await staff.getByRole('combobox', { name: 'Sort by' }).focus();
    const sorting = await acting(staff, 3, () => staff.keyboard.press('ArrowDown'));
    await staff.getByRole('searchbox').focus();
    const searching = await acting(staff, 6, (time) => staff.keyboard.press('person'.charAt(time)));

    // The address must show the choice and the typed text; otherwise the interaction was not measured.
    await staff.waitForURL(({ searchParams }) => searchParams.has('sort') && searchParams.get('q') === 'person');

    const measured = { opening, typing, sending, sorting, searching };
    const names: Record<keyof typeof measured, string> = {
      opening: 'opening a pod from the list',
      sending: `sending in a chat of ${MESSAGES} messages`,
      typing: `typing in a chat of ${MESSAGES} messages`,
      sorting: `sorting ${MEMBERS} members`,
      searching: `searching ${MEMBERS} members`,
    };
    return Object.entries(names).flatMap(([key, name]) => {
      const times = measured[key as keyof typeof measured];
      const figure = (what: string, of: (times: number[]) => number): Figure => ({
        name: `${name}, to the next paint, ${what}`,
        unit: 'ms',
        product: of(times),
        reference: of(reference),
        bar: { productAtMost: 200 },
      });
      return [figure('half', median), figure('longest', (all) => Math.max(...all))];
    });
  } finally {
    await browser.close();
    await product.remove();
  }
}
