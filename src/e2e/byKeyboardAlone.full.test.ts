import type { Locator } from 'playwright-core';
import { demoAccounts } from '../server/demo/community';
import { untilSavable, heading, PASSWORD, messageText } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { untilPainted } from '../testing/browser/painted';
import { useJourney } from '../testing/product/journey';
import { violationsOf, whenComplete } from '../testing/screens/look';

const POD = 'Northern Lights';
const STEP = 'Walk to work on Thursday';
const TEXT = 'Hello from the keyboard';

const MAX_TABS = 60;

describe('a person without a mouse joins a pod, sets a step, chats, and navigates the product', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let person: Person;

  const keyboard = (key: string) => person.page.keyboard.press(key);
  const isFocused = async (target: Locator) => (await target.and(person.page.locator(':focus')).count()) > 0;

  const goTo = async (target: Locator, key = 'Tab') => {
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await isFocused(target)) return;
      await keyboard(key);
      await untilPainted(person.page);
    }
    throw new Error(`${MAX_TABS} presses of ${key} don't lead to ${target.toString()}.`);
  };

  const focusIsSomewhere = async () => {
    await whenComplete(person.page);
    expect(await person.page.evaluate<string>('document.activeElement.tagName')).not.toBe('BODY');
  };

  const choose = async (target: Locator, next: Locator, key = 'Enter') => {
    await goTo(target);
    await keyboard(key);
    await next.and(person.page.locator(':focus')).waitFor();
    await focusIsSomewhere();
  };

  const main = () => person.page.getByRole('main');
  const link = (name: string | RegExp) => main().getByRole('link', { name });
  const button = (name: string) => main().getByRole('button', { name, exact: true });

  stage('they log in', async () => {
    person = await journey.enter();
    const { page } = person;
    await page.goto(`${journey.product.origin}/login`);
    await goTo(page.getByLabel('Email'));
    await page.keyboard.type(demoAccounts().find(({ role }) => role === 'applicant')?.email ?? '');
    await goTo(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await keyboard('Enter');
    await heading(page, 'Home').and(page.locator(':focus')).waitFor();
  });

  stage('they join a pod', async () => {
    const { page } = person;
    await choose(link('Join pod'), heading(page, 'Join a pod'));
    await choose(link(`Join pod (${POD})`), heading(page, `Join ${POD}`));
    await choose(button('Join pod'), heading(page, POD));
  });

  stage('they set a step, cancel a change to it, and complete it', async () => {
    const { page } = person;
    await choose(link('Set my step'), heading(page, 'Next Tiny Step'));
    await goTo(page.getByLabel('Goal'));
    await page.keyboard.type('Move more');
    await goTo(page.getByLabel('Next Tiny Step', { exact: true }));
    await page.keyboard.type(STEP);
    await choose(button('Commit to this step'), button('Change step'));
    await choose(button('Change step'), page.getByLabel('Goal'));
    await choose(button('Cancel'), button('Change step'));
    // The step is due with the pod's next meeting, which may be today.
    await goTo(main().getByRole('button', { name: /^(I’ve done it|Done)$/ }), 'Shift+Tab');
    await keyboard('Enter');
    await page.getByText('Set the next step').waitFor();
    await focusIsSomewhere();
    await goTo(button('Change status'), 'Shift+Tab');
    await keyboard('Enter');
    await goTo(button('Not Set'));
    await keyboard('Enter');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByText('Set the next step').waitFor({ state: 'detached' });
    await keyboard('F6');
    await keyboard('Enter');
    await page.getByText('Set the next step').waitFor();
    await focusIsSomewhere();
  });

  stage('they open the pod’s chat by name, and write a message, which they edit and remove', async () => {
    const { page } = person;
    await keyboard('Control+k');
    const field = page.getByRole('combobox', { name: 'A pod, person, chat or page' });
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('northern');
    await page.getByRole('option', { name: new RegExp(`^${POD}.*Chat$`) }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await goToOption(new RegExp(`^${POD}.*Chat$`));
    await keyboard('Enter');
    await heading(page, POD).and(page.locator(':focus')).waitFor();

    const composer = page.getByRole('textbox', { name: `Message to ${POD}` });
    await goTo(composer);
    await page.keyboard.type(TEXT);
    await keyboard('Enter');
    await messageText(page, TEXT).waitFor();
    await page.getByText('Sending…').waitFor({ state: 'detached' });
    await goTo(page.getByRole('textbox', { name: 'Edit your message' }), 'ArrowUp');
    await page.keyboard.type('!');
    await untilSavable(page);
    await keyboard('Enter');
    await messageText(page, `${TEXT}!`).waitFor();
    await composer.and(page.locator(':focus')).waitFor();

    const message = page.getByRole('article').filter({ hasText: TEXT });
    // The log is a single Tab stop, at the message last focused.
    await goTo(page.getByRole('article'), 'Shift+Tab');
    await goTo(message, 'ArrowDown');
    await keyboard('Enter');
    const remove = page.getByRole('menuitem', { name: 'Remove' });
    await remove.waitFor();
    await goTo(remove, 'ArrowDown');
    await keyboard('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator(':focus').waitFor();
    await goTo(dialog.getByRole('button', { name: 'Remove message' }));
    await keyboard('Enter');
    const removed = page.getByRole('article').filter({ hasText: 'Message removed' });
    await removed.and(page.locator(':focus')).waitFor();
  });

  const goToOption = async (name: RegExp) => {
    const chosen = person.page.getByRole('option', { name, selected: true });
    for (let presses = 0; presses < MAX_TABS && (await chosen.count()) === 0; presses += 1) await keyboard('ArrowDown');
  };

  stage('they open a person and a panel of the settings', async () => {
    const { page } = person;
    for (const [typed, wanted, title] of [
      ['farid', /^Farid Haddad.*Person$/, 'Farid Haddad'],
      ['my pods', /^My Pods.*Page$/, 'My Pods'],
    ] as const) {
      await keyboard('Control+k');
      await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
      await page.keyboard.type(typed);
      await page.getByRole('option', { name: wanted }).waitFor();
      await goToOption(wanted);
      await keyboard('Enter');
      await heading(page, title).and(page.locator(':focus')).waitFor();
      await focusIsSomewhere();
    }
  });

  stage('they read the list of keyboard shortcuts, and log out', async () => {
    const { page } = person;
    await keyboard('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await keyboard('Escape');
    await heading(page, 'My Pods').and(page.locator(':focus')).waitFor();
    await goTo(page.getByRole('button', { name: 'Menu' }), 'Shift+Tab');
    await keyboard('Enter');
    await goTo(page.getByRole('menuitem', { name: 'Logout' }), 'ArrowUp');
    await keyboard('Enter');
    await heading(page, 'Log in').and(page.locator(':focus')).waitFor();
  });
});
