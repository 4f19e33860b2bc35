import { leadershipNotifications } from '../leadership/notificationKinds';
import { podNotifications, transferSubject } from '../pods/notificationKinds';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { notify, type Notice } from './notify';
import { settleSubject } from './settle';
import { promotedNotice } from './testing/notices';

const test = useTestApp();
const url = '/v1/notifications/my-notifications';

const notifyOf = <Data extends object>(notice: Notice<Data>) => test.app.context.act((act) => notify(act, notice));

const POD = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a20';
const OTHER = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a34';
const TRANSFER = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a33';

const seats = async (person: TestUser, ...pods: string[]) => {
  for (const pod of pods) await notifyOf(promotedNotice([person.id], pod));
};

const offered = (person: TestUser) =>
  notifyOf({
    kind: leadershipNotifications['transfer-offered'],
    userIds: [person.id],
    data: { podId: POD, podName: 'Early Birds', person: { userId: OTHER, name: 'Maya' }, transferId: TRANSFER },
  });

async function applied(person: TestUser) {
  const data = { membershipId: POD, leader: { userId: OTHER, name: 'Bo' }, quote: '' };
  await notifyOf({ kind: leadershipNotifications['leader-applied'], userIds: [person.id], data });
}

const listOf = async (person: TestUser) =>
  (await (await test.as(person)).get(url)).body as { id: string; message: string; needsAnswer?: boolean }[];

const podsOf = async (person: TestUser) =>
  (await listOf(person)).map(({ message }) => /<b>([^<]*)<\/b>\.$/.exec(message)?.[1]);

async function dismissAll(person: TestUser, group?: string) {
  const [newest] = await listOf(person);
  return (await test.as(person)).post('/v1/notifications/dismiss', { newest: newest?.id, ...(group && { group }) });
}

it('all notifications can be dismissed together, on other devices too, and a repeat has no effect', async () => {
  const person = await test.make.user();
  await seats(person, 'One', 'Two');
  const listed = await listOf(person);
  const [newest] = listed;
  const reader = await test.as(person);
  const { body } = await reader.post('/v1/notifications/dismiss', { newest: newest?.id });
  expect(body).toMatchObject({ done: true, dismissed: 2, kept: 0 });
  expect(await listOf(person)).toEqual([]);
  const told = await publishedTo(test, person, 'notification');
  const [gone, ...more] = told.filter(({ dismissed }) => dismissed === true);
  expect(more).toEqual([]);
  const ids = [gone?.notificationId, ...(gone?.others as string[])];
  expect(ids.sort()).toEqual(listed.map(({ id }) => id).sort());
  const again = await reader.post('/v1/notifications/dismiss', { newest: newest?.id });
  expect(again.body).toEqual({ done: true, dismissed: 0, kept: 0 });
});

it('a notification newer than the last one seen is not dismissed', async () => {
  const person = await test.make.user();
  await seats(person, 'Seen');
  const [seen] = await listOf(person);
  await seats(person, 'Unseen');
  await (await test.as(person)).post('/v1/notifications/dismiss', { newest: seen?.id });
  expect(await podsOf(person)).toEqual(['Unseen']);
});

it('notifications that need an answer are not dismissed', async () => {
  const person = await test.make.user();
  await seats(person, 'One');
  await offered(person);
  await applied(person);
  await seats(person, 'Two');
  expect((await dismissAll(person)).body).toMatchObject({ dismissed: 2, kept: 2 });
  expect((await listOf(person)).map(({ needsAnswer }) => needsAnswer)).toEqual([true, true]);
});

it('a group can be dismissed separately', async () => {
  const person = await test.make.user();
  for (const name of ['Anna', 'Bo', 'Cy']) {
    const data = { podId: POD, podName: 'Early Birds', person: { userId: OTHER, name } };
    await notifyOf({ kind: podNotifications['pod-joined'], userIds: [person.id], data });
  }
  await seats(person, 'Larks');
  expect((await dismissAll(person, `pod-joined:${POD}`)).body).toMatchObject({ dismissed: 3 });
  expect(await podsOf(person)).toEqual(['Larks']);
});

it("nobody can dismiss another person's notifications, or undo their dismissal", async () => {
  const [person, other] = [await test.make.user(), await test.make.user()];
  await seats(person, 'Mine');
  const [mine] = await listOf(person);
  const asOther = await test.as(other);
  expect((await asOther.post('/v1/notifications/dismiss', { newest: mine?.id })).body.dismissed).toBe(0);
  const { body } = await dismissAll(person);
  expect((await asOther.post(body.undoUrl)).status).toBe(409);
  expect(await listOf(person)).toEqual([]);
});

it('unseen notifications of a membership where the user is disabled are not dismissed', async () => {
  const membership = await test.make.membership();
  const person = await test.make.member(membership);
  await notifyOf({ ...promotedNotice([person.id], 'Hidden'), membershipId: membership.id });
  const owner = await test.as(membership.business.owner);
  const path = `/v1/memberships/${membership.id}/members/${person.memberId}`;
  await owner.post(`${path}/disable`, {});
  await seats(person, 'Shown');
  expect((await dismissAll(person)).body.dismissed).toBe(1);
  await owner.post(`${path}/enable`, {});
  expect(await podsOf(person)).toContain('Hidden');
});

it.each([{}, { newest: 'x' }, { newest: POD, group: '' }, { newest: POD, all: true }])(
  'a dismissal of %j is rejected',
  async (body) => {
    const reader = await test.as(await test.make.user());
    expect((await reader.post('/v1/notifications/dismiss', body)).status).toBe(400);
  },
);

describe('undo', () => {
  it('notifications dismissed together are all restored, here and on other devices, and a repeat has no effect', async () => {
    const person = await test.make.user();
    await seats(person, 'One', 'Two');
    const { body } = await dismissAll(person);
    const reader = await test.as(person);
    for (let times = 0; times < 2; times++) expect((await reader.post(body.undoUrl)).body).toEqual({ done: true });
    expect(await podsOf(person)).toEqual(['Two', 'One']);
    const told = await publishedTo(test, person, 'notification');
    expect(told.map(({ dismissed }) => dismissed)).toEqual([false, false, true, false]);
  });

  it('a notification dismissed individually is restored alone', async () => {
    const person = await test.make.user();
    await seats(person, 'One', 'Two');
    const reader = await test.as(person);
    const [two] = await listOf(person);
    const { body } = await reader.delete(`/v1/notifications/${two?.id}`);
    expect((await reader.delete(`/v1/notifications/${two?.id}`)).body).toEqual({ done: true });
    await dismissAll(person);
    await reader.post(body.undoUrl);
    expect(await podsOf(person)).toEqual(['Two']);
  });

  it('is refused after more than a minute', async () => {
    const person = await test.make.user();
    await seats(person, 'One');
    const { body } = await dismissAll(person);
    test.clock.advance({ seconds: 61 });
    expect(await (await test.as(person)).post(body.undoUrl)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(await listOf(person)).toEqual([]);
  });

  it('notifications settled since their dismissal are not restored', async () => {
    const person = await test.make.user();
    await offered(person);
    const [offer] = await listOf(person);
    const reader = await test.as(person);
    const { body } = await reader.delete(`/v1/notifications/${offer?.id}`);
    await test.app.context.act((act) => settleSubject(act, transferSubject(TRANSFER)));
    expect(await reader.post(body.undoUrl)).toMatchObject({ status: 409, body: { code: 'gone_on' } });
    expect(await listOf(person)).toEqual([]);
  });
});
