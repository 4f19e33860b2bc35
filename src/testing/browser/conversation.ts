import type { Locator, Page } from 'playwright-core';
import type { StreamEvent } from '../../contract/entities.gen';
import { heading } from './acts';
import type { Person } from './browser';

/** A pod of the demo community, and three of the people in it. */
export const POD = 'Evening Current';
export const daniel = 'daniel.osei@example.com';
export const viktor = 'viktor.nowak@example.com';
export const jonas = 'jonas.weber@example.com';

/**
 * The browser's expected console messages while the server or the network is down, or the server is stopping; no others
 * are allowed.
 */
export const CONNECTION_AWAY =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INTERNET_DISCONNECTED|NETWORK_CHANGED|INCOMPLETE_CHUNKED)|Failed to fetch|status of 503/;

/** After this time, a stream that could not be reopened has been retried (rule platform.streamRetry). Milliseconds. */
const PAST_RETRY_MS = 31_000;

/** Tall enough for all messages that a test writes: the log renders only those in view. */
const TALL = { width: 1280, height: 6000 };

/** Opens the pod's conversation at desktop size, with the list of chats next to it. */
export async function openChat(page: Page, origin: string): Promise<void> {
  await page.setViewportSize(TALL);
  await page.goto(`${origin}/chats`);
  await channelRow(page).click();
  await heading(page, POD).waitFor();
  await composer(page).waitFor();
  await page.getByRole('article').first().waitFor();
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: `Message to ${POD}` });

/** The conversation in the list of chats. */
export const channelRow = (page: Page): Locator => page.getByRole('listitem').getByRole('link', { name: POD });

const unreadMark = (page: Page): Locator => channelRow(page).getByText(/^\d+ unread messages?$/);

/** Waits until the list of chats shows this many unread messages for the conversation. */
export async function untilUnreadIs(page: Page, count: number): Promise<void> {
  // If the list doesn't show, no message can be unread.
  await channelRow(page).waitFor();
  if (count === 0) return unreadMark(page).waitFor({ state: 'detached' });
  await unreadMark(page)
    .filter({ hasText: new RegExp(`^${count} `) })
    .waitFor();
}

/** The conversation's unread count in the list of chats. */
export async function unreadCount(page: Page): Promise<number> {
  await channelRow(page).waitFor();
  const [mark = '0'] = await unreadMark(page).allInnerTexts();
  return Number.parseInt(mark, 10);
}

/** A message in the open conversation. */
export const message = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

/** Chooses an item of a message's menu. */
export async function chooseMessageAction(page: Page, text: string, act: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** The lines that a person writes in a stage: `Daniel writes 07.` */
export const lines = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} writes ${String(index + 1).padStart(2, '0')}.`);

/** These lines in the order of the conversation. */
export async function linesShown(page: Page, names: readonly string[]): Promise<string[]> {
  const pattern = new RegExp(`(?:${names.join('|')}) writes \\d+\\.`, 'g');
  const texts = await page.getByRole('article').allInnerTexts();
  return texts.flatMap((text) => text.match(pattern) ?? []);
}

/** Collects the ids of message events that this page's stream delivers from now on. */
export async function streamedMessages(page: Page): Promise<string[]> {
  const ids: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.eventSourceMessageReceived', ({ data }) => {
    const event = JSON.parse(data) as Partial<StreamEvent>;
    if (event.type === 'message') ids.push(event.id ?? '');
  });
  await browser.send('Network.enable');
  return ids;
}

/** Waits until all these lines are shown and everything written on this page has reached the server. */
export async function untilAllArrive(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await message(page, text).first().waitFor();
  const unsent = page.getByRole('img', { name: /^(Sending…|Not sent yet)$/ });
  await unsent.first().waitFor({ state: 'detached' });
  expect(await page.getByText('Not sent.', { exact: false }).count()).toBe(0);
}

/** The lines that each person has written, in order, by name. */
export type Written = Record<string, string[]>;

/**
 * Checks that all pages show the messages that these people have written: each line once, each person's lines in order,
 * and the same order everywhere, even after a reload.
 */
export async function expectSameConversation(pages: readonly Page[], written: Written): Promise<void> {
  const names = Object.keys(written);
  const all = Object.values(written).flat();
  for (const page of pages) await untilAllArrive(page, all);
  const [shown = [], ...others] = await Promise.all(pages.map((page) => linesShown(page, names)));
  expect([...shown].sort()).toEqual([...all].sort());
  for (const name of names) expect(shown.filter((text) => text.startsWith(name))).toEqual(written[name]);
  for (const other of others) expect(other).toEqual(shown);
  for (const page of pages) {
    await page.reload();
    await untilAllArrive(page, all);
    expect(await linesShown(page, names)).toEqual(shown);
  }
}

/** Skips the retry delays of a page, whose clock must be installed. */
export const skipRetryDelays = ({ page }: Person): Promise<void> => page.clock.fastForward(PAST_RETRY_MS);
