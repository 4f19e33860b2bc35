import type { Browser } from 'playwright-core';
import { logIn, messageText, say } from '../../src/testing/browser/acts';
import { launchBrowser, newPerson } from '../../src/testing/browser/browser';
import { daniel, lines, openChat, viktor } from '../../src/testing/browser/conversation';
import { startProduct } from '../../src/testing/product/product';
import { messageDelays, recordMessageTimes, type Pair } from '../../src/testing/browser/messageDelays';
import { startBareServer } from './bareServer';
import { percentile, type Figure } from './figures';

const MESSAGES = 200;

/** A desktop's size; tests use a taller window, which takes longer to paint. */
const DESK = { width: 1280, height: 800 };

const barePage = `<!doctype html><title>Bare</title><link rel="icon" href="data:,">
<div role="log"></div><textarea aria-label="Message"></textarea>
<script>
const field = document.querySelector('textarea');
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  void fetch('/', { method: 'POST', body: field.value });
  field.value = '';
});
new EventSource('/stream').onmessage = ({ data }) => {
  const row = document.createElement('div');
  row.setAttribute('role', 'article');
  row.textContent = data;
  document.querySelector('[role=log]').append(row);
};
</script>`;

async function pairOf(
  browser: Browser,
  open: (place: 0 | 1) => (page: Pair[number]) => Promise<unknown>,
): Promise<Pair> {
  const [first, second] = [(await newPerson(browser)).page, (await newPerson(browser)).page];
  await open(0)(first);
  await open(1)(second);
  return [first, second];
}

/**
 * Two browsers in one pod's chat, writing in turns: the 95th percentile of the time from Enter until the other has
 * painted the message.
 */
export async function benchChat(): Promise<Figure[]> {
  const product = await startProduct({
    DEMO: 'true',
    MESSAGES_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000000',
  });
  const [reference, browser] = await Promise.all([
    startBareServer((text) => `data: ${text}\n\n`, barePage),
    launchBrowser('whole'),
  ]);
  try {
    const ours = await pairOf(browser, (place) => async (page) => {
      await logIn(page, product.origin, place === 0 ? daniel : viktor);
      await openChat(page, product.origin);
      await page.setViewportSize(DESK);
    });
    const bare = await pairOf(browser, () => (page) => page.goto(reference.origin));
    for (const pair of [ours, bare]) await recordMessageTimes(pair);
    for (const [count, text] of lines('Anna', MESSAGES).entries()) {
      for (const [first, second] of [ours, bare]) {
        const [writer, reader] = count % 2 === 0 ? [first, second] : [second, first];
        await say(writer, text);
        await messageText(reader, text).waitFor();
      }
    }
    const [mine, theirs] = [percentile(await messageDelays(ours), 95), percentile(await messageDelays(bare), 95)];
    const name = `${MESSAGES} messages, 95 of 100 shown for the other`;
    return [{ name, unit: 'ms', product: mine, reference: theirs, bar: { productAtMost: 100 } }];
  } finally {
    await browser.close();
    await reference.close();
    await product.remove();
  }
}
