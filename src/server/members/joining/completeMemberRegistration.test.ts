import { and, eq } from 'drizzle-orm';
import { members, users } from '../../platform/database/schema';
import { linksOf } from '../../session/testing/links';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';
import { membersIn } from '../testing/members';

const test = useTestApp();
const { staffNotices } = membersIn(test);
const links = linksOf(test);

let counter = 0;

const newcomer = (inviteCode: string, more: object = {}) => ({
  inviteCode,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: `maya${(counter += 1)}@example.com`,
  password: 'Kiln-fired-2024',
  ...more,
});

const register = (body: object) => test.anyone().post('/v1/members/register', body);

const confirmAddress = (email: string) => links.confirm(email, 'verify-email');

async function memberRow(membership: TestMembership, email: string) {
  const [row] = await test.app.context.database.db
    .select({ member: members, user: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, membership.id), eq(users.email, email)));
  return row;
}

it('a participant who signs up becomes a member once their address is verified, and staff are notified', async () => {
  const membership = await test.make.membership();
  const person = newcomer(membership.participantCode, { contactWhenNewPod: true });
  expect((await register(person)).body).toEqual({ done: true });
  expect(await memberRow(membership, person.email)).toBeUndefined();
  expect(await confirmAddress(person.email)).toMatch(/\/email-verified$/);

  const row = await memberRow(membership, person.email);
  expect(row).toMatchObject({
    member: { leaderStatus: 'NONE', contactWhenNewPod: true, joinedAt: test.clock.now() },
  });
  const me = await test.as({ id: row?.user.id ?? '' });
  expect((await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`)).body).toMatchObject([
    { action: 'COMPLETE_PROFILE', businessId: membership.business.id },
  ]);
  expect(await staffNotices(membership)).toMatchObject([
    { message: expect.stringContaining('<b>Maya Okafor</b> joined'), membershipName: membership.name },
  ]);
});

it('the first mail about a pod uses the time zone given at sign-up', async () => {
  const pod = await test.make.pod();
  const person = newcomer(pod.membership.participantCode, {
    preferredPodId: pod.id,
    timezone: 'America/New_York',
  });
  await register(person);
  await confirmAddress(person.email);
  const mail = (await test.mails(person.email)).find(({ data }) => 'schedule' in data);
  expect(mail?.data).toMatchObject({ timezone: 'America/New_York', schedule: { timezone: 'Europe/London' } });
});

it.each(['Etc/Unknown', 'Mars/Olympus', ''])(
  'signing up works with an unknown browser time zone such as %j',
  async (timezone) => {
    const pod = await test.make.pod();
    const person = newcomer(pod.membership.participantCode, { preferredPodId: pod.id, timezone });
    await register(person);
    await confirmAddress(person.email);
    const mail = (await test.mails(person.email)).find(({ data }) => 'schedule' in data);
    expect(mail?.data).toMatchObject({ timezone: 'UTC' });
  },
);

it('a participant who signs up gets a seat in the preferred pod if one is free, or otherwise joins its waitlist', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const { membership } = pod;
  const [first, second] = [1, 2].map(() => newcomer(membership.participantCode, { preferredPodId: pod.id }));
  for (const person of [first, second]) {
    await register(person ?? {});
    await confirmAddress(person?.email ?? '');
  }
  const owner = await test.as(membership.business.owner);
  const seated = await memberRow(membership, first?.email ?? '');
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.members).toContain(seated?.user.id);
  expect((await owner.get(`/v1/memberships/${membership.id}/waitlists`)).body).toMatchObject([
    { userId: (await memberRow(membership, second?.email ?? ''))?.user.id, position: 1 },
  ]);
});

it('a pod that the sign-up page does not offer cannot be preferred', async () => {
  const [pod, elsewhere] = [await test.make.pod(), await test.make.pod()];
  const { membership } = pod;
  const wish = (preferredPodId: string, code = membership.participantCode) =>
    register(newcomer(code, { preferredPodId }));
  expect(await wish(elsewhere.id)).toMatchObject({ status: 400, body: { errors: [{ path: 'preferredPodId' }] } });
  expect((await wish(pod.id, membership.leaderCode)).status).toBe(400);
  const owner = await test.as(membership.business.owner);
  await owner.patch(`/v1/memberships/${membership.id}`, {
    features: [{ name: 'SelectPodOnSignup', disabled: true }],
  });
  expect((await wish(pod.id)).status).toBe(400);
});

it('signing up requires a valid invite code', async () => {
  expect(await register(newcomer('never-made'))).toMatchObject({
    status: 400,
    body: { detail: 'This link is no longer valid', errors: [{ path: 'inviteCode' }] },
  });
});

it('a sign-up completes even if the links are reset, and ends on /invalid if the membership is gone', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const [early, late] = [newcomer(membership.participantCode), newcomer(membership.participantCode)];
  await register(early);
  await register(late);
  await owner.post(`/v1/memberships/${membership.id}/reset-invite-links`);
  expect(await confirmAddress(early.email)).toMatch(/\/email-verified$/);
  const row = await memberRow(membership, early.email);
  await owner.delete(`/v1/memberships/${membership.id}/members/${row?.member.id}`);
  await owner.delete(`/v1/memberships/${membership.id}`);
  expect(await confirmAddress(late.email)).toMatch(/\/invalid$/);
});

it('a leader who signs up is submitted to owner and admins for approval, by notification and mail', async () => {
  const membership = await test.make.membership();
  const admin = await test.make.admin(membership.business);
  const person = newcomer(membership.leaderCode);
  await register(person);
  expect(await confirmAddress(person.email)).toMatch(/\/leader-email-verified$/);
  const row = await memberRow(membership, person.email);
  expect(row?.member.leaderStatus).toBe('PENDING_APPROVAL');
  for (const reader of [membership.business.owner, admin]) {
    const notices = (await (await test.as(reader)).get('/v1/notifications/my-notifications')).body;
    expect(notices).toContainEqual(
      expect.objectContaining({
        actionType: 'CHOICE',
        primaryActionUrl: `/v1/memberships/${membership.id}/leaders/${row?.user.id}/approve`,
        secondaryActionUrl: `/v1/memberships/${membership.id}/leaders/${row?.user.id}/decline`,
      }),
    );
    expect(await test.mails(reader.email)).toMatchObject([
      { template: 'leader-applied', data: { leaderName: 'Maya Okafor', membershipName: membership.name } },
    ]);
  }
});

it('a known address gets the same response, no second account, and a link to join with the existing one', async () => {
  const membership = await test.make.membership();
  const known = await test.make.user();
  const answer = await register(newcomer(membership.participantCode, { email: known.email.toUpperCase() }));
  expect(answer).toMatchObject({ status: 200, body: { done: true } });
  expect(await test.mails(known.email)).toMatchObject([
    { template: 'known-address', data: { membershipName: membership.name } },
  ]);
  expect(await memberRow(membership, known.email)).toBeUndefined();
  expect(await links.confirm(known.email, 'known-address')).toMatch(/\/email-verified$/);
  expect(await memberRow(membership, known.email)).toMatchObject({
    user: { id: known.id, firstName: known.firstName },
  });
});
