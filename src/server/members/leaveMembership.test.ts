import { eq } from 'drizzle-orm';
import { deliverAnnouncements } from '../announcements/deliverAnnouncements';
import { pods } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { membersIn } from './testing/members';

const test = useTestApp();
const { channelEvents, joinWaitlist, staffOf } = membersIn(test);

it("leaving a membership ends a person's place in pods and waitlists, and the next person waiting gets the seat", async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const { membership } = pod;
  const leaving = await test.make.participant(pod);
  const waiting = await test.make.member(membership);
  await joinWaitlist(pod, waiting.id);
  const me = await test.as(leaving);
  expect((await me.delete(`/v1/memberships/${membership.id}/members`)).body).toEqual({ done: true });
  expect((await me.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
  expect((await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`)).status).toBe(404);
  const { body } = await (await staffOf(membership)).get(`/v1/pods/${pod.id}`);
  expect(body.members).toEqual([pod.leader?.id, waiting.id]);
  expect(await channelEvents(leaving.id)).toEqual(['removed pod']);
});

it('a leader cannot leave the membership while their pod has members; leaving deletes an otherwise empty pod', async () => {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  const leader = await test.as(pod.leader ?? { id: '' });
  const url = `/v1/memberships/${pod.membership.id}/members`;
  expect((await leader.delete(url)).status).toBe(409);
  await (await test.as(participant)).delete(url);
  expect((await leader.delete(url)).status).toBe(200);
  expect((await (await staffOf(pod.membership)).get(`/v1/pods/${pod.id}`)).status).toBe(404);
});

it('a request to leave succeeds for staff who are not members', async () => {
  const membership = await test.make.membership();
  const owner = await staffOf(membership);
  expect((await owner.delete(`/v1/memberships/${membership.id}/members`)).status).toBe(200);
});

it('leaving dismisses notifications from the membership, and none from elsewhere', async () => {
  const [left, kept] = [await test.make.membership(), await test.make.membership()];
  const person = await test.make.user();
  const me = await test.as(person);
  for (const membership of [left, kept]) {
    await test.make.member(membership, { user: person });
    const body = { title: 'A new season', text: 'On Monday.', audience: { kind: 'EVERYONE' } };
    await (await staffOf(membership)).post(`/v1/memberships/${membership.id}/announcements`, body);
  }
  await deliverAnnouncements(test.app.context);
  const told = async () =>
    (await me.get('/v1/notifications/my-notifications')).body.map(
      ({ membershipName }: { membershipName: string }) => membershipName,
    );
  expect(await told()).toEqual(expect.arrayContaining([left.name, kept.name]));
  await me.delete(`/v1/memberships/${left.id}/members`);
  expect(await told()).toEqual([kept.name]);
});

it('leaving a membership removes its required actions, and keeps those of the business and of other memberships', async () => {
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

it('an assistant who leaves a membership also removes their link', async () => {
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
