import { and, count, eq, isNull } from 'drizzle-orm';
import { notifications } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import type { TestAnswer } from '../testing/actors';
import { nextPageUrl, pagesOf } from '../members/testing/lists';
import { notify } from './notify';
import { promotedNotice } from './testing/notices';

const test = useTestApp();
const url = '/v1/notifications/my-notifications';

const tell = (person: TestUser, pod: string) =>
  test.app.context.act((act) => notify(act, promotedNotice([person.id], pod)));

async function toldOf(howMany: number) {
  const person = await test.make.user();
  for (let number = 1; number <= howMany; number++) await tell(person, `Pod ${number}`);
  return { person, reader: await test.as(person) };
}

const podsIn = ({ body }: TestAnswer): (string | undefined)[] =>
  (body as { message: string }[]).map(({ message }) => /Pod \d+/.exec(message)?.[0]);

const idsIn = ({ body }: TestAnswer): string[] => (body as { id: string }[]).map(({ id }) => id);

it('pages of notifications together make up the whole list, and each shows the number of open ones', async () => {
  const { reader } = await toldOf(5);
  const pages = await pagesOf(reader, `${url}?limit=2`);
  expect(pages.map(podsIn)).toEqual([['Pod 5', 'Pod 4'], ['Pod 3', 'Pod 2'], ['Pod 1']]);
  expect(pages.flatMap(idsIn)).toEqual(idsIn(await reader.get(url)));
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['5', '5', '5']);
});

it('no notification is repeated or missing if another arrives or is dismissed between two pages', async () => {
  const { person, reader } = await toldOf(4);
  const first = await reader.get(`${url}?limit=2`);
  await tell(person, 'Pod 5');
  await reader.delete(`/v1/notifications/${idsIn(first)[1]}`);
  const second = await reader.get(nextPageUrl(first) ?? '');
  expect(podsIn(second)).toEqual(['Pod 2', 'Pod 1']);
  expect(second.headers['x-total-count']).toBe('4');
});

it('notifications of a membership where the user is disabled are not counted', async () => {
  const membership = await test.make.membership();
  const person = await test.make.member(membership);
  await test.app.context.act((act) => notify(act, { ...promotedNotice([person.id]), membershipId: membership.id }));
  await tell(person, 'Pod 1');
  const reader = await test.as(person);
  expect((await reader.get(url)).headers['x-total-count']).toBe('2');
  const owner = await test.as(membership.business.owner);
  await owner.post(`/v1/memberships/${membership.id}/members/${person.memberId}/disable`, {});
  const answer = await reader.get(url);
  expect(podsIn(answer)).toEqual(['Pod 1']);
  expect(answer.headers['x-total-count']).toBe('1');
});

it('a page has 200 notifications by default, and all notifications can be reached', async () => {
  const { person, reader } = await toldOf(1);
  const { db } = test.app.context.database;
  const [row] = await db.select().from(notifications).where(eq(notifications.userId, person.id));
  const { id: _id, ...copy } = row!;
  await db.insert(notifications).values(Array.from({ length: 200 }, () => copy));
  const pages = await pagesOf(reader, url);
  expect(pages.map(({ body }) => (body as unknown[]).length)).toEqual([200, 1]);
  const open = and(eq(notifications.userId, person.id), isNull(notifications.dismissedAt));
  expect(await db.select({ total: count() }).from(notifications).where(open)).toEqual([{ total: 201 }]);
  expect(new Set(pages.flatMap(idsIn)).size).toBe(201);
});

it.each(['x', 'W10', Buffer.from('["a"]').toString('base64url'), Buffer.from('["a","b"]').toString('base64url')])(
  'an invalid cursor such as "%s" is rejected',
  async (after) => {
    const { reader } = await toldOf(0);
    const { status, body } = await reader.get(`${url}?after=${after}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'after', message: 'This place in the list is not known' }]);
  },
);

it.each(['limit=0', 'limit=501', 'limit=x', 'q=pod'])(
  'a request for notifications with %s is refused',
  async (query) => {
    const { reader } = await toldOf(0);
    expect((await reader.get(`${url}?${query}`)).status).toBe(400);
  },
);
