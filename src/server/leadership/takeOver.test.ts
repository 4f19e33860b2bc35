import { eq } from 'drizzle-orm';
import { meetings, members, pods } from '../platform/database/schema';
import { connectZoom, zoomMeetings } from '../meetings/testing/zoomMeetings';
import { useTestApp } from '../testing/app';
import type { TestMember, TestPod, TestUser } from '../testing/factories';
import { leadersIn, LEADER_ACTIONS, leaderOf, leadersUrl } from './testing/leaders';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const { dueFor, noticesOf, rolesIn, staffOf, statusOf } = leadersIn(test);

const changePod = (podId: string, changes: Partial<typeof pods.$inferInsert>) =>
  test.app.context.database.db.update(pods).set(changes).where(eq(pods.id, podId));

const changeMember = (memberId: string, changes: Partial<typeof members.$inferInsert>) =>
  test.app.context.database.db.update(members).set(changes).where(eq(members.id, memberId));

const assist = (pod: TestPod, person: TestUser) =>
  changePod(pod.id, {
    assistantUserId: person.id,
    assistantConfirmedAt: test.clock.now(),
    assistantLink: 'https://a.example/link',
  });

it('when a leader is demoted, the confirmed assistant takes over the pod with their own link, and is thereby approved', async () => {
  const pod = await test.make.pod();
  const assistant = await test.make.participant(pod);
  await assist(pod, assistant);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect(await rolesIn(pod)).toEqual({ [leaderOf(pod).id]: 'participant', [assistant.id]: 'leader' });
  const seen = (await (await test.as(assistant)).get(`/v1/pods/${pod.id}`)).body;
  expect(seen).toMatchObject({ leaderId: assistant.id, myRole: 'leader' });
  expect(seen).not.toHaveProperty('assistantId');
  expect(seen.scheduledMeeting.thirdPartyMeetingLink).toBe('https://a.example/link');
  const { db } = test.app.context.database;
  const [meeting] = await db.select().from(meetings).where(eq(meetings.id, pod.meetingId));
  expect(meeting?.link).toBe('https://a.example/link');
  expect(await statusOf(pod.membership, assistant)).toBe('APPROVED');
  expect(await dueFor(pod.membership, assistant)).toEqual(LEADER_ACTIONS);
  expect(await noticesOf(assistant)).toContainEqual(expect.objectContaining({ primaryActionUrl: `/pod?p=${pod.id}` }));
  expect(await noticesOf(pod.membership.business.owner)).toEqual([]);
});

it("taking over a pod releases its Zoom link, and the assistant’s link doesn't count as a Zoom link", async () => {
  const pod = await test.make.pod({ meeting: { link: 'https://zoom.example.com/j/7', thirdPartyMeetingId: '7' } });
  await connectZoom(test, pod.membership.business);
  const assistant = await test.make.participant(pod);
  await assist(pod, assistant);
  const staff = await staffOf(pod.membership);
  await staff.delete(leadersUrl(pod.membership, leaderOf(pod)));
  const { body } = await staff.get(`/v1/scheduled-meetings/${pod.meetingId}`);
  expect(body).toMatchObject({ thirdPartyMeetingLink: 'https://a.example/link' });
  expect(body).not.toHaveProperty('thirdPartyMeetingId');
  await test.app.context.jobs.drain();
  expect(zoom.deleted).toEqual(['7']);
});

it.each<[string, (pod: TestPod, assistant: TestMember) => Promise<unknown>]>([
  ['is disabled', (_, { memberId }) => changeMember(memberId, { disabledAt: test.clock.now() })],
  ['has not confirmed yet', ({ id }) => changePod(id, { assistantConfirmedAt: null, assistantLink: null })],
])('an assistant who %s does not take over', async (_, happens) => {
  const pod = await test.make.pod();
  const assistant = await test.make.member(pod.membership);
  await test.make.participant(pod, assistant);
  await assist(pod, assistant);
  await happens(pod, assistant);
  const answer = await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect(answer.status).toBe(200);
  expect(Object.values(await rolesIn(pod))).toEqual(['participant', 'participant']);
});

it('an assistant without a link takes over the pod with the pod’s own link, and needs no approval or training twice', async () => {
  const pod = await test.make.pod();
  const assistant = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.participant(pod, assistant);
  await assist(pod, assistant);
  await changePod(pod.id, { assistantLink: null });
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  const seen = (await (await test.as(assistant)).get(`/v1/pods/${pod.id}`)).body;
  expect(seen).toMatchObject({ leaderId: assistant.id });
  expect(seen.scheduledMeeting.thirdPartyMeetingLink).toBe('https://meet.example.com/pod');
  expect(await statusOf(pod.membership, assistant)).toBe('SIGNED_OFF');
  expect(await dueFor(pod.membership, assistant)).toEqual([]);
});

it('an assistant who is already approved isn’t asked to acknowledge it again', async () => {
  const pod = await test.make.pod();
  const assistant = await test.make.member(pod.membership, { leaderStatus: 'APPROVED' });
  await test.make.participant(pod, assistant);
  await assist(pod, assistant);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect(await rolesIn(pod)).toMatchObject({ [assistant.id]: 'leader' });
  expect(await dueFor(pod.membership, assistant)).toEqual([]);
});

it('an assistant who leads another pod does not take over', async () => {
  const pod = await test.make.pod();
  const assistant = await test.make.participant(pod);
  await test.make.pod({ membership: pod.membership, leader: assistant });
  await assist(pod, assistant);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect(Object.values(await rolesIn(pod))).toEqual(['participant', 'participant']);
});
