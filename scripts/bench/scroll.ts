import type { Page } from 'playwright-core';
import { words } from '../../src/client/chat/words';
import { heading, logIn } from '../../src/testing/browser/acts';
import { launchBrowser } from '../../src/testing/browser/browser';
import { channelRow, POD, viktor } from '../../src/testing/browser/conversation';
import { fillDatabase } from '../../src/testing/product/inDatabase';
import { startProduct, type Product } from '../../src/testing/product/product';
import type { Figure } from './figures';
import { CPU_SLOWDOWN } from './phone';

export const MESSAGES = 10_000;

const LONGEST_LOAD_MS = 180_000;

const [STEP, FRAMES] = [100, 300];

const barePage = `<!doctype html><title>Bare</title><body style="margin:0">
<div role="log" style="height:700px;overflow:auto"><div style="height:800000px"></div></div>`;

export const fillConversation = (product: Product) =>
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

/** The mean frame time in milliseconds while the log scrolls up (-1) or down (1) in the front page. */
async function frameTime(page: Page, direction: 1 | -1): Promise<number> {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const milliseconds = await page.evaluate<number>(`new Promise((resolve) => {
    const log = document.querySelector('[role=log]');
    let left = ${FRAMES};
    let began;
    const frame = (at) => {
      began ??= at;
      log.scrollTop += ${direction * STEP};
      if (left === 0) resolve((at - began) / ${FRAMES});
      else requestAnimationFrame(frame);
      left -= 1;
    };
    requestAnimationFrame(frame);
  })`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return milliseconds;
}

async function loadAll(page: Page): Promise<void> {
  // A background page renders nothing, so its log never reaches the top.
  await page.bringToFront();
  await page.evaluate(`(async () => {
    const log = document.querySelector('[role=log]');
    const end = performance.now() + ${LONGEST_LOAD_MS};
    while (!log.textContent.includes(${JSON.stringify(words.beginning)})) {
      if (performance.now() > end) throw new Error('The conversation has no beginning.');
      log.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })()`);
}

/** Scrolls until the newest message is in view: rows rendered on the way may make the log longer. */
async function toNewest(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(`(async () => {
    const log = document.querySelector('[role=log]');
    const isAtEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop < 2;
    for (let frames = 0; frames < 2; frames = isAtEnd() ? frames + 1 : 0) {
      log.scrollTop = log.scrollHeight;
      await new Promise(requestAnimationFrame);
    }
  })()`);
}

export async function benchScroll(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'true' });
  const browser = await launchBrowser('whole');
  try {
    await fillConversation(product);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const [page, bare] = [await phone.newPage(), await phone.newPage()];
    await logIn(page, product.origin, viktor);
    await page.goto(`${product.origin}/chats`);
    await channelRow(page).tap();
    await heading(page, POD).waitFor();
    await page.getByRole('article').first().waitFor();
    await bare.setContent(barePage);
    const measure = async (way: string, direction: 1 | -1): Promise<Figure> => {
      const product = await frameTime(page, direction);
      const reference = await frameTime(bare, direction);
      return { name: `a frame, ${MESSAGES} messages, ${way}`, unit: 'ms', product, reference, bar: { atMost: 1.1 } };
    };
    await loadAll(page);
    // The first move, down, passes rows that were never rendered; the move up passes rendered ones.
    const figures = [await measure('down from the beginning', 1), await measure('up again', -1)];
    await toNewest(page);
    return [...figures, await measure('up from the end', -1)];
  } finally {
    await browser.close();
    await product.remove();
  }
}
