import type { Page } from 'playwright-core';
import { untilSavable, fill, follow, heading, openPod, press, messageText, say } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import {
  chooseMessageAction,
  untilAllArrive,
  composer,
  daniel,
  jonas,
  lines,
  linesShown,
  message,
  openChat,
  streamedMessages,
  POD,
  unreadCount,
  untilUnreadIs,
  viktor,
} from '../testing/browser/conversation';
import { useJourney } from '../testing/product/journey';
import { bothWrite, messageDelays, timesText, recordMessageTimes, type Pair } from '../testing/browser/messageDelays';

const EACH = 15;
const NAMES = ['Anna', 'Ben'];
const texts = NAMES.flatMap((name) => lines(name, EACH));

const LONG_NAME =
  'Evening Current of those who want to write a little every day before they go to work and after that'.padEnd(
    100,
    '!',
  );
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** CSS pixels: three one-line messages at double text size. */
const MIN_LOG_HEIGHT = 200;

async function openFromList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/chats`);
  await page.getByRole('link', { name: LONG_NAME }).click();
  await heading(page, LONG_NAME).and(page.locator(':focus')).waitFor();
  await page.getByRole('article').first().waitFor();
}

const measured = (page: Page) =>
  page.evaluate<{ pageHeight: number; windowHeight: number; logHeight: number; titleLines: number }>(`(() => {
    const title = document.querySelector('h1');
    return {
      pageHeight: document.documentElement.scrollHeight,
      windowHeight: window.innerHeight,
      logHeight: document.querySelector('[role=log]').clientHeight,
      titleLines: Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)),
    };
  })()`);

const standsAtEndBelowOlder = `new Promise((resolve) => {
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector('[role=log]');
    if (scrollHeight > 2 * clientHeight && scrollHeight - clientHeight - scrollTop <= 4) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

describe('two people in a pod’s chat', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let participant: Person;

  stage('a message written by one person shows for the other', async () => {
    leader = await journey.enterAs(daniel);
    participant = await journey.enterAs(viktor);
    const streams = await Promise.all([leader, participant].map(({ page }) => streamedMessages(page)));
    for (const { page } of [leader, participant]) await openChat(page, journey.product.origin);
    const pair: Pair = [leader.page, participant.page];
    await recordMessageTimes(pair);
    await bothWrite(pair, EACH);
    for (const { page } of [leader, participant]) await untilAllArrive(page, texts);
    const times = await messageDelays(pair);
    process.stdout.write(`From Enter until the other sees it, ${times.length} messages: ${timesText(times)}\n`);
    expect(times).toHaveLength(texts.length);
    // A reopened stream may repeat the newest messages.
    for (const ids of streams) {
      expect(new Set(ids).size).toBe(texts.length);
      expect(ids.length).toBeLessThan(2 * texts.length);
    }
  });

  stage('each message appears once, and both people see the same order', async () => {
    const shown = await linesShown(leader.page, NAMES);
    expect([...shown].sort()).toEqual([...texts].sort());
    expect(await linesShown(participant.page, NAMES)).toEqual(shown);
  });

  stage('with reduced motion, size changes happen without a transition', async () => {
    const height = await leader.page.evaluate<number>(`(() => {
      const list = document.querySelector('[role=log] > div');
      const { height } = list.style;
      list.style.height = '9000px';
      const drawn = list.offsetHeight;
      list.style.height = height;
      return drawn;
    })()`);
    expect(height).toBe(9000);
  });

  stage('an edit, a reaction and a removal show for the other', async () => {
    await say(leader.page, 'See you on Tusday.');
    await messageText(participant.page, 'See you on Tusday.').waitFor();
    await composer(leader.page).press('ArrowUp');
    const edit = leader.page.getByRole('textbox', { name: 'Edit your message' });
    await edit.fill('See you on Tuesday.');
    await untilSavable(leader.page);
    await edit.press('Enter');
    const edited = message(participant.page, 'See you on Tuesday.');
    await edited.getByText(/^edited\s· /).waitFor();
    expect(await messageText(participant.page, 'See you on Tusday.').count()).toBe(0);

    await edited.hover();
    await edited.getByRole('button', { name: 'React' }).click();
    await participant.page.getByRole('menuitem', { name: 'React with 🎉' }).click();
    const reaction = message(leader.page, 'See you on Tuesday.').getByRole('button', {
      name: 'Viktor Nowak reacted with 🎉 1',
    });
    await reaction.waitFor();
    await edited.getByRole('button', { name: 'You reacted with 🎉 1' }).click();
    await reaction.waitFor({ state: 'detached' });

    await say(participant.page, 'Wrong window, sorry.');
    await messageText(leader.page, 'Wrong window, sorry.').waitFor();
    await chooseMessageAction(participant.page, 'Wrong window, sorry.', 'Remove');
    await press(participant.page, 'Remove message');
    await message(leader.page, 'Message removed').last().waitFor();
    await messageText(leader.page, 'Wrong window, sorry.').waitFor({ state: 'detached' });
  });

  stage('a third person sees unread counts live, including messages they read in another tab', async () => {
    const { page: list, context } = await journey.enterAs(jonas);
    await list.goto(`${journey.product.origin}/chats`);
    await heading(list, 'Chats').waitFor();
    const before = await unreadCount(list);
    await say(leader.page, 'One for everybody.');
    await untilUnreadIs(list, before + 1);
    await say(participant.page, 'And another.');
    await untilUnreadIs(list, before + 2);

    const chat = await context.newPage();
    await openChat(chat, journey.product.origin);
    await messageText(chat, 'And another.').waitFor();
    await chat.evaluate(standsAtEndBelowOlder);
    await untilUnreadIs(list, 0);
    await chooseMessageAction(chat, 'One for everybody.', 'Mark unread from here');
    await untilUnreadIs(list, 2);
    await chat.reload();
    await heading(chat, POD).waitFor();
    await chat.getByText('Last read').waitFor();
  });

  stage('a conversation fits its window, however long its name and however large the text', async () => {
    const { page, context } = await journey.enterAs(daniel);
    await openPod(page, journey.product.origin, POD);
    await follow(page, 'Manage pod');
    await follow(page, 'Pod and meeting');
    await fill(page, { 'Pod name': LONG_NAME });
    await press(page, 'Save changes');
    await heading(page, LONG_NAME).waitFor();

    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await openFromList(page, journey.product.origin);
      const { pageHeight, windowHeight, titleLines } = await measured(page);
      expect(pageHeight).toBeLessThanOrEqual(windowHeight);
      expect(titleLines).toBeLessThanOrEqual(2);
      const list = page.getByRole('navigation', { name: 'Chats' });
      expect(await list.count()).toBe(size === DESK ? 1 : 0);
      if (size === PHONE) continue;
      const search = page.getByRole('searchbox', { name: 'Search your chats' });
      const [above, beside, log] = await Promise.all(
        [search, list, page.getByRole('log')].map((one) => one.boundingBox()),
      );
      if (!above || !beside || !log) throw new Error('Nothing is drawn.');
      expect(beside.x + beside.width).toBeLessThanOrEqual(log.x);
      expect(above.y + above.height).toBeLessThanOrEqual(beside.y);
      expect(above.y).toBeLessThanOrEqual(log.y);
      expect(log.width).toBeGreaterThan(beside.width);
      await list.getByRole('link', { name: LONG_NAME }).and(page.locator('[aria-current=page]')).waitFor();
    }
    await page.setViewportSize(PHONE);
    await page.keyboard.press('Tab');
    expect((await measured(page)).titleLines).toBeGreaterThan(2);
    await page.getByRole('log').focus();
    expect((await measured(page)).titleLines).toBeLessThanOrEqual(2);
    await follow(page, `${LONG_NAME}: see the pod`);
    await page.waitForURL(({ pathname }) => pathname === '/pod');
    await heading(page, LONG_NAME).waitFor();
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openFromList(page, journey.product.origin);
    const { logHeight, titleLines } = await measured(page);
    expect(titleLines).toBeLessThanOrEqual(2);
    expect(logHeight).toBeGreaterThanOrEqual(MIN_LOG_HEIGHT);
  });
});
