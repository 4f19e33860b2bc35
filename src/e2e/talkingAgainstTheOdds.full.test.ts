import type { Page, Request, Response } from 'playwright-core';
import { untilSavable, follow, heading, logInHere, openPod, press, messageText, say } from '../testing/browser/acts';
import { until } from '../server/testing/until';
import type { Person } from '../testing/browser/browser';
import {
  chooseMessageAction,
  composer,
  daniel,
  jonas,
  message,
  openChat,
  POD,
  viktor,
} from '../testing/browser/conversation';
import { useJourney } from '../testing/product/journey';

const REFUSED = /status of 409/;

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await composer(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
}

describe('everything that can go wrong in a chat is handled, and nothing written is lost', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let participant: Person;
  let cyclist: Person;

  stage('ten thousand characters are refused with an explanation, and can be shortened', async () => {
    leader = await journey.enterAs(daniel);
    participant = await journey.enterAs(viktor, { ignore: REFUSED });
    for (const { page } of [leader, participant]) await openChat(page, journey.product.origin);
    const { page } = participant;
    const text = 'Small steps. '.repeat(1000).slice(0, 10_000);
    await paste(page, text);
    await composer(page).press('Enter');
    await alert(page, 'Message must be 4,000 characters or fewer').waitFor();
    await page.getByText('10,000 / 4,000').waitFor();
    expect(await composer(page).inputValue()).toBe(text);
    await say(page, text.slice(0, 4000));
    await messageText(leader.page, text.slice(0, 4000)).waitFor();
  });

  stage(
    'eight tabs of one browser share one stream, and all receive messages, even after the tab that reads it is closed',
    async () => {
      const { context, page: reading } = await journey.enterAs(viktor);
      await heading(reading, 'Home').waitFor();
      const streams = new Set<Request>();
      const isStream = (request: Request) => request.url().includes('/messages/stream');
      context.on('request', (request) => isStream(request) && streams.add(request));
      context.on('requestfailed', (request) => void streams.delete(request));
      const others = await Promise.all(
        Array.from({ length: 7 }, async () => {
          const tab = await context.newPage();
          await openChat(tab, journey.product.origin);
          return tab;
        }),
      );
      await say(leader.page, 'Can everybody hear me?');
      for (const tab of others) await messageText(tab, 'Can everybody hear me?').waitFor();
      await until(() => streams.size <= 1);
      await reading.close();
      await say(leader.page, 'And now?');
      for (const tab of others) await messageText(tab, 'And now?').waitFor();
      await context.close();
    },
  );

  stage('an emoji that is not offered is refused, and the message stays unchanged', async () => {
    const { page } = participant;
    await say(leader.page, 'Who brings the biscuits?');
    await messageText(page, 'Who brings the biscuits?').waitFor();
    const adding = page.waitForRequest((request) => request.url().includes('/reactions/'));
    const pill = message(leader.page, 'Who brings the biscuits?').getByRole('button', {
      name: /^Viktor Nowak reacted with /,
    });
    await message(page, 'Who brings the biscuits?').hover();
    await message(page, 'Who brings the biscuits?').getByRole('button', { name: 'React' }).click();
    await page.getByRole('menuitem', { name: 'React with 👍' }).click();
    await pill.waitFor();
    const request = await adding;
    const answer = await page.request.fetch(request.url().replace(/[^/]+$/, encodeURIComponent('🍪')), {
      method: request.method(),
      headers: { authorization: (await request.headerValue('authorization')) ?? '' },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', detail: 'Not found, or not available to you.' });
    expect(await pill.allTextContents()).toEqual(['👍 1']);
  });

  stage('an edit of a message that the leader has since removed shows an error, and keeps the typed text', async () => {
    const { page } = participant;
    await say(page, 'Let us skip next week.');
    await messageText(leader.page, 'Let us skip next week.').waitFor();
    await composer(page).press('ArrowUp');
    const edit = page.getByRole('textbox', { name: 'Edit your message' });
    await edit.fill('Let us skip next week, if nobody minds.');
    await chooseMessageAction(leader.page, 'Let us skip next week.', 'Remove');
    await press(leader.page, 'Remove message');
    await messageText(page, 'Let us skip next week.').waitFor({ state: 'detached' });
    await untilSavable(page);
    await edit.press('Enter');
    await alert(page, 'This message was removed, so it can’t be changed any more.').waitFor();
    expect(await edit.inputValue()).toBe('Let us skip next week, if nobody minds.');
    await press(page, 'Cancel');
    await composer(page).waitFor();
  });

  stage(
    'leaving a pod in one tab keeps text typed in another for copying, and requests nothing that no longer exists',
    async () => {
      const { page, context } = participant;
      const refused: string[] = [];
      const note = (answer: Response) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
      };
      context.on('response', note);
      await composer(leader.page).pressSequentially('Thank you @Vik');
      await leader.page.getByRole('option', { name: 'Viktor Nowak' }).click();
      await composer(page).fill('Half a thought');

      const other = await context.newPage();
      await openPod(other, journey.product.origin, POD);
      await follow(other, 'Leave pod');
      await press(other, 'Leave pod');
      await other.getByText('Would you like to join another Pod?').waitFor();
      await heading(page, `You’re no longer in the chat ${POD}`).waitFor();
      await page.getByText('Half a thought').waitFor();
      await press(page, 'Copy text');
      await page.getByText('Copied to clipboard').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Half a thought');

      await page.goto(`${journey.product.origin}/chats`);
      const row = page.getByRole('link', { name: /^A chat you’re no longer in/ });
      await row.filter({ hasText: 'Half a thought' }).click();
      await press(page, 'Discard text');
      await heading(page, 'Chats').waitFor();
      await row.waitFor({ state: 'detached' });
      context.off('response', note);
      expect(refused).toEqual([]);
    },
  );

  stage(
    'the author of a message that mentions a person who has just left sees that the mention was not delivered',
    async () => {
      const { page } = leader;
      expect(await composer(page).inputValue()).toBe('Thank you @Viktor Nowak ');
      await say(page, 'Thank you @Viktor Nowak for everything.');
      await page.getByText('Viktor Nowak isn’t in this chat any more and wasn’t told.').waitFor();
      await message(page, 'Thank you @Viktor Nowak for everything.').getByRole('img', { name: 'Sent' }).waitFor();
    },
  );

  stage('a logout in one tab ends the session of the other, where typed text is kept for its author', async () => {
    cyclist = await journey.enterAs(jonas);
    const { page, context } = cyclist;
    await openChat(page, journey.product.origin);
    await composer(page).fill('Shall we cycle');
    const other = await context.newPage();
    await other.goto(`${journey.product.origin}/pods`);
    await heading(other, 'Pods').waitFor();
    await press(other, 'Menu');
    const typing = composer(page).pressSequentially(' there?', { delay: 20 });
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await typing.catch(() => undefined);
    await heading(other, 'Log in').waitFor();
    await heading(page, 'Log in').waitFor();

    await logInHere(page, jonas);
    await openChat(page, journey.product.origin);
    expect(await composer(page).inputValue()).toMatch(/^Shall we cycle/);
  });
});
