import type { Page } from 'playwright-core';
import { percentile } from '../../../scripts/bench/figures';
import { say } from './acts';
import { lines } from './conversation';

/** Epoch milliseconds; all pages on a machine share a clock. */
const watch = `(() => {
  const now = () => performance.timeOrigin + performance.now();
  const talk = (window.talk = { sent: {}, shown: {} });
  document.addEventListener('keydown', (event) => {
    // Once more while the one before holds it back: the last press counts.
    if (event.key === 'Enter' && event.target.value) talk.sent[event.target.value] = now();
  }, true);
  const note = () => {
    for (const row of document.querySelectorAll('[role=log] [role=article]')) {
      const text = /[A-Z][a-z]+ writes \\d+\\./.exec(row.textContent)?.[0];
      if (text && !(text in talk.shown)) requestAnimationFrame(() => (talk.shown[text] ??= now()));
    }
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

interface Noted {
  sent: Record<string, number>;
  shown: Record<string, number>;
}

export type Pair = readonly [Page, Page];

export async function recordMessageTimes(pair: Pair): Promise<void> {
  for (const page of pair) await page.evaluate(watch);
}

export async function messageDelays(pair: Pair): Promise<number[]> {
  const [first, second] = await Promise.all(pair.map((page) => page.evaluate<Noted>('window.talk')));
  if (!first || !second) return [];
  const between = ({ sent }: Noted, { shown }: Noted) =>
    Object.entries(sent).flatMap(([text, at]) => (shown[text] === undefined ? [] : [shown[text] - at]));
  return [...between(first, second), ...between(second, first)];
}

export async function bothWrite([first, second]: Pair, count: number): Promise<void> {
  const write = async (page: Page, name: string) => {
    for (const text of lines(name, count)) await say(page, text);
  };
  await Promise.all([write(first, 'Anna'), write(second, 'Ben')]);
}

export function timesText(milliseconds: number[]): string {
  const at = (percent: number) => `${percentile(milliseconds, percent).toFixed(0)} ms`;
  return `median ${at(50)}, 95 of 100 within ${at(95)}, longest ${at(100)}`;
}
