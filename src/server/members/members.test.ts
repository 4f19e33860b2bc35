import { eq } from 'drizzle-orm';
import { events, pods, waitlistEntries } from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import type { TestMembership, TestPod } from '../testing/factories';

const test = useTestApp();
const links = linksOf(test);

const staffOf = (membership: TestMembership) => test.as(membership.business.owner);

/** What the person's streams were told of channels. */
async function channelEvents(userId: string) {
  const rows = await test.app.context.database.db.select().from(events).where(eq(events.type, 'channel'));
  return rows
    .filter(({ audienceUserIds }) => audienceUserIds?.includes(userId))
    .map(({ payload }) => `${String(payload.change)} ${payload.podId ? 'pod' : 'leaders'}`);
}

async function waitFor(pod: TestPod, userId: string) {
  await test.app.context.database.db.insert(waitlistEntries).values({
    podId: pod.id,
    membershipId: pod.membership.id,
    userId,
    consentJoinNewPod: false,
    consentToBeNewPodLeader: false,
    createdAt: test.clock.now(),
  });
}

describe('the members of a membership', () => {
  it('are listed by first name, with what only staff may see for staff', async () => {
    const membership = await test.make.membership();
    const names = ['bob', 'Alma', 'Zoë'];
    for (const firstName of names) await test.make.member(membership, { user: await test.make.user({ firstName }) });
    const pod = await test.make.pod({ membership, name: 'Early Birds' });
    const member = await test.make.participant(pod);
    await test.make.member(membership, { user: await test.make.user({ firstName: 'Carl' }), disabled: true });

    const url = `/v1/memberships/${membership.id}/members`;
    const seen = (await (await staffOf(membership)).get(url)).body;
    expect(seen).toHaveLength(6);
    const carl = seen.find(({ firstName }: { firstName: string }) => firstName === 'Carl');
    expect(carl).toMatchObject({ disabled: true, leaderStatus: 'NONE', email: expect.stringContaining('@') });
    expect(seen.find(({ userId }: { userId: string }) => userId === pod.leader?.id)).toMatchObject({
      leader: true,
      leaderOfPodName: 'Early Birds',
      leaderStatus: 'SIGNED_OFF',
    });

    const peers = (await (await test.as(member)).get(url)).body;
    expect(peers).toHaveLength(5);
    const first = peers.map(({ firstName }: { firstName: string }) => firstName);
    expect(first.filter((name: string) => names.includes(name))).toEqual(['Alma', 'bob', 'Zoë']);
    expect(peers.find(({ userId }: { userId: string }) => userId === member.id)).toMatchObject({ podId: pod.id });
    for (const peer of peers) {
      for (const field of ['email', 'disabled', 'leaderStatus']) expect(peer).not.toHaveProperty(field);
    }
  });

  it('take a number of statements that their number does not change', async () => {
    const pod = await test.make.pod();
    const owner = await staffOf(pod.membership);
    const list = () => test.countStatements(() => owner.get(`/v1/memberships/${pod.membership.id}/members`));
    const few = await list();
    for (let count = 0; count < 5; count++) await test.make.participant(pod);
    const more = await list();
    expect(more.result.body).toHaveLength(6);
    expect(more.statements.length).toBeLessThanOrEqual(6);
    expect(more.statements).toHaveLength(few.statements.length);
  });
});

describe('leaving a membership', () => {
  it('ends pods and waitlists, and the seat goes to who waits for it', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const { membership } = pod;
    const leaving = await test.make.participant(pod);
    const waiting = await test.make.member(membership);
    await waitFor(pod, waiting.id);
    const me = await test.as(leaving);
    expect((await me.delete(`/v1/memberships/${membership.id}/members`)).body).toEqual({ done: true });
    expect((await me.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
    expect((await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`)).status).toBe(404);
    const { body } = await (await staffOf(membership)).get(`/v1/pods/${pod.id}`);
    expect(body.members).toEqual([pod.leader?.id, waiting.id]);
    expect(await channelEvents(leaving.id)).toEqual(['removed pod']);
  });

  it('is not for the leader of a pod with members; one’s own empty pod goes too', async () => {
    const pod = await test.make.pod();
    const participant = await test.make.participant(pod);
    const leader = await test.as(pod.leader ?? { id: '' });
    const url = `/v1/memberships/${pod.membership.id}/members`;
    expect((await leader.delete(url)).status).toBe(409);
    await (await test.as(participant)).delete(url);
    expect((await leader.delete(url)).status).toBe(200);
    expect((await (await staffOf(pod.membership)).get(`/v1/pods/${pod.id}`)).status).toBe(404);
  });

  it('is harmless for staff who are no member', async () => {
    const membership = await test.make.membership();
    const owner = await staffOf(membership);
    expect((await owner.delete(`/v1/memberships/${membership.id}/members`)).status).toBe(200);
  });

  it('what was asked of a member is asked no more', async () => {
    const membership = await test.make.membership();
    const other = await test.make.membership({ business: membership.business });
    const person = await test.make.user();
    const me = await test.as(person);
    for (const { leaderCode } of [membership, other]) await me.post(`/v1/invites/${leaderCode}/accept`, {});
    const owner = await staffOf(membership);
    await owner.post(`/v1/memberships/${membership.id}/leaders/${person.id}/approve`);
    const due = async () =>
      (await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`)).body.map(
        ({ action }: { action: string }) => action,
      );
    expect(await due()).toEqual(['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE']);
    await me.delete(`/v1/memberships/${membership.id}/members`);
    expect(await due()).toEqual(['COMPLETE_PROFILE']);
    const applications = (await owner.get('/v1/notifications/my-notifications')).body.filter(
      ({ actionType }: { actionType: string }) => actionType === 'CHOICE',
    );
    expect(applications).toMatchObject([{ membershipName: other.name }]);
  });
});

describe('removing a member', () => {
  it('takes their place and tells them by e-mail', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    const owner = await staffOf(membership);
    const url = `/v1/memberships/${membership.id}/members/${member.memberId}`;
    expect((await owner.delete(url)).body).toEqual({ done: true });
    expect((await (await test.as(member)).get(`/v1/memberships/${membership.id}`)).status).toBe(404);
    expect(await test.mails(member.email)).toMatchObject([
      { template: 'member-removed', data: { membershipName: membership.name, supportEmail: 'support@example.com' } },
    ]);
    expect((await owner.delete(url)).status).toBe(404);
  });

  it('who leads a pod with members is named, and stays', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    await test.make.participant(pod);
    const owner = await staffOf(pod.membership);
    const { body } = await owner.get(`/v1/memberships/${pod.membership.id}/members`);
    const { id } = body.find(({ userId }: { userId: string }) => userId === pod.leader?.id);
    const answer = await owner.delete(`/v1/memberships/${pod.membership.id}/members/${id}`);
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('leads Early Birds') } });
  });

  it('of another membership, or by user id, is nobody', async () => {
    const [membership, other] = [await test.make.membership(), await test.make.membership()];
    const stranger = await test.make.member(other);
    const member = await test.make.member(membership);
    const owner = await staffOf(membership);
    for (const id of [stranger.memberId, member.id]) {
      const url = `/v1/memberships/${membership.id}/members/${id}`;
      expect((await owner.delete(url)).status).toBe(404);
      expect((await owner.post(`${url}/disable`)).status).toBe(404);
      expect((await owner.post(`${url}/enable`)).status).toBe(404);
      expect((await owner.post(`${url}/change-email`, { newEmail: 'new@example.com' })).status).toBe(404);
    }
  });
});

describe('disabling a member', () => {
  it('takes access and channels, and leaves place and data; enabling gives them back', async () => {
    const pod = await test.make.pod();
    const { membership, leader } = pod;
    const owner = await staffOf(membership);
    const list = (await owner.get(`/v1/memberships/${membership.id}/members`)).body;
    const { id } = list.find(({ userId }: { userId: string }) => userId === leader?.id);
    const url = `/v1/memberships/${membership.id}/members/${id}`;
    const me = await test.as(leader ?? { id: '' });

    expect((await owner.post(`${url}/disable`)).body).toMatchObject({ id, disabled: true });
    expect((await owner.post(`${url}/disable`)).body).toMatchObject({ disabled: true });
    expect((await me.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
    expect((await me.get('/v1/channels/my-channels')).body).toEqual([]);
    expect((await owner.get(`/v1/pods/${pod.id}`)).body.leaderId).toBe(leader?.id);

    expect((await owner.post(`${url}/enable`)).body).toMatchObject({ disabled: false });
    expect((await owner.post(`${url}/enable`)).body).toMatchObject({ disabled: false });
    expect((await me.get('/v1/channels/my-channels')).body).toHaveLength(2);
    expect(await channelEvents(leader?.id ?? '')).toEqual([
      'removed pod',
      'removed leaders',
      'added pod',
      'added leaders',
    ]);
  });

  it('is not for owner and admins', async () => {
    const membership = await test.make.membership();
    const admin = await test.make.admin(membership.business);
    const { memberId } = await test.make.member(membership, { user: admin });
    const answer = await (
      await staffOf(membership)
    ).post(`/v1/memberships/${membership.id}/members/${memberId}/disable`);
    expect(answer.status).toBe(409);
  });

  it('who is enabled again takes the seat they waited for, when one is free', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const member = await test.make.member(pod.membership, { disabled: true });
    await waitFor(pod, member.id);
    const owner = await staffOf(pod.membership);
    await owner.post(`/v1/memberships/${pod.membership.id}/members/${member.memberId}/enable`);
    expect((await owner.get(`/v1/pods/${pod.id}`)).body.members).toContain(member.id);
  });
});

describe('changing the address of a member', () => {
  const ask = async (membership: TestMembership, memberId: string, newEmail: string) =>
    (await staffOf(membership)).post(`/v1/memberships/${membership.id}/members/${memberId}/change-email`, { newEmail });

  it('asks the new mailbox and tells the present one', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    expect((await ask(membership, member.memberId, 'moved@example.com')).body).toEqual({ done: true });
    expect(await test.mails('moved@example.com')).toMatchObject([{ template: 'change-email-confirm' }]);
    expect(await test.mails(member.email)).toMatchObject([{ template: 'change-email-notice' }]);
  });

  it('is not for staff of any business, nor for who belongs to another one', async () => {
    const [membership, other] = [await test.make.membership(), await test.make.membership()];
    const owner = await test.make.member(membership, { user: other.business.owner });
    const shared = await test.make.member(membership);
    await test.make.member(other, { user: shared });
    for (const { memberId } of [owner, shared]) {
      expect((await ask(membership, memberId, 'moved2@example.com')).status).toBe(409);
    }
    expect(await test.mails('moved2@example.com')).toEqual([]);
  });

  it('does not take effect for who has come to another business, or has left this one, since it was asked', async () => {
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
      expect(await links.open(newEmail, 'change-email-confirm')).toBe('302 /invalid');
      expect((await (await test.as(person)).get('/v1/users/my-user')).body.email).toBe(person.email);
    }
  });
});

it('an assistant who leaves takes their link with them', async () => {
  const pod = await test.make.pod();
  const assistant = await test.make.participant(pod);
  const { db } = test.app.context.database;
  await db
    .update(pods)
    .set({ assistantUserId: assistant.id, assistantConfirmedAt: test.clock.now(), assistantLink: 'https://a.example' })
    .where(eq(pods.id, pod.id));
  await (await test.as(assistant)).delete(`/v1/memberships/${pod.membership.id}/members`);
  const { body } = await (await staffOf(pod.membership)).get(`/v1/pods/${pod.id}`);
  expect(body).not.toHaveProperty('assistantId');
  expect(body.scheduledMeeting.thirdPartyMeetingLink).toBe('https://meet.example.com/pod');
});
