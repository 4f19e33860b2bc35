import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../server/demo/community';
import { systemClock } from '../server/platform/clock';
import { users } from '../server/platform/database/schema';
import { heading, logInHere } from '../testing/browser/acts';
import { untilControlled, untilCached } from '../testing/browser/browserStorage';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

const ignore = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Start-up without/;

const OFFLINE = 'You’re offline. This is what you last saw.';
const UNCONFIRMED = 'Checking for anything new…';
const emailOf = (role: string) => demoAccounts().find((account) => account.role === role)?.email ?? '';

describe('without a network', () => {
  const journey = useJourney({ DEMO: 'true' });
  const at = (path: string) => `${journey.product.origin}${path}`;
  let page: Page;
  let chat: string;
  let setOffline: (isOffline: boolean) => Promise<void>;
  let nextMeeting: string;
  const timeShown = () =>
    page
      .locator('main')
      .getByText(/\d:\d\d\s[ap]m\s\(.+\)/)
      .first();

  const newestMessage = () => page.getByRole('log').getByRole('article').last();

  journey.stage('the data shown by home, pods and a conversation is cached', async () => {
    const person = await journey.enterAs(emailOf('participant'), { ignore, timezone: 'America/New_York' });
    ({ page } = person);
    setOffline = (isOffline) => person.context.setOffline(isOffline);
    await untilControlled(page);
    await page.goto(at('/pods'));
    await page.getByText('Early Birds').first().waitFor();
    await untilCached(page, 'listMyWaitlists');
    await page.goto(at('/memberships'));
    nextMeeting = await timeShown().innerText();
    await page.goto(at('/chats'));
    await page
      .locator('main')
      .getByRole('link', { name: /Early Birds/ })
      .click();
    await newestMessage().waitFor();
    chat = page.url();
    await untilCached(page, 'messageHistory');
    // Data about other people isn't cached, nor are credentials.
    const names = await untilCached(page, 'getMyUser');
    expect(names.filter((name) => /member(s|Pages)$|people|ticket|staff/i.test(name))).toEqual([]);
  });

  journey.stage('the cached data is shown again, with a note', async () => {
    await setOffline(true);
    for (const [path, title] of [
      ['/memberships', 'Home'],
      ['/', 'Home'],
      ['/pods', 'Pods'],
    ] as const) {
      await page.goto(at(path));
      await heading(page, title).waitFor();
      await page.getByText(OFFLINE).waitFor();
      await page.getByText('Early Birds').first().waitFor();
      expect(await page.getByText('This needs a connection').count()).toBe(0);
      if (path !== '/pods') expect(await timeShown().innerText()).toBe(nextMeeting);
    }
    await page.goto(at('/no-such-page'));
    await page.getByText('Sorry, page not found').waitFor();
  });

  journey.stage('on a bad connection the cached data shows until the answers arrive', async () => {
    await setOffline(false);
    let letThrough = () => {};
    const isBetter = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/v1/**', (route) => isBetter.then(() => route.continue()));
    await page.goto(at('/pods'));
    await page.getByText('Early Birds').first().waitFor();
    await page.getByText(UNCONFIRMED, { exact: true }).waitFor();
    letThrough();
    await page.getByText(UNCONFIRMED, { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('Early Birds').first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await setOffline(true);
  });

  journey.stage(
    'data that was not cached shows that it needs a connection, and loads automatically once there is one',
    async () => {
      await page.goto(at('/notifications'));
      await page.getByText('This needs a connection').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.getByText('You’re offline.', { exact: true }).waitFor();
      await setOffline(false);
      await page.getByText('This needs a connection').waitFor({ state: 'detached' });
      await page.getByText(OFFLINE).waitFor({ state: 'detached' });
      await heading(page, 'Notifications').waitFor();
    },
  );

  journey.stage('a conversation can be read offline, but not changed', async () => {
    await setOffline(true);
    await page.goto(chat);
    const message = newestMessage();
    await message.hover();
    await message.getByRole('button', { name: /^More for/ }).click();
    const menu = page.getByRole('menu');
    await menu.getByText('You’re offline. You can react, edit and more once you’re connected again.').waitFor();
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['Reply', 'Copy text']);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  journey.stage(
    'a message typed in a cached conversation is sent automatically, once, although its window was closed',
    async () => {
      const field = () => page.getByRole('textbox', { name: /message/i });
      await field().fill('Written on the train');
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText('Written on the train').waitFor();
      await page.getByText('Not sent yet: Written on the train').waitFor();
      await field().pressSequentially('Half a thought');
      const closed = page;
      page = await page.context().newPage();
      await closed.close();
      await page.goto(chat);
      await page.getByRole('log').getByText('Written on the train').waitFor();
      expect(await field().inputValue()).toBe('Half a thought');
      const sent = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/messages') && response.ok(),
      );
      await setOffline(false);
      await sent;
      await page.reload();
      await page.getByRole('log').getByText('Written on the train').waitFor();
      expect(await page.getByRole('log').getByText('Written on the train').count()).toBe(1);
    },
  );

  journey.stage('two tabs show messages written in either, and each message is sent once', async () => {
    const other = await page.context().newPage();
    const tabs = [page, other];
    await other.goto(chat);
    const log = (tab: Page) => tab.getByRole('log');
    await log(other).getByText('Written on the train').waitFor();
    await setOffline(true);
    const texts = ['Written in the first tab', 'Written in the second tab'];
    for (const [at, tab] of tabs.entries()) {
      const field = tab.getByRole('textbox', { name: /message/i });
      await field.fill(texts[at] ?? '');
      await field.press('Enter');
    }
    for (const tab of tabs) for (const text of texts) await log(tab).getByText(text).waitFor();
    await setOffline(false);
    for (const tab of tabs)
      await log(tab)
        .getByText(/^Not sent yet/)
        .first()
        .waitFor({ state: 'detached' });
    for (const tab of tabs) {
      await tab.reload();
      for (const text of texts) {
        await log(tab).getByText(text).waitFor();
        expect(await log(tab).getByText(text).count()).toBe(1);
      }
    }
    await other.close();
  });

  journey.stage('a logout clears the cache of this browser', async () => {
    await untilCached(page, 'getMyUser');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Log in').waitFor();
    await untilCached(page, undefined);
  });

  journey.stage('another account sees none of the cached data', async () => {
    await logInHere(page, emailOf('participant'));
    await untilCached(page, 'listMyPods');
    // As if the browser was closed before the logout.
    const other = await journey.enterAs(emailOf('owner'));
    const token = await other.page.evaluate<string>("localStorage.getItem('access_token')");
    await other.context.close();
    await page.evaluate(`localStorage.setItem('access_token', ${JSON.stringify(token)})`);
    await setOffline(true);
    await page.goto(at('/memberships'));
    await heading(page, 'You’re offline')
      .or(page.getByText('You’re offline', { exact: true }))
      .waitFor();
    expect(await page.getByText('Early Birds').count()).toBe(0);
    await untilCached(page, undefined);
    await setOffline(false);
    await heading(page, 'Home').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pods' }).click();
    await heading(page, 'Pods').waitFor();
  });

  journey.stage('a disabled account leaves nothing in its browser', async () => {
    const disabled = await journey.enterAs(emailOf('participant'), { ignore: /status of 403|Start-up without/ });
    await untilControlled(disabled.page);
    await disabled.page.goto(at('/pods'));
    await untilCached(disabled.page, 'listMyPods');
    await fillDatabase(journey.product, (_make, { db }) =>
      db
        .update(users)
        .set({ disabledAt: systemClock.now() })
        .where(eq(users.email, emailOf('participant'))),
    );
    await disabled.page.reload();
    await heading(disabled.page, 'Log in').waitFor();
    await untilCached(disabled.page, undefined);
  });

  journey.stage('if a page had no time to clear the cache at the end of its session, the next page does', async () => {
    const hurried = await journey.enterAs(emailOf('owner'), { ignore: /favicon/ });
    await hurried.page.goto(at('/pods'));
    await untilCached(hurried.page, 'listMyPods');
    // As if the page was closed at that moment: the session has ended, but nothing has been cleared.
    await hurried.page.goto(at('/licences.txt'));
    await hurried.page.evaluate("localStorage.removeItem('access_token')");
    await untilCached(hurried.page, 'listMyPods');
    await hurried.page.goto(at('/login'));
    await heading(hurried.page, 'Log in').waitFor();
    await untilCached(hurried.page, undefined);
  });
});
