import type { Account } from '../../contract/entities.gen';
import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestUser } from '../testing/factories';

const test = useTestApp();
const links = linksOf(test);

let addresses = 0;
const newAddress = () => `new${++addresses}@example.com`;

const ask = async (user: TestUser, newEmail: string) =>
  (await test.as(user)).post('/v1/users/change-email', { newEmail, password: PASSWORD });
const resend = async (user: TestUser) => (await test.as(user)).post('/v1/users/change-email/resend');
const cancel = async (user: TestUser) => (await test.as(user)).delete('/v1/users/change-email');
const pendingOf = async (user: TestUser) =>
  ((await (await test.as(user)).get('/v1/users/my-account')).body as Account).pendingEmail;
const pathOf = async (email: string) => (await links.newest(email, 'change-email-confirm')).path;

it('a requested address is pending until it is confirmed', async () => {
  const address = newAddress();
  const anna = await test.make.user();
  expect(await pendingOf(anna)).toBeUndefined();
  await ask(anna, address);
  expect(await pendingOf(anna)).toBe(address);
  await links.confirm(address, 'change-email-confirm');
  expect(await pendingOf(anna)).toBeUndefined();
});

it('a requested address is pending for 48 hours, and the latest request replaces earlier ones', async () => {
  const address = newAddress();
  const [anna, newer] = [await test.make.user(), newAddress()];
  await ask(anna, address);
  await ask(anna, newer);
  expect(await pendingOf(anna)).toBe(newer);
  test.clock.advance({ hours: 48 });
  expect(await pendingOf(anna)).toBeUndefined();
});

it('an address that has an account is pending too, so nothing shows that it is taken', async () => {
  const [anna, bea] = [await test.make.user(), await test.make.user()];
  await ask(anna, bea.email);
  expect(await pendingOf(anna)).toBe(bea.email);
  test.clock.advance({ minutes: 1 });
  expect((await resend(anna)).status).toBe(200);
  expect(await links.templatesTo(bea.email)).toEqual(['known-address', 'known-address']);
});

it('the link can be sent again, which invalidates the previous one, but only once a minute', async () => {
  const address = newAddress();
  const anna = await test.make.user();
  await ask(anna, address);
  const first = await pathOf(address);
  expect((await resend(anna)).status).toBe(200);
  expect(await links.templatesTo(address)).toHaveLength(1);
  test.clock.advance({ minutes: 1 });
  await Promise.all([resend(anna), resend(anna)]);
  expect(await links.templatesTo(address)).toEqual(['change-email-confirm', 'change-email-confirm']);
  expect(await links.landing(first)).toBe('400 code_invalid');
  expect(await links.landing(await pathOf(address))).toBe('/email-verified');
  expect(await resend(anna)).toMatchObject({ status: 409, body: { code: 'nothing_pending' } });
});

it('sending the link again counts as another request', async () => {
  const address = newAddress();
  const anna = await test.make.user();
  await ask(anna, address);
  const statuses: number[] = [];
  for (let times = 0; times < 10; times++) statuses.push((await resend(anna)).status);
  expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
});

it('a cancelled change is no longer pending, and its link no longer works', async () => {
  const address = newAddress();
  const anna = await test.make.user();
  await ask(anna, address);
  expect((await cancel(anna)).status).toBe(200);
  expect(await pendingOf(anna)).toBeUndefined();
  expect(await links.landing(await pathOf(address))).toBe('400 code_invalid');
  expect((await cancel(anna)).status).toBe(200);
});

it('a change requested by staff isn’t pending in the profile, and can’t be cancelled there', async () => {
  const address = newAddress();
  const membership = await test.make.membership();
  const anna = await test.make.member(membership);
  const owner = await test.as(membership.business.owner);
  await owner.post(`/v1/memberships/${membership.id}/members/${anna.memberId}/change-email`, { newEmail: address });
  expect(await pendingOf(anna)).toBeUndefined();
  await cancel(anna);
  expect(await links.confirm(address, 'change-email-confirm')).toBe('/email-verified');
});
