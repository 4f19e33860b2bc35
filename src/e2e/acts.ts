import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { linkIn, type MailSink } from './mailSink';

export const PASSWORD = 'Tiny-Step-1';

export interface Name {
  firstName: string;
  lastName: string;
  email: string;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Fills fields by what they are called. */
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

/** Registers a business; ends where the person is asked to look into their inbox. */
export async function registerBusiness(page: Page, origin: string, businessName: string, person: Name): Promise<void> {
  await page.goto(`${origin}/sign-up/business`);
  await fill(page, { 'Business name': businessName });
  await fillPerson(page, person);
  await page.getByLabel(/I agree to the/).check();
  await press(page, 'Sign up');
  await heading(page, 'Please check your inbox').waitFor();
}

/** Opens the link of the mail that asks to confirm an address, and confirms it there. */
export async function confirmAddress(page: Page, mails: MailSink, email: string, lands: RegExp): Promise<void> {
  const mail = await mails.next(email, /confirm/i);
  await page.goto(linkIn(mail, '/verify-email'));
  await press(page, 'Confirm');
  await page.waitForURL(lands);
}

export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await fill(page, { Email: email, Password: PASSWORD });
  await press(page, 'Log in');
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function writeBio(page: Page, bio: string): Promise<void> {
  await heading(page, 'About you').waitFor();
  await fill(page, { Bio: bio });
  await press(page, 'Save');
  await heading(page, 'Memberships').waitFor();
}

/** A square picture, as a file to choose. */
export async function picture() {
  const image = { width: 300, height: 240, channels: 3 as const, background: '#0f766e' };
  return { name: 'logo.png', mimeType: 'image/png', buffer: await sharp({ create: image }).png().toBuffer() };
}

/** Copies an invite link, and gives what is in the clipboard. */
export async function copyInvite(page: Page, role: 'leader' | 'participant'): Promise<string> {
  await press(page, `Copy ${role} invite link`);
  await page.getByText('Copied to clipboard').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/sign-up/${role}?invite=`);
  return link;
}

/** Signs up through an invite link; ends where the person is asked to look into their inbox. */
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

/** Writes a message and sends it with Enter, again while one just sent holds it back (rule chat.outbox). */
export async function say(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(text);
  await composer.press('Enter');
  while ((await composer.inputValue()) !== '') {
    await page.waitForTimeout(100);
    await composer.press('Enter');
  }
}
