import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { linkIn, type MailSink } from '../product/mailSink';
import { untilPainted } from './painted';

export const PASSWORD = 'Tiny-Step-1';

export interface Name {
  firstName: string;
  lastName: string;
  email: string;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Chooses an entry of the menu beside a pod's meeting. */
export async function chooseOfMeeting(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More about the meeting/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

export async function fillPerson(page: Page, { firstName, lastName, email }: Name): Promise<void> {
  await fill(page, {
    Email: email,
    'First name': firstName,
    'Last name': lastName,
    Password: PASSWORD,
    'Retype password': PASSWORD,
  });
}

export async function registerBusiness(page: Page, origin: string, businessName: string, person: Name): Promise<void> {
  await page.goto(`${origin}/sign-up/business`);
  await fill(page, { 'Business name': businessName });
  await fillPerson(page, person);
  await page.getByLabel(/I agree to the/).check();
  await press(page, 'Sign up');
  await heading(page, 'Please check your inbox').waitFor();
}

export async function confirmAddress(page: Page, mails: MailSink, email: string, lands: RegExp): Promise<void> {
  const mail = await mails.next(email, /confirm/i);
  await page.goto(linkIn(mail, '/verify-email'));
  await press(page, 'Confirm');
  await page.waitForURL(lands);
}

export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await logInHere(page, email);
}

export async function logInHere(page: Page, email: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/login');
  await fill(page, { Email: email, Password: PASSWORD });
  await press(page, 'Log in');
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function writeBio(page: Page, bio: string): Promise<void> {
  await heading(page, 'About you').waitFor();
  await fill(page, { Bio: bio });
  await press(page, 'Save');
  await heading(page, 'Home').waitFor();
}

export async function confirmTraining(page: Page, membership: string): Promise<void> {
  await heading(page, 'Welcome, leader').waitFor();
  await press(page, 'Continue');
  await heading(page, 'Confirm your training').waitFor();
  await page.getByRole('link', { name: `Open the ${membership} training` }).waitFor();
  await press(page, 'Confirm training');
  await heading(page, 'Leader Meeting').waitFor();
  await follow(page, 'Continue');
}

export async function imageFile() {
  const image = { width: 300, height: 240, channels: 3 as const, background: '#0f766e' };
  return { name: 'logo.png', mimeType: 'image/png', buffer: await sharp({ create: image }).png().toBuffer() };
}

export async function copyInvite(page: Page, role: 'leader' | 'participant'): Promise<string> {
  await press(page, `Copy ${role} invite link`);
  await page.getByText('Copied to clipboard').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/sign-up/${role}?invite=`);
  return link;
}

export async function signUp(
  page: Page,
  link: string,
  person: Name,
  choose?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(link);
  await fillPerson(page, person);
  await choose?.(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Create account & join');
  await heading(page, 'Please check your inbox').waitFor();
}

export async function openListedPod(page: Page, pod: string): Promise<void> {
  await page.getByRole('link', { name: pod, exact: true }).first().click();
  await heading(page, pod).waitFor();
}

export async function openPod(page: Page, origin: string, pod: string): Promise<void> {
  await page.goto(`${origin}/pods`);
  await openListedPod(page, pod);
}

export async function openNotifications(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .click();
  await heading(page, 'Notifications').waitFor();
}

export function podMemberRow(page: Page, name: string, notes = ''): Locator {
  const text = new RegExp(`^${[name, notes].filter(Boolean).join(' ').replaceAll(' ', '\\s')}$`, 'u');
  return page.getByRole('listitem').filter({ has: page.locator('p', { hasText: text }) });
}

export function wallClockIn(zone: string, minutes: number): string {
  const moment = new Date(Date.now() + minutes * 60_000);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${Number(part('hour'))}:${part('minute')}`;
}

/** The list of chats shows the newest message too, so only the log counts. */
export const messageText = (page: Page, text: string): Locator => page.getByRole('log').getByText(text);

/** Retries while the previous message delays sending (rule chat.outbox). */
export async function say(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(text);
  await composer.press('Enter');
  while ((await composer.inputValue()) !== '') {
    await untilPainted(page);
    await composer.press('Enter');
  }
}

export const untilSavable = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true, disabled: false }).waitFor();
