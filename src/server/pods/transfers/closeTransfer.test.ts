import { eq } from 'drizzle-orm';
import { leadersIn } from '../../leadership/testing/leaders';
import { transfersIn } from '../../leadership/testing/transfers';
import { timesNamed } from '../../notifications/testing/names';
import { members, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { inspectPods } from '../testing/inspect';

const test = useTestApp();
const look = inspectPods(test);
const { noticesOf, staffOf } = leadersIn(test);
const { decline, offerBy, offered, podSeenBy, seenBy } = transfersIn(test);

const leave = async (pod: TestPod, person: { id: string }) =>
  (await test.as(person)).delete(`/v1/pods/${pod.id}/members`);

const outcomesTo = async ({ email }: TestUser) =>
  (await test.mails(email))
    .filter(({ template }) => template === 'transfer-closed')
    .map(({ data }) => [data.outcome, String(data.link).replace('http://stepwell.test', '')]);

async function asked(given: { by?: TestUser; pod?: TestPod } = {}) {
  const pod = given.pod ?? (await test.make.pod());
  const anna = await test.make.participant(pod);
  const { body: offer } = await offerBy(given.by ?? pod.leader!, pod, anna);
  return { pod, anna, offer: offer as { id: string } };
}

it('a person who leaves the pod thereby declines to lead it, and the sender is notified and can ask someone else', async () => {
  const { pod, anna, offer } = await asked();
  await leave(pod, anna);
  expect((await seenBy(anna, offer)).body).toMatchObject({ state: 'declined' });
  const page = `/leader/switch?p=${pod.id}`;
  expect(await outcomesTo(pod.leader!)).toEqual([['declined', page]]);
  const next = { primaryDisplayName: 'Ask someone else', primaryActionUrl: page };
  expect(await noticesOf(pod.leader!)).toContainEqual(expect.objectContaining(next));
  expect(await outcomesTo(anna)).toEqual([]);
  expect(await noticesOf(anna)).toEqual([]);
  expect(await timesNamed(test, anna)).toEqual({ now: 2, afterRemoval: 0 });
});

it('a person who leaves before the mail of a second offer is sent doesn’t get it', async () => {
  const { pod, anna } = await asked();
  await offered(pod, await test.make.participant(pod));
  await offered(pod, anna);
  const offersTo = async () =>
    (await test.mails(anna.email)).filter(({ template }) => template === 'transfer-offered').length;
  expect(await offersTo()).toBe(2);
  await leave(pod, anna);
  expect(await offersTo()).toBe(1);
});

it('leaving one pod declines no offer to lead another', async () => {
  const pod = await test.make.pod();
  const other = await test.make.pod({ membership: pod.membership, leader: null });
  const anna = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.participant(pod, anna);
  const offer = await offered(other, anna);
  await leave(pod, anna);
  expect((await seenBy(anna, offer)).body).toMatchObject({ state: 'open' });
});

it('the sender of an offer is notified that the pod is deleted, unless they delete it', async () => {
  const deleted = async (by: (pod: TestPod, admin: TestUser) => TestUser) => {
    const pod = await test.make.pod({ leader: null });
    const admin = await test.make.admin(pod.membership.business);
    const anna = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    await offerBy(admin, pod, anna);
    expect((await (await test.as(by(pod, admin))).delete(`/v1/pods/${pod.id}`)).status).toBe(200);
    expect(await noticesOf(anna)).toEqual([]);
    return outcomesTo(admin);
  };
  expect(await deleted(({ membership }) => membership.business.owner)).toEqual([['replaced', '/pods']]);
  expect(await deleted((_pod, admin) => admin)).toEqual([]);
});

it('an offer and its end update the open pages of the leader, staff and the person asked, and of nobody else', async () => {
  const { pod, anna, offer } = await asked();
  const ben = await test.make.participant(pod);
  const changes = async () => {
    const people = [pod.leader!, pod.membership.business.owner, anna, ben];
    return Promise.all(people.map(look.channelChangesFor));
  };
  expect(await changes()).toEqual([['changed'], ['changed'], ['changed'], []]);
  await decline(anna, offer);
  expect(await changes()).toEqual([['changed', 'changed'], ['changed', 'changed'], ['changed', 'changed'], []]);
});

it('a sender who may no longer ask anyone is notified of how their offer ends, with a link to the pod', async () => {
  const pod = await test.make.pod();
  const admin = await test.make.admin(pod.membership.business);
  await test.make.participant(pod, await test.make.member(pod.membership, { user: admin }));
  const { anna } = await asked({ pod, by: admin });
  const staff = await staffOf(pod.membership);
  await staff.delete(`/v1/businesses/${pod.membership.business.id}/business-admins/${admin.id}`);
  await leave(pod, anna);
  const page = `/pod?p=${pod.id}`;
  expect(await outcomesTo(admin)).toEqual([['declined', page]]);
  const next = { primaryDisplayName: 'View pod', primaryActionUrl: page };
  expect(await noticesOf(admin)).toContainEqual(expect.objectContaining(next));
});

it('a pod shows an open offer only to the person asked, until it expires', async () => {
  const { pod, anna, offer } = await asked();
  const shownTo = async (person: TestUser) => (await podSeenBy(person, pod)).offeredTransferId as unknown;
  const { expires } = (await seenBy(anna, offer)).body as { expires: number };
  const now = test.clock.now();
  test.clock.set(new Date(expires - 1).toISOString());
  expect([await shownTo(anna), await shownTo(pod.leader!)]).toEqual([offer.id, undefined]);
  test.clock.set(new Date(expires).toISOString());
  expect(await shownTo(anna)).toBeUndefined();
  test.clock.set(now.toISOString());
});

it('a sender in two memberships is notified once of how their offer ends, even if the other one has disabled them', async () => {
  const { pod, anna } = await asked();
  await test.make.member(await test.make.membership(), { user: pod.leader!, disabled: true });
  await test.make.member(await test.make.membership(), { user: pod.leader! });
  await leave(pod, anna);
  expect(await outcomesTo(pod.leader!)).toEqual([['declined', `/leader/switch?p=${pod.id}`]]);
});

describe('a sender isn’t notified of how their offer ends', () => {
  const disable = ({ id }: { id: string }) =>
    test.app.context.database.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, id));

  it.each<[string, (pod: TestPod, admin: TestUser) => Promise<unknown>]>([
    [
      'once they are no longer an admin',
      async ({ membership }, admin) =>
        (await staffOf(membership)).delete(`/v1/businesses/${membership.business.id}/business-admins/${admin.id}`),
    ],
    ['once their account is disabled', (_pod, admin) => disable(admin)],
  ])('%s', async (_what, lose) => {
    const pod = await test.make.pod();
    const admin = await test.make.admin(pod.membership.business);
    const { anna } = await asked({ pod, by: admin });
    await lose(pod, admin);
    await leave(pod, anna);
    expect(await outcomesTo(admin)).toEqual([]);
  });

  it('once they are disabled in the membership', async () => {
    const { pod, anna } = await asked();
    const isLeader = eq(members.userId, pod.leader!.id);
    await test.app.context.database.db.update(members).set({ disabledAt: test.clock.now() }).where(isLeader);
    await leave(pod, anna);
    expect(await outcomesTo(pod.leader!)).toEqual([]);
  });
});
