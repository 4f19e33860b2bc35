import { eq } from 'drizzle-orm';
import { timesNamed } from '../../notifications/testing/names';
import { pods } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { inspectPods } from '../../pods/testing/inspect';
import { leadersIn, leaderOf } from '../testing/leaders';
import { transfersIn } from '../testing/transfers';
import { expireTransfers } from './expireTransfers';

const test = useTestApp();
const { noticesOf, rolesIn } = leadersIn(test);
const { accept, candidatesFor, decline, offerBy, offered, podSeenBy, seenBy } = transfersIn(test);

const openPageOf = (transfer: { id: string }) => `/leader/complete-switch?r=${transfer.id}`;

describe('offering a pod', () => {
  it('an offer changes nothing in the pod, and its recipient gets a notification and a mail with a link to answer', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const asked = await test.make.participant(pod);
    const { status, body } = await offerBy(leaderOf(pod), pod, asked);
    expect(status).toBe(200);
    const participantName = `${asked.firstName} ${asked.lastName}`;
    expect(body).toMatchObject({ podName: 'Early Birds', participantId: asked.id, participantName });
    expect(body).toMatchObject({ state: 'open', leaderLeaves: false });
    expect(body.expires - body.created).toBe(14 * 24 * 3600 * 1000);
    expect(await rolesIn(pod)).toEqual({ [leaderOf(pod).id]: 'leader', [asked.id]: 'participant' });
    expect(await noticesOf(asked)).toMatchObject([{ primaryActionUrl: openPageOf(body) }]);
    expect(await test.mails(asked.email)).toMatchObject([
      { template: 'transfer-offered', data: { link: `http://stepwell.test${openPageOf(body)}` } },
    ]);
    expect((await podSeenBy(asked, pod)).offeredTransferId).toBe(body.id);
    expect(await podSeenBy(leaderOf(pod), pod)).not.toHaveProperty('offeredTransferId');
  });

  it('offering a pod to the same person again sends nothing', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const first = await offered(pod, asked);
    expect((await offered(pod, asked)).id).toBe(first.id);
    expect(await test.mails(asked.email)).toHaveLength(1);
    expect(await noticesOf(asked)).toHaveLength(1);
  });

  it('a new offer replaces the open one, and the previous sender is notified unless they sent the new offer too', async () => {
    const pod = await test.make.pod();
    const [first, second, third] = [
      await test.make.participant(pod),
      await test.make.participant(pod),
      await test.make.participant(pod),
    ];
    const replaced = await offered(pod, first);
    await offered(pod, second);
    expect(await test.mails(pod.leader!.email)).toEqual([]);
    expect((await seenBy(first, replaced)).body.state).toBe('replaced');
    expect(await noticesOf(first)).toEqual([]);
    await offerBy(pod.membership.business.owner, pod, third);
    expect(await test.mails(pod.leader!.email)).toMatchObject([{ data: { outcome: 'replaced' } }]);
    expect((await accept(first, replaced)).status).toBe(409);
    expect(await rolesIn(pod)).toMatchObject({ [leaderOf(pod).id]: 'leader' });
  });

  it('an offer expires after 14 days, and its sender is notified once', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const asked = await test.make.participant(pod);
    const offer = await offered(pod, asked);
    test.clock.advance({ days: 13 });
    await expireTransfers(test.app.context);
    expect(await test.mails(pod.leader!.email)).toEqual([]);
    test.clock.advance({ days: 1 });
    expect((await seenBy(asked, offer)).body.state).toBe('expired');
    expect((await accept(asked, offer)).status).toBe(409);
    expect(await podSeenBy(asked, pod)).not.toHaveProperty('offeredTransferId');
    expect((await candidatesFor(leaderOf(pod), pod)).body).not.toHaveProperty('openTransfer');
    for (let times = 0; times < 2; times++) await expireTransfers(test.app.context);
    expect(await test.mails(pod.leader!.email)).toMatchObject([
      { template: 'transfer-closed', data: { outcome: 'expired' } },
    ]);
    expect(await noticesOf(asked)).toEqual([]);
    const again = (await offerBy(pod.membership.business.owner, pod, asked)).body;
    expect(again).toMatchObject({ state: 'open' });
    expect(again.id).not.toBe(offer.id);
  });
});

it('the names of a person asked to lead and of the asker are removed from notifications with their accounts', async () => {
  const pod = await test.make.pod();
  const asked = await test.make.participant(pod);
  await decline(asked, await offered(pod, asked));
  expect(await timesNamed(test, leaderOf(pod) as TestUser)).toEqual({ now: 1, afterRemoval: 0 });
  expect(await timesNamed(test, asked)).toEqual({ now: 1, afterRemoval: 0 });
});

it('an offer whose expiry went unnoticed is closed as expired by the next offer, even to the same person', async () => {
  const pod = await test.make.pod();
  const asked = await test.make.participant(pod);
  const offer = await offered(pod, asked);
  test.clock.advance({ days: 14 });
  const again = (await offerBy(pod.membership.business.owner, pod, asked)).body;
  expect(again).toMatchObject({ state: 'open' });
  expect(again.id).not.toBe(offer.id);
  expect((await seenBy(asked, offer)).body.state).toBe('expired');
  expect(await test.mails(leaderOf(pod).email)).toMatchObject([{ data: { outcome: 'expired' } }]);
});

it('other offers still expire when a pod is deleted', async () => {
  const [gone, pod] = [await test.make.pod({ leader: null }), await test.make.pod()];
  await offered(gone, await test.make.member(gone.membership, { leaderStatus: 'SIGNED_OFF' }));
  await offered(pod, await test.make.participant(pod));
  test.clock.advance({ days: 14 });
  const { context } = test.app;
  const act: typeof context.act = async (work) => {
    await context.database.db.delete(pods).where(eq(pods.id, gone.id));
    return context.act(work);
  };
  await expireTransfers({ ...context, act });
  expect(await test.mails(leaderOf(pod).email)).toMatchObject([{ data: { outcome: 'expired' } }]);
});

it('an offer made at the moment when the previous one expires stays open', async () => {
  const pod = await test.make.pod();
  const asked = await test.make.participant(pod);
  await offered(pod, asked);
  test.clock.advance({ days: 14 });
  const { context } = test.app;
  let again = { id: '' };
  const act: typeof context.act = async (work) => {
    again = await offered(pod, asked);
    return context.act(work);
  };
  await expireTransfers({ ...context, act });
  expect((await seenBy(asked, again)).body.state).toBe('open');
});

it('pending offers are listed for their recipient, oldest first, whether or not they are in the pod', async () => {
  const pod = await test.make.pod({ leader: null });
  const asked = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
  const second = await test.make.pod({ membership: pod.membership });
  await test.make.participant(second, asked);
  const first = await offered(pod, asked);
  test.clock.advance({ minutes: 1 });
  const other = await offered(second, asked);
  const waiting = async () => {
    const { body } = await (await test.as(asked)).get('/v1/leader-transfers/my-transfers');
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await waiting()).toEqual([first.id, other.id]);
  await decline(asked, other);
  expect(await waiting()).toEqual([first.id]);
  await inspectPods(test).disable(asked);
  expect(await waiting()).toEqual([]);
});

it('an offer is no longer listed for its recipient once it has expired', async () => {
  const pod = await test.make.pod();
  const asked = await test.make.participant(pod);
  await offered(pod, asked);
  const asAsked = await test.as(asked);
  const now = test.clock.now();
  const listed = async () => (await asAsked.get('/v1/leader-transfers/my-transfers')).body as unknown[];
  test.clock.advance({ days: 14, milliseconds: -1 });
  expect(await listed()).toHaveLength(1);
  test.clock.advance({ milliseconds: 1 });
  expect(await listed()).toEqual([]);
  test.clock.set(now.toISOString());
});

const disabledIn = async (pod: TestPod) =>
  test.make.participant(pod, await test.make.member(pod.membership, { disabled: true }));

describe('candidates to lead', () => {
  it('participants can be asked to lead, and a participant who leads another pod is listed with that pod', async () => {
    const pod = await test.make.pod();
    const free = await test.make.participant(pod);
    const busy = await test.make.participant(pod);
    await test.make.pod({ membership: pod.membership, leader: busy, name: 'Night Owls' });
    await test.make.participant(pod, await test.make.member(pod.membership, { disabled: true }));
    await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const { body } = await candidatesFor(leaderOf(pod), pod);
    expect(body.candidates.map(({ userId }: { userId: string }) => userId).sort()).toEqual([free.id, busy.id].sort());
    expect(body.candidates).toContainEqual(expect.objectContaining({ userId: busy.id, leadsPodName: 'Night Owls' }));
    expect(body).not.toHaveProperty('openTransfer');
  });

  it('people who can make an offer see the open offer', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const { id } = await offered(pod, asked);
    const { body } = await candidatesFor(pod.membership.business.owner, pod);
    expect(body.openTransfer).toMatchObject({ id, participantId: asked.id });
  });

  it('a pod without a leader can be led by a leader in the membership who has no pod', async () => {
    const pod = await test.make.pod({ leader: null });
    const participant = await test.make.participant(pod);
    const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    await test.make.pod({ membership: pod.membership });
    await test.make.member(pod.membership, { leaderStatus: 'APPROVED' });
    const { body } = await candidatesFor(pod.membership.business.owner, pod);
    expect(body.candidates).toMatchObject([
      { userId: participant.id, inPod: true },
      { userId: trained.id, inPod: false },
    ]);
  });

  it('a leader of a pod, a person outside a pod that has a leader, and a nonmember are refused with a reason', async () => {
    const pod = await test.make.pod();
    const busy = await test.make.participant(pod);
    await test.make.pod({ membership: pod.membership, leader: busy, name: 'Night Owls' });
    const refusals: [TestUser | { id: string }, number, RegExp | undefined][] = [
      [busy, 409, /already leads Night Owls/],
      [leaderOf(pod), 409, /already leads this pod/],
      [await test.make.member(pod.membership), 409, /no longer in this pod/],
      [await disabledIn(pod), 409, /is disabled in the membership/],
      [await test.make.user(), 404, undefined],
    ];
    for (const [person, status, sentence] of refusals) {
      const answer = await offerBy(leaderOf(pod), pod, person);
      expect(answer.status).toBe(status);
      if (sentence) expect(answer.body.detail).toMatch(sentence);
    }
    expect(await rolesIn(pod)).toMatchObject({ [leaderOf(pod).id]: 'leader' });
  });

  it('an untrained outsider cannot be asked to lead a pod without a leader', async () => {
    const pod = await test.make.pod({ leader: null });
    const outside = await test.make.member(pod.membership, { leaderStatus: 'APPROVED' });
    const answer = await offerBy(pod.membership.business.owner, pod, outside);
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('training') } });
  });

  it('repeated offers of a pod are limited', async () => {
    const pod = await test.make.pod();
    const people = [await test.make.participant(pod), await test.make.participant(pod)];
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      statuses.push((await offerBy(leaderOf(pod), pod, people[turn % 2]!)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses[10]).toBe(429);
  });
});
