import { eq } from 'drizzle-orm';
import { applyEmailChanges } from '../account/confirmEmailChange';
import { removeAdmin } from '../businesses/removeAdmin';
import { businesses } from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

const links = linksOf(test);

const ask = async (membership: TestMembership, memberId: string, newEmail: string) =>
  (await staffOf(membership)).post(`/v1/memberships/${membership.id}/members/${memberId}/change-email`, { newEmail });

it('a member’s new address entered by staff gets a confirmation link, and the current one a link to keep it', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  expect((await ask(membership, member.memberId, 'moved@example.com')).body).toEqual({ done: true });
  expect(await test.mails('moved@example.com')).toMatchObject([{ template: 'change-email-confirm' }]);
  expect(await test.mails(member.email)).toMatchObject([{ template: 'change-email-by-staff' }]);
});

it('staff cannot change the address of a person who runs a business or belongs to another business', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  const owner = await test.make.member(membership, { user: other.business.owner });
  const shared = await test.make.member(membership);
  await test.make.member(other, { user: shared });
  for (const { memberId } of [owner, shared]) {
    expect((await ask(membership, memberId, 'moved2@example.com')).status).toBe(409);
  }
  expect(await test.mails('moved2@example.com')).toEqual([]);
});

it('an address change by staff is dropped if the member has since joined another business or left this one', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  const [promoted, gone] = [await test.make.member(membership), await test.make.member(membership)];
  await ask(membership, promoted.memberId, 'moved3@example.com');
  await ask(membership, gone.memberId, 'moved4@example.com');
  await test.make.admin(other.business, promoted);
  await (await test.as(gone)).delete(`/v1/memberships/${membership.id}/members`);
  for (const [person, newEmail] of [
    [promoted, 'moved3@example.com'],
    [gone, 'moved4@example.com'],
  ] as const) {
    expect(await links.confirm(newEmail, 'change-email-confirm')).toBe('400 code_invalid');
    expect((await (await test.as(person)).get('/v1/users/my-user')).body.email).toBe(person.email);
  }
});

const HOURS = 3_600_000;

const emailOf = async (person: { id: string }) => (await (await test.as(person)).get('/v1/users/my-user')).body.email;

async function confirmed(newEmail: string) {
  const membership = await test.make.membership();
  const admin = await test.make.admin(membership.business);
  const member = await test.make.member(membership);
  const path = `/v1/memberships/${membership.id}/members/${member.memberId}/change-email`;
  expect((await (await test.as(admin)).post(path, { newEmail })).status).toBe(200);
  const { code } = await links.newest(newEmail, 'change-email-confirm');
  const answer = await test.anyone().post('/v1/users/confirm-email', { code });
  return { membership, admin, member, code, answer };
}

async function threeDaysLater() {
  test.clock.advance({ hours: 72 });
  await applyEmailChanges(test.app.context);
}

it('a confirmed address change by staff takes effect three days after the request', async () => {
  const asked = test.clock.now().getTime();
  const { member, code, answer } = await confirmed('later@example.com');
  expect(answer.body).toEqual({ page: '/email-verified', takesEffect: asked + 72 * HOURS });
  expect((await test.anyone().get(`/v1/users/confirm-email/${code}`)).body).toMatchObject({ confirmed: true });
  await applyEmailChanges(test.app.context);
  expect(await emailOf(member)).toBe(member.email);
  await threeDaysLater();
  expect(await emailOf(member)).toBe('later@example.com');
  expect((await test.anyone().post('/v1/users/confirm-email', { code })).body).toEqual({ page: '/email-verified' });
  expect(await links.templatesTo(member.email)).toEqual(['change-email-by-staff', 'change-email-done']);
});

it('an address change by staff takes effect immediately if it is confirmed after three days', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  await ask(membership, member.memberId, 'slow@example.com');
  await threeDaysLater();
  expect(await emailOf(member)).toBe(member.email);
  expect(await links.confirm('slow@example.com', 'change-email-confirm')).toBe('/email-verified');
  expect(await emailOf(member)).toBe('slow@example.com');
});

it('a member can keep their address through the link in their mailbox, even after the new address is confirmed', async () => {
  const { member, code } = await confirmed('thief@example.com');
  const { code: keep } = await links.newest(member.email, 'change-email-by-staff');
  expect((await test.anyone().get(`/v1/users/confirm-email/${keep}`)).body).toMatchObject({ keeps: true });
  expect((await test.anyone().post('/v1/users/confirm-email', { code: keep })).status).toBe(400);
  expect((await test.anyone().delete(`/v1/users/confirm-email/${keep}`)).status).toBe(200);
  await threeDaysLater();
  expect(await emailOf(member)).toBe(member.email);
  expect((await test.anyone().post('/v1/users/confirm-email', { code })).status).toBe(400);
});

it.each<[string, (asked: Awaited<ReturnType<typeof confirmed>>) => Promise<unknown>]>([
  [
    'who asked is staff no more',
    ({ membership, admin }) => removeAdmin(test.app.context, membership.business.id, admin.id),
  ],
  [
    'who asked has yet to set up two-factor login',
    ({ membership }) =>
      test.app.context.database.db
        .update(businesses)
        .set({ staffTwoFactor: true })
        .where(eq(businesses.id, membership.business.id)),
  ],
  ['the member has come to run a business', async ({ member }) => test.make.admin(await test.make.business(), member)],
  [
    'the member has left',
    async ({ membership, member }) => (await test.as(member)).delete(`/v1/memberships/${membership.id}/members`),
  ],
  [
    'somebody else has the address by then',
    () => test.make.user({ email: test.clock.now().getTime() + 'taken@example.com' }),
  ],
])('a new address requested by staff is void when %s', async (_how, happens) => {
  const newEmail = test.clock.now().getTime() + 'taken@example.com';
  const asked = await confirmed(newEmail);
  await happens(asked);
  await threeDaysLater();
  expect(await emailOf(asked.member)).toBe(asked.member.email);
  expect((await test.anyone().post('/v1/users/confirm-email', { code: asked.code })).status).toBe(400);
});

it('a staff member may request thirty address changes an hour, over all members together', async () => {
  const membership = await test.make.membership();
  const statuses: number[] = [];
  for (let asked = 0; asked < 31; asked++) {
    const { memberId } = await test.make.member(membership);
    statuses.push((await ask(membership, memberId, `many${asked}@example.com`)).status);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
});
