import { useTestApp } from '../../testing/app';
import { inspectPods } from '../testing/inspect';
import { switchPod } from './switchPod';

const test = useTestApp();
const look = inspectPods(test);

async function twoPods() {
  const from = await test.make.pod({ name: 'Early Birds' });
  const to = await test.make.pod({ membership: from.membership, name: 'Night Owls', maxParticipants: 1 });
  return { from, to };
}

describe('switching pods', () => {
  it('switching pods moves the person with their steps, and updates their calendar for both pods', async () => {
    const { from, to } = await twoPods();
    const anna = await test.make.participant(from);
    const [step] = await look.stepsOf(anna);
    const asAnna = await test.as(anna);
    const commitmentDate = Date.parse('2026-03-03T12:00:00Z');
    await asAnna.post(`/v1/next-tiny-steps/${step!.id}/commit`, { goal: 'Run', description: 'Shoes', commitmentDate });
    const { status, body } = await asAnna.post(`/v1/pods/${from.id}/switch`, { toPodId: to.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: to.id, myRole: 'participant', seatsAvailable: 0 });
    expect(await look.participantsOf(from)).toEqual([]);
    expect(await look.stepsOf(anna)).toMatchObject([
      { id: step!.id, podId: to.id, podName: 'Night Owls', goal: 'Run' },
    ]);
    expect(await look.meetingMailsTo(anna)).toMatchObject([
      { reason: 'left', podName: 'Early Birds' },
      { reason: 'switched', podName: 'Night Owls' },
    ]);
    expect(await look.noticesOf(from.leader!)).toEqual(['pod-left']);
    expect(await look.noticesOf(to.leader!)).toEqual(['pod-joined']);
    expect(await look.channelChangesFor(anna)).toEqual(['removed', 'added']);
  });

  it('switching pods twice has the same effect as switching once', async () => {
    const { from, to } = await twoPods();
    const anna = await test.make.participant(from);
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${from.id}/switch`, { toPodId: to.id });
    const again = await asAnna.post(`/v1/pods/${from.id}/switch`, { toPodId: to.id });
    expect(again).toMatchObject({ status: 200, body: { id: to.id } });
    expect(await look.meetingMailsTo(anna)).toHaveLength(2);
  });

  it('switching pods gives the freed seat to the next person waiting', async () => {
    const { from, to } = await twoPods();
    const small = await test.make.pod({ membership: from.membership, maxParticipants: 1 });
    const anna = await test.make.participant(small);
    const next = await test.make.member(from.membership);
    await (await test.as(next)).post(`/v1/pods/${small.id}/join`);
    await (await test.as(anna)).post(`/v1/pods/${small.id}/switch`, { toPodId: to.id });
    expect(await look.participantsOf(small)).toEqual([next.id]);
  });

  it('switching to a full or paused pod is refused and changes nothing', async () => {
    const { from, to } = await twoPods();
    await test.make.participant(to);
    const pausedFrom = new Date('2026-03-01T00:00:00Z');
    const meeting = { pausedFrom, pausedTo: new Date('2026-04-01T00:00:00Z') };
    const still = await test.make.pod({ membership: from.membership, meeting });
    const anna = await test.make.participant(from);
    const asAnna = await test.as(anna);
    const answers = [to, still].map(({ id }) => asAnna.post(`/v1/pods/${from.id}/switch`, { toPodId: id }));
    expect((await Promise.all(answers)).map(({ body }) => body.code)).toEqual(['pod_full', 'pod_paused']);
    expect(await look.participantsOf(from)).toEqual([anna.id]);
    expect(await look.meetingMailsTo(anna)).toEqual([]);
  });

  it('switching back and forth is limited', async () => {
    const { from, to } = await twoPods();
    const asAnna = await test.as(await test.make.participant(from));
    const go = (a: { id: string }, b: { id: string }) => asAnna.post(`/v1/pods/${a.id}/switch`, { toPodId: b.id });
    for (let times = 0; times < 15; times++) {
      expect((await go(from, to)).status).toBe(200);
      expect((await go(to, from)).status).toBe(200);
    }
    const refused = await go(from, to);
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('try again in an hour') as string },
    });
    test.clock.advance({ hours: 1 });
    expect((await go(from, to)).status).toBe(200);
  });

  it('leaders cannot switch pods, and nobody can switch to a pod of another membership', async () => {
    const { from, to } = await twoPods();
    const anna = await test.make.participant(from);
    const elsewhere = await test.make.pod();
    const leader = await test.as(from.leader!);
    expect((await leader.post(`/v1/pods/${from.id}/switch`, { toPodId: to.id })).status).toBe(409);
    expect((await (await test.as(anna)).post(`/v1/pods/${from.id}/switch`, { toPodId: elsewhere.id })).status).toBe(
      404,
    );
  });

  it('a participant cannot switch to the pod that they lead', async () => {
    const { from, to } = await twoPods();
    await test.make.participant(from, to.leader);
    const answer = await (await test.as(to.leader!)).post(`/v1/pods/${from.id}/switch`, { toPodId: to.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'leads_pod' } });
    expect(await look.participantsOf(from)).toEqual([to.leader!.id]);
  });

  it('switching from a pod that the person has left, or that is gone, gets 404 and gives no other seat', async () => {
    const { from, to } = await twoPods();
    const anna = await test.make.member(from.membership);
    const gone = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01';
    for (const fromPodId of [from.id, gone]) {
      const request = { membershipId: from.membership.id, userId: anna.id, fromPodId, toPodId: to.id };
      await expect(switchPod(test.app.context, request)).rejects.toMatchObject({ status: 404 });
    }
    expect(await look.participantsOf(to)).toEqual([]);
    expect(await look.noticesOf(from.leader!)).toEqual([]);
  });

  it('two people switching between two full pods at the same time do not deadlock', async () => {
    const { from, to } = await twoPods();
    const [anna, ben] = [await test.make.participant(from), await test.make.participant(to)];
    const [asAnna, asBen] = [await test.as(anna), await test.as(ben)];
    const answers = await Promise.all([
      asAnna.post(`/v1/pods/${from.id}/switch`, { toPodId: to.id }),
      asBen.post(`/v1/pods/${to.id}/switch`, { toPodId: from.id }),
    ]);
    expect(answers[1]?.status).toBe(200);
    expect([200, 409]).toContain(answers[0]?.status);
    expect((await look.participantsOf(from)).length + (await look.participantsOf(to)).length).toBe(2);
  });
});
