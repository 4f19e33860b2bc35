import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { members } from '../platform/database/schema';
import { inspectPods } from '../pods/testing/inspect';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { leadersIn, leaderOf, leadersUrl } from './testing/leaders';
import { transfersIn } from './testing/transfers';

const test = useTestApp();
const { auditAbout, noticesOf, rolesIn, staffOf, statusOf } = leadersIn(test);
const { accept, offerBy, seenBy } = transfersIn(test);

it('a demoted leader stays as a participant, even in a full pod, and staff are notified that the pod has no leader', async () => {
  const pod = await test.make.pod({ maxParticipants: 1, name: 'Early Birds' });
  const participant = await test.make.participant(pod);
  const admin = await test.make.admin(pod.membership.business);
  const owner = await staffOf(pod.membership);
  expect((await owner.delete(leadersUrl(pod.membership, leaderOf(pod)))).body).toEqual({ done: true });
  expect(await rolesIn(pod)).toEqual({ [leaderOf(pod).id]: 'participant', [participant.id]: 'participant' });
  const seen = (await owner.get(`/v1/pods/${pod.id}`)).body;
  expect(seen).not.toHaveProperty('leaderId');
  expect(seen.seatsAvailable).toBe(0);
  expect(await statusOf(pod.membership, leaderOf(pod))).toBe('NONE');
  expect(await noticesOf(admin)).toMatchObject([{ message: '<b>Early Birds</b> has no leader.' }]);
  expect(await noticesOf(pod.membership.business.owner)).toEqual([]);
  expect(await test.mails(leaderOf(pod).email)).toMatchObject([{ template: 'leader-demoted' }]);
  expect(await auditAbout(leaderOf(pod))).toMatchObject([{ act: 'LEADER_DEMOTED', podId: pod.id }]);
});

it('a demoted leader, now a participant, leaves all waitlists and is not notified of new pods', async () => {
  const pod = await test.make.pod();
  const full = await test.make.pod({ membership: pod.membership, maxParticipants: 1 });
  await test.make.participant(full);
  const { db } = test.app.context.database;
  const isLeader = eq(members.userId, leaderOf(pod).id);
  await db.update(members).set({ contactWhenNewPod: true }).where(isLeader);
  const leader = await test.as(leaderOf(pod));
  const consents = { consentJoinNewPod: true, consentToBeNewPodLeader: false };
  expect((await leader.post(`/v1/pods/${full.id}/waitlist`, consents)).status).toBe(200);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect((await leader.get(`/v1/memberships/${pod.membership.id}/waitlists`)).body).toEqual([]);
  expect(await db.select().from(members).where(isLeader)).toMatchObject([{ contactWhenNewPod: false }]);
});

it("demoting a leader closes their leader channel and publishes the change to the pod's people", async () => {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  const channels = (await (await test.as(leaderOf(pod))).get('/v1/channels/my-channels')).body;
  expect(channels).toMatchObject([{ leaderChannel: false }]);
  const to = async (person: { id: string }) =>
    (await publishedTo(test, person, 'channel')).map(
      ({ change, podId }) => `${String(change)} ${podId ? 'pod' : 'leaders'}`,
    );
  expect(await to(leaderOf(pod))).toEqual(['changed pod', 'removed leaders']);
  expect(await to(participant)).toEqual(['changed pod']);
});

it('an offer by staff stays open when the leader is demoted and nobody takes over', async () => {
  const pod = await test.make.pod();
  const asked = await test.make.participant(pod);
  const offer = await offerBy(pod.membership.business.owner, pod, asked);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect((await seenBy(asked, offer.body)).body).toMatchObject({ state: 'open' });
});

describe('the notification that a pod has no leader', () => {
  async function withoutLeader() {
    const pod = await test.make.pod();
    const admin = await test.make.admin(pod.membership.business);
    const owner = await staffOf(pod.membership);
    await owner.delete(leadersUrl(pod.membership, leaderOf(pod)));
    const ofPod = async () => (await noticesOf(admin)).filter(({ message }) => message?.endsWith('has no leader.'));
    expect(await ofPod()).toHaveLength(1);
    return { pod, owner, ofPod };
  }

  it.each(['a participant', 'somebody from outside'])('ends when %s leads it', async (who) => {
    const { pod, ofPod } = await withoutLeader();
    const asked =
      who === 'a participant'
        ? await test.make.participant(pod)
        : await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const offer = await offerBy(pod.membership.business.owner, pod, asked);
    expect((await accept(asked, offer.body)).status).toBe(200);
    expect(await ofPod()).toEqual([]);
  });

  it('ends when the pod is deleted', async () => {
    const { pod, owner, ofPod } = await withoutLeader();
    await (await test.as(leaderOf(pod))).delete(`/v1/pods/${pod.id}/members`);
    expect((await owner.delete(`/v1/pods/${pod.id}`)).status).toBe(200);
    expect(await ofPod()).toEqual([]);
  });
});

it('a demoted leader is no longer asked for the meeting’s link', async () => {
  const pod = await test.make.pod({ meeting: { link: '' } });
  const assistant = await test.make.participant(pod);
  const { makeAssistant } = inspectPods(test);
  await makeAssistant(pod, assistant, 'https://a.example/link');
  await (await test.as(assistant)).delete(`/v1/pods/${pod.id}/members`);
  const asksForLink = async () =>
    (await noticesOf(leaderOf(pod))).filter(({ primaryActionUrl }) => primaryActionUrl === pageLinks.editPod(pod.id));
  expect(await asksForLink()).toHaveLength(1);
  await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect(await asksForLink()).toEqual([]);
});

it('a leader who participates in another pod is not demoted, and the response gives the reason', async () => {
  const pod = await test.make.pod();
  const other = await test.make.pod({ membership: pod.membership, name: 'Night Owls' });
  await test.make.participant(other, leaderOf(pod) as TestUser);
  const answer = await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Night Owls') } });
  expect(await rolesIn(pod)).toEqual({ [leaderOf(pod).id]: 'leader' });
});

it('a leader who participates in a pod of another membership is demoted in this one', async () => {
  const [pod, elsewhere] = [await test.make.pod(), await test.make.pod()];
  const { id } = leaderOf(pod);
  await test.make.participant(elsewhere, await test.make.member(elsewhere.membership, { user: pod.leader! }));
  expect((await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, { id }))).status).toBe(200);
  expect([(await rolesIn(pod))[id], (await rolesIn(elsewhere))[id]]).toEqual(['participant', 'participant']);
});

it('a person who leads a pod of another membership only is demoted here, and still leads there', async () => {
  const [membership, elsewhere] = [await test.make.membership(), await test.make.pod()];
  const member = await test.make.member(membership, { user: elsewhere.leader!, leaderStatus: 'APPROVED' });
  expect((await (await staffOf(membership)).delete(leadersUrl(membership, member))).status).toBe(200);
  expect(await statusOf(membership, member)).toBe('NONE');
  expect(await rolesIn(elsewhere)).toEqual({ [member.id]: 'leader' });
});

it('demoting can be repeated, revokes the status of leaders without a pod, and applies only to members', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  const owner = await staffOf(membership);
  for (let times = 0; times < 2; times++) expect((await owner.delete(leadersUrl(membership, member))).status).toBe(200);
  expect(await statusOf(membership, member)).toBe('NONE');
  expect(await test.mails(member.email)).toHaveLength(1);
  const entry = { act: 'LEADER_DEMOTED', membershipId: membership.id, podId: null };
  expect(await auditAbout(member)).toMatchObject([entry]);
  expect((await owner.delete(leadersUrl(membership, { id: member.memberId }))).status).toBe(404);
});

it("demoting a pod's leader while people join keeps everyone's seat", async () => {
  const pod = await test.make.pod({ maxParticipants: 50 });
  const owner = await staffOf(pod.membership);
  const people = await Promise.all(Array.from({ length: 6 }, () => test.make.member(pod.membership)));
  const actors = await Promise.all(people.map((person) => test.as(person)));
  await Promise.all([
    owner.delete(leadersUrl(pod.membership, leaderOf(pod))),
    ...actors.map((person) => person.post(`/v1/pods/${pod.id}/join`)),
  ]);
  expect(Object.values(await rolesIn(pod))).toEqual(Array(7).fill('participant'));
});

it.each(['NONE', 'PENDING_APPROVAL', 'DECLINED'] as const)(
  'a person who leads no pod and is not approved (%s) is neither demoted nor notified',
  async (leaderStatus) => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership, { leaderStatus });
    const owner = await staffOf(membership);
    expect((await owner.delete(leadersUrl(membership, member))).status).toBe(200);
    expect(await statusOf(membership, member)).toBe(leaderStatus);
    expect(await noticesOf(member)).toEqual([]);
    expect(await test.mails(member.email)).toEqual([]);
  },
);
