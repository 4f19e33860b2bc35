import { leaderMeetingIn } from '../../meetings/testing/leaderMeeting';
import { timesNamed } from '../../notifications/testing/names';
import { useTestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { inspectPods } from '../testing/inspect';
import { leaveAllPods } from './leaveAllPods';
import { leavePod } from './leavePod';

const test = useTestApp();
const look = inspectPods(test);

const later = Date.parse('2026-03-03T12:00:00Z');
const commitment = { goal: 'Run', description: 'Buy shoes', commitmentDate: later };

describe('leaving a pod', () => {
  it('leaving a pod removes its meeting from the calendar, closes the channel and notifies the leader', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${pod.id}/join`);
    expect(await asAnna.delete(`/v1/pods/${pod.id}/members`)).toMatchObject({ status: 200, body: { done: true } });
    expect(await look.participantsOf(pod)).toEqual([]);
    expect(await look.channelChangesFor(anna)).toEqual(['added', 'removed']);
    expect(await look.noticesOf(pod.leader!)).toEqual(['pod-joined', 'pod-left']);
    expect(await look.channelChangesFor(pod.leader!)).toEqual(['changed', 'changed']);
    const mails = await look.meetingMailsTo(anna);
    expect(mails.map(({ reason }) => reason)).toEqual(['joined', 'left']);
    expect(mails[1]!.sequence).toBeGreaterThan(mails[0]!.sequence);
  });

  it('leaving a pod has no effect for a person outside it', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    await leavePod(test.app.context, { membershipId: pod.membership.id, podId: pod.id, userId: anna.id });
    expect([await look.noticesOf(pod.leader!), await look.channelChangesFor(anna)]).toEqual([[], []]);
    expect(await test.mails(anna.email)).toEqual([]);
  });

  it('joining is limited to 30 times an hour, leaving never', async () => {
    const pod = await test.make.pod();
    const asAnna = await test.as(await test.make.member(pod.membership));
    for (let times = 0; times < 30; times++) {
      expect((await asAnna.post(`/v1/pods/${pod.id}/join`)).status).toBe(200);
    }
    expect((await asAnna.delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
    const refused = await asAnna.post(`/v1/pods/${pod.id}/join`);
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('try again in an hour') as string },
    });
    expect((await asAnna.delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
    test.clock.advance({ hours: 1 });
    expect((await asAnna.post(`/v1/pods/${pod.id}/join`)).status).toBe(200);
  });

  it('leaving a pod keeps a step with content as a previous step, and deletes an empty step', async () => {
    const pod = await test.make.pod();
    const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
    const [step] = await look.stepsOf(anna);
    await (await test.as(anna)).post(`/v1/next-tiny-steps/${step!.id}/commit`, commitment);
    for (const person of [anna, ben]) await (await test.as(person)).delete(`/v1/pods/${pod.id}/members`);
    expect(await look.stepsOf(anna)).toMatchObject([{ goal: 'Run', closedAt: test.clock.now() }]);
    expect(await look.stepsOf(ben)).toEqual([]);
  });

  it('the leader of a pod with members cannot leave it', async () => {
    const pod = await test.make.pod();
    await test.make.participant(pod);
    const answer = await (await test.as(pod.leader!)).delete(`/v1/pods/${pod.id}/members`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'leads_pod' } });
  });

  it('leaving one’s own empty pod deletes it and mails the leader their steps', async () => {
    const pod = await test.make.pod();
    const asLeader = await test.as(pod.leader!);
    const [step] = await look.stepsOf(pod.leader!);
    await asLeader.post(`/v1/next-tiny-steps/${step!.id}/commit`, commitment);
    expect((await asLeader.delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
    expect((await asLeader.get(`/v1/pods/${pod.id}`)).status).toBe(404);
    const mails = await test.mails(pod.leader!.email);
    expect(mails.map(({ template }) => template)).toEqual(['steps-record', 'meeting']);
    expect(mails[0]?.data).toMatchObject({ podName: pod.name, steps: [{ goal: 'Run', status: 'InProgress' }] });
    expect(mails[1]?.data).toMatchObject({ reason: 'cancelled' });
    expect(await look.stepsOf(pod.leader!)).toEqual([]);
    expect(await look.noticesOf(pod.leader!)).toEqual([]);
  });

  it('an assistant who leaves is released, and the pod’s own link is used again', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await look.makeAssistant(pod, anna, 'https://meet.example.com/anna');
    const asLeader = await test.as(pod.leader!);
    expect((await asLeader.get(`/v1/pods/${pod.id}`)).body).toMatchObject({
      assistantId: anna.id,
      scheduledMeeting: { thirdPartyMeetingLink: 'https://meet.example.com/anna' },
    });
    await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
    const { body } = await asLeader.get(`/v1/pods/${pod.id}`);
    expect(body.assistantId).toBeUndefined();
    expect(body.scheduledMeeting.thirdPartyMeetingLink).toBe('https://meet.example.com/pod');
  });
});

it('an assistant loses the leader meetings by leaving, and stays assistant when another person leaves', async () => {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  await look.makeAssistant(pod, anna, null);
  await leaderMeetingIn(test)(pod.membership);
  const reasons = async () => (await look.meetingMailsTo(anna)).map(({ reason }) => reason);
  await (await test.as(ben)).delete(`/v1/pods/${pod.id}/members`);
  expect((await (await test.as(anna)).get(`/v1/pods/${pod.id}`)).body).toMatchObject({ myRole: 'assistant' });
  expect(await reasons()).toEqual(['scheduled']);
  await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
  expect((await reasons()).sort()).toEqual(['excused', 'left', 'scheduled']);
});

it('staff are notified when an assistant whose link was the only one leaves a pod without a leader', async () => {
  const pod = await test.make.pod({ leader: null, meeting: { link: '' } });
  const anna = await test.make.participant(pod);
  await look.makeAssistant(pod, anna, 'https://meet.example.com/anna');
  await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
  expect(await look.noticesOf(pod.membership.business.owner)).toEqual(['link-missing-staff']);
});

it.each([
  ['whose link was in use', ['link-missing', 'pod-left'], 'https://meet.example.com/anna'],
  ['who had no link', ['pod-left'], null],
])(
  'when an assistant %s leaves a pod that has no link of its own, its leader is notified: %j',
  async (_, kinds, link) => {
    const pod = await test.make.pod({ meeting: { link: '' } });
    const anna = await test.make.participant(pod);
    await look.makeAssistant(pod, anna, link);
    await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
    expect((await look.noticesOf(pod.leader!)).sort()).toEqual(kinds);
  },
);

describe('removing a participant', () => {
  it('the leader and staff can remove participants, who are notified', async () => {
    const pod = await test.make.pod();
    const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
    const path = (person: { id: string }) => `/v1/pods/${pod.id}/members/${person.id}`;
    expect((await (await test.as(anna)).delete(path(ben))).status).toBe(404);
    expect((await (await test.as(pod.leader!)).delete(path(anna))).status).toBe(200);
    expect((await (await test.as(pod.membership.business.owner)).delete(path(ben))).status).toBe(200);
    expect(await look.noticesOf(anna)).toEqual(['removed-from-pod']);
    // Leaders are not notified of people they remove themselves.
    expect(await look.noticesOf(pod.leader!)).toEqual(['pod-left']);
  });

  it('a removed person, and the leader if staff removed them, are notified of who did it', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const anna = await test.make.participant(pod);
    const { owner } = pod.membership.business;
    await (await test.as(owner)).delete(`/v1/pods/${pod.id}/members/${anna.id}`);
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const [mail] = await test.mails(anna.email);
    expect(mail?.data).toMatchObject({ reason: 'removed', removedBy: ownerName });
    const messagesOf = async (person: TestUser) => {
      const { body } = await (await test.as(person)).get('/v1/notifications/my-notifications');
      return (body as { message: string }[]).map(({ message }) => message);
    };
    expect(await messagesOf(anna)).toEqual([`<b>${ownerName}</b> removed you from <b>Early Birds</b>.`]);
    expect(await messagesOf(pod.leader!)).toEqual([
      `<b>${ownerName}</b> removed <b>${anna.firstName} ${anna.lastName}</b> from <b>Early Birds</b>.`,
    ]);
  });

  it('removing a participant twice has no effect, the leader cannot be removed, and an outsider gets 404', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const owner = await test.as(pod.membership.business.owner);
    const path = (person: { id: string }) => `/v1/pods/${pod.id}/members/${person.id}`;
    await owner.delete(path(anna));
    expect((await owner.delete(path(anna))).status).toBe(200);
    expect(await look.noticesOf(pod.leader!)).toEqual(['pod-left']);
    expect(await look.auditOf(pod)).toMatchObject([{ act: 'POD_MEMBER_REMOVED', personId: anna.id }]);
    expect(await owner.delete(path(pod.leader!))).toMatchObject({ status: 409, body: { code: 'is_leader' } });
    expect((await owner.delete(path(await test.make.user()))).status).toBe(404);
  });

  it('the names of people who come and go, and of staff who move them, are removed from notifications with their accounts', async () => {
    const pod = await test.make.pod();
    const { owner } = pod.membership.business;
    const [anna, ben] = [await test.make.participant(pod), await test.make.member(pod.membership)];
    await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
    const asOwner = await test.as(owner);
    await asOwner.put(`/v1/pods/${pod.id}/members/${ben.id}`);
    await asOwner.delete(`/v1/pods/${pod.id}/members/${ben.id}`);
    expect(await timesNamed(test, anna)).toEqual({ now: 1, afterRemoval: 0 });
    expect(await timesNamed(test, ben)).toEqual({ now: 2, afterRemoval: 0 });
    expect(await timesNamed(test, owner)).toEqual({ now: 3, afterRemoval: 0 });
  });

  it('removing a member who was never in the pod changes nothing', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    const owner = await test.as(pod.membership.business.owner);
    const answer = await owner.delete(`/v1/pods/${pod.id}/members/${anna.id}`);
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect([await look.noticesOf(anna), await look.auditOf(pod)]).toEqual([[], []]);
  });
});

describe('leaving every pod of a membership', () => {
  const leaveAll = (userId: string, membershipId: string) =>
    test.app.context.act((act) => leaveAllPods(act, { userId, membershipId }));

  it("leaving every pod of a membership gives up the seats, leaves the waitlists and deletes one's own empty pod", async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const full = await test.make.pod({ membership: pod.membership, maxParticipants: 1 });
    await test.make.participant(full);
    const anna = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const own = await test.make.pod({ membership: pod.membership, leader: anna });
    await test.make.participant(pod, anna);
    const next = await test.make.member(pod.membership);
    await (
      await test.as(next)
    ).post(`/v1/pods/${pod.id}/waitlist`, {
      consentJoinNewPod: false,
      consentToBeNewPodLeader: false,
    });
    await leaveAll(anna.id, pod.membership.id);
    expect(await look.participantsOf(pod)).toEqual([next.id]);
    const asOwner = await test.as(pod.membership.business.owner);
    expect((await asOwner.get(`/v1/pods/${own.id}`)).status).toBe(404);
  });

  it('a person who leaves a membership leaves its waitlists, and declines any offer to lead, of which staff are notified', async () => {
    const pod = await test.make.pod({ leader: null, maxParticipants: 1 });
    await test.make.participant(pod);
    const { membership } = pod;
    const anna = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${pod.id}/join`);
    const asOwner = await test.as(membership.business.owner);
    const offer = await asOwner.post(`/v1/pods/${pod.id}/leader-transfers`, { participantId: anna.id });
    expect([offer.status, await look.waitlistOf(pod)]).toEqual([200, [anna.id]]);
    await leaveAll(anna.id, membership.id);
    expect(await look.waitlistOf(pod)).toEqual([]);
    expect((await asAnna.get(`/v1/leader-transfers/${offer.body.id}`)).body).toMatchObject({ state: 'declined' });
    expect(await look.noticesOf(membership.business.owner)).toEqual(['transfer-declined']);
  });

  it('a person removed from a membership and the leaders of their pods are notified of who removed them', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const anna = await test.make.participant(pod);
    const { owner } = pod.membership.business;
    const by = { userId: owner.id, name: `${owner.firstName} ${owner.lastName}` };
    await test.app.context.act((act) => leaveAllPods(act, { userId: anna.id, membershipId: pod.membership.id }, by));
    expect((await test.mails(anna.email)).map(({ data }) => data)).toMatchObject([
      { reason: 'removedFromMembership', removedBy: by.name },
    ]);
    // Anna isn't notified, since no link to the pod would work for her.
    expect(await look.noticesOf(anna)).toEqual([]);
    const { body } = await (await test.as(pod.leader!)).get('/v1/notifications/my-notifications');
    expect(body).toMatchObject([
      { message: `<b>${by.name}</b> removed <b>${anna.firstName} ${anna.lastName}</b> from <b>Early Birds</b>.` },
    ]);
  });

  it('the leader of a pod with members cannot leave every pod of a membership, and nothing changes', async () => {
    const pod = await test.make.pod();
    await test.make.participant(pod);
    const other = await test.make.pod({ membership: pod.membership });
    await test.make.participant(other, pod.leader);
    await expect(leaveAll(pod.leader!.id, pod.membership.id)).rejects.toMatchObject({ status: 409 });
    expect(await look.participantsOf(other)).toEqual([pod.leader!.id]);
  });
});
