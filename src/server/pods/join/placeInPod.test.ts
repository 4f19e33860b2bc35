import { useTestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { joinPreferredPod } from './joinPreferredPod';
import { placePodMember } from './placeInPod';
import { inspectPods } from '../testing/inspect';

const test = useTestApp();
const look = inspectPods(test);

async function place(pod: TestPod, person: { id: string }) {
  const owner = await test.as(pod.membership.business.owner);
  return owner.put(`/v1/pods/${pod.id}/members/${person.id}`);
}

it('a member whom staff put into a pod gets the seat, a calendar entry and a notification, and a repeat changes nothing', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.member(pod.membership);
  expect(await place(pod, anna)).toMatchObject({ status: 200, body: { done: true } });
  expect((await place(pod, anna)).status).toBe(200);
  expect(await look.participantsOf(pod)).toEqual([anna.id]);
  expect(await look.noticesOf(anna)).toEqual(['placed-in-pod']);
  expect(await look.noticesOf(pod.leader!)).toEqual(['pod-joined']);
  expect(await look.auditOf(pod)).toMatchObject([{ act: 'POD_MEMBER_PLACED', personId: anna.id }]);
  const { firstName, lastName } = pod.membership.business.owner;
  expect(await test.mails(anna.email)).toMatchObject([
    { template: 'meeting', data: { reason: 'joined', placedBy: `${firstName} ${lastName}` } },
  ]);
});

it('a participant of another pod moves with their steps, and the first who waits there gets the seat', async () => {
  const from = await test.make.pod({ maxParticipants: 1 });
  const to = await test.make.pod({ membership: from.membership });
  const [anna, ben] = [await test.make.member(from.membership), await test.make.member(from.membership)];
  for (const person of [anna, ben]) await (await test.as(person)).post(`/v1/pods/${from.id}/join`);
  expect((await place(to, anna)).status).toBe(200);
  expect([await look.participantsOf(from), await look.participantsOf(to)]).toEqual([[ben.id], [anna.id]]);
  expect(await look.stepsOf(anna)).toMatchObject([{ podId: to.id, closedAt: null }]);
  expect(await look.meetingMailsTo(anna)).toMatchObject([
    { reason: 'joined' },
    { reason: 'left' },
    { reason: 'switched' },
  ]);
  const { firstName, lastName } = from.membership.business.owner;
  const placedBy = `${firstName} ${lastName}`;
  expect((await test.mails(anna.email)).map(({ data }) => data.placedBy)).toEqual([undefined, placedBy, placedBy]);
});

it('a participant of pods in two memberships moves within the one, and keeps their seat in the other', async () => {
  const elsewhere = await test.make.pod();
  const from = await test.make.pod();
  const to = await test.make.pod({ membership: from.membership });
  const anna = await test.make.participant(elsewhere);
  await test.make.participant(from, await test.make.member(from.membership, { user: anna }));
  expect((await place(to, anna)).status).toBe(200);
  const seats = await Promise.all([elsewhere, from, to].map((pod) => look.participantsOf(pod)));
  expect(seats).toEqual([[anna.id], [], [anna.id]]);
});

it('placing returns whether it changed anything', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.member(pod.membership);
  const by = { userId: pod.membership.business.owner.id, name: 'Bo Owner' };
  const placing = { membershipId: pod.membership.id, podId: pod.id, userId: anna.id, by };
  expect(await placePodMember(test.app.context, placing)).toBe(true);
  expect(await placePodMember(test.app.context, placing)).toBe(false);
});

it('a pod of another membership is not found, and the member keeps their seat', async () => {
  const pod = await test.make.pod();
  const elsewhere = await test.make.pod();
  const anna = await test.make.participant(pod);
  const by = { userId: pod.membership.business.owner.id, name: 'Bo Owner' };
  const placing = { membershipId: pod.membership.id, podId: elsewhere.id, userId: anna.id, by };
  await expect(placePodMember(test.app.context, placing)).rejects.toMatchObject({ status: 404 });
  expect([await look.participantsOf(pod), await look.participantsOf(elsewhere)]).toEqual([[anna.id], []]);
});

it('a full or paused pod, a disabled member and the pod’s leader are refused, and strangers are not found', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const { membership } = pod;
  const paused = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };
  const still = await test.make.pod({ membership, meeting: paused });
  const anna = await test.make.member(membership);
  const disabled = await test.make.member(membership, { disabled: true });
  expect(await place(still, anna)).toMatchObject({ status: 409, body: { code: 'pod_paused' } });
  expect(await place(pod, disabled)).toMatchObject({ status: 409, body: { code: 'member_disabled' } });
  expect(await place(pod, pod.leader!)).toMatchObject({ status: 409, body: { code: 'leads_pod' } });
  expect((await place(pod, await test.make.user())).status).toBe(404);
  await test.make.participant(pod);
  expect(await place(pod, anna)).toMatchObject({ status: 409, body: { code: 'pod_full' } });
});

it('a person waiting for a pod whose pause has just ended takes one seat', async () => {
  const pausedTo = new Date('2026-03-03T08:00:00Z');
  const pod = await test.make.pod({ meeting: { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo } });
  const anna = await test.make.member(pod.membership);
  test.clock.set('2026-03-03T07:00:00Z');
  await test.app.context.act((act) =>
    joinPreferredPod(act, { podId: pod.id, membershipId: pod.membership.id, userId: anna.id }),
  );
  expect(await look.waitlistOf(pod)).toEqual([anna.id]);
  test.clock.set('2026-03-03T09:00:00Z');
  expect((await place(pod, anna)).status).toBe(200);
  expect(await look.participantsOf(pod)).toEqual([anna.id]);
});
