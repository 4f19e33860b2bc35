import { leadershipNotifications } from '../leadership/notificationKinds';
import { nextPageUrl, pagesOf } from '../members/testing/lists';
import { podNotifications } from '../pods/notificationKinds';
import { useTestApp } from '../testing/app';
import type { TestMembership, TestUser } from '../testing/factories';
import { cleanHtml } from './html';
import { notify, type Notice } from './notify';
import { sampleKinds } from './testing/sampleKinds';
import { promotedNotice } from './testing/notices';

const test = useTestApp();
const url = '/v1/notifications/my-notifications';
const folded = `${url}?folded=true`;

const notifyOf = <Data extends object>(notice: Notice<Data>) => test.app.context.act((act) => notify(act, notice));

const EARLY_BIRDS = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a20';
const NIGHT_OWLS = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a21';

async function joined(leader: TestUser, howMany: number, podId = EARLY_BIRDS, podName = 'Early Birds') {
  for (let number = 1; number <= howMany; number++) {
    const data = { podId, podName, person: { userId: leader.id, name: `Person ${number}` } };
    await notifyOf({ kind: podNotifications['pod-joined'], userIds: [leader.id], data });
  }
}

async function applied({ id }: TestMembership, staff: TestUser, howMany: number) {
  for (let number = 1; number <= howMany; number++) {
    const leaderId = (await test.make.user()).id;
    const data = { membershipId: id, leader: { userId: leaderId, name: `Person ${number}` }, quote: '' };
    await notifyOf({ kind: leadershipNotifications['leader-applied'], userIds: [staff.id], data, membershipId: id });
  }
}

interface Listed {
  id: string;
  message: string;
  group?: { id: string; count: number; message: string };
}

const linesOf = (body: unknown) => (body as Listed[]).map(({ message, group }) => group?.message ?? message);

it('three or more notifications of a kind about the same subject form one line at the newest one’s position', async () => {
  const leader = await test.make.user();
  await joined(leader, 4);
  await notifyOf(promotedNotice([leader.id], 'Larks'));
  await joined(leader, 1);
  const reader = await test.as(leader);
  const { body, headers } = await reader.get(folded);
  expect(linesOf(body)).toEqual(['5 people joined <b>Early Birds</b>.', 'You have a place in <b>Larks</b>.']);
  expect(body[0]).toMatchObject({
    message: '<b>Person 1</b> joined <b>Early Birds</b>.',
    group: { id: `pod-joined:${EARLY_BIRDS}`, count: 5 },
  });
  expect(headers['x-total-count']).toBe('2');
});

it('two of a kind, or notifications about another pod, stay separate, and without folding every notification does', async () => {
  const leader = await test.make.user();
  await joined(leader, 3);
  await joined(leader, 2, NIGHT_OWLS, 'Night Owls');
  const reader = await test.as(leader);
  expect(linesOf((await reader.get(folded)).body)).toEqual([
    '<b>Person 2</b> joined <b>Night Owls</b>.',
    '<b>Person 1</b> joined <b>Night Owls</b>.',
    '3 people joined <b>Early Birds</b>.',
  ]);
  const plain = await reader.get(url);
  expect(plain.body).toHaveLength(5);
  expect(plain.headers['x-total-count']).toBe('5');
  expect((plain.body as Listed[]).some(({ group }) => group)).toBe(false);
});

it('a group can be listed by its id, in pages, and only for its owner', async () => {
  const [leader, other] = [await test.make.user(), await test.make.user()];
  await joined(leader, 4);
  const reader = await test.as(leader);
  const ofGroup = `${url}?group=${encodeURIComponent(`pod-joined:${EARLY_BIRDS}`)}&folded=true`;
  const pages = await pagesOf(reader, `${ofGroup}&limit=3`);
  expect(pages.map(({ body }) => (body as Listed[]).map(({ message }) => message[10]))).toEqual([
    ['4', '3', '2'],
    ['1'],
  ]);
  expect(pages[0]?.headers['x-total-count']).toBe('4');
  expect((await (await test.as(other)).get(ofGroup)).body).toEqual([]);
});

it('a group whose newest notification arrives between two pages is listed once', async () => {
  const leader = await test.make.user();
  await joined(leader, 3);
  for (let pod = 1; pod <= 3; pod++) await notifyOf(promotedNotice([leader.id], `Pod ${pod}`));
  const reader = await test.as(leader);
  const first = await reader.get(`${folded}&limit=2`);
  await joined(leader, 1);
  const second = await reader.get(nextPageUrl(first) ?? '');
  expect(linesOf(second.body)).toEqual(['You have a place in <b>Pod 1</b>.']);
  expect(linesOf((await reader.get(folded)).body)[0]).toBe('4 people joined <b>Early Birds</b>.');
});

it('a group shrinks as its notifications are dismissed, and dissolves when two are left', async () => {
  const leader = await test.make.user();
  await joined(leader, 4);
  const reader = await test.as(leader);
  const dismissNewest = async () => {
    const [newest] = (await reader.get(folded)).body as Listed[];
    expect((await reader.delete(`/v1/notifications/${newest?.id}`)).status).toBe(200);
  };
  await dismissNewest();
  expect(linesOf((await reader.get(folded)).body)).toEqual(['3 people joined <b>Early Birds</b>.']);
  await dismissNewest();
  expect((await reader.get(folded)).body).toHaveLength(2);
});

it('forty leader applications form one line, and each can still be answered separately', async () => {
  const membership = await test.make.membership();
  const { owner } = membership.business;
  await applied(membership, owner, 40);
  const reader = await test.as(owner);
  const { body } = await reader.get(folded);
  expect(linesOf(body)).toEqual(['40 people would like to lead a pod.']);
  const each = (await reader.get(`${url}?group=${encodeURIComponent(body[0].group.id as string)}`)).body;
  expect(each).toHaveLength(40);
  for (const one of each) expect(one).toMatchObject({ actionType: 'CHOICE', primaryDisplayName: 'Approve' });
});

it('notifications of a membership where the user is disabled don’t count in any group', async () => {
  const membership = await test.make.membership();
  const person = await test.make.member(membership);
  for (const podName of ['One', 'Two', 'Three']) {
    const data = { podId: EARLY_BIRDS, podName, membershipId: membership.id };
    await notifyOf({
      kind: podNotifications['pod-with-seats'],
      userIds: [person.id],
      data,
      membershipId: membership.id,
    });
  }
  const reader = await test.as(person);
  expect(linesOf((await reader.get(folded)).body)).toEqual(['3 new pods have places left.']);
  const owner = await test.as(membership.business.owner);
  await owner.post(`/v1/memberships/${membership.id}/members/${person.memberId}/disable`, {});
  expect((await reader.get(folded)).headers['x-total-count']).toBe('0');
});

it('a folded list takes the same few statements however many notifications there are', async () => {
  const leader = await test.make.user();
  await joined(leader, 6);
  const reader = await test.as(leader);
  const { statements } = await test.countStatements(() => reader.get(folded));
  expect(statements.length).toBeLessThanOrEqual(3);
});

it("a group's summary contains only what its template allows", () => {
  const summaries = sampleKinds((field) => `"><img src=x>${field}`).flatMap(
    ({ content }) => content('en').group?.summary(3) ?? [],
  );
  expect(summaries.length).toBeGreaterThan(5);
  for (const summary of summaries) {
    expect(summary).not.toContain('<img');
    expect(summary.replace(/&quot;/g, '"')).toBe(cleanHtml(summary));
    expect(summary).toMatch(/\.$/);
  }
});
