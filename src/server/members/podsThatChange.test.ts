import { and, eq } from 'drizzle-orm';
import { meetings, podMembers, pods } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { namesIn, nextPageUrl } from './testing/lists';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);
const db = () => test.app.context.database.db;

const at = (startsAt: string) => ({ startsAt: new Date(startsAt), weekday: null });

async function community() {
  const membership = await test.make.membership();
  const named = async (firstName: string) =>
    test.make.member(membership, { user: await test.make.user({ firstName, lastName: 'Lee' }) });
  const [anna, ben, cleo, dora] = [await named('Anna'), await named('Ben'), await named('Cleo'), await named('Dora')];
  const [hugo, ina, jim] = [await named('Hugo'), await named('Ina'), await named('Jim')];
  const cats = await test.make.pod({ membership, name: 'Cats', leader: cleo, meeting: at('2026-01-06T19:00:00Z') });
  const owls = await test.make.pod({ membership, name: 'Owls', leader: ina, meeting: at('2026-01-07T08:00:00Z') });
  for (const person of [ben, dora]) await test.make.participant(cats, person);
  for (const person of [hugo, jim]) await test.make.participant(owls, person);
  return { membership, cats, anna, ben };
}

const rename = (name: string) => (pod: TestPod) => db().update(pods).set({ name }).where(eq(pods.id, pod.id));
const move = (pod: TestPod) =>
  db().update(meetings).set(at('2026-01-08T23:00:00Z')).where(eq(meetings.id, pod.meetingId));
const join = (pod: TestPod, { anna }: { anna: TestUser }) => test.make.participant(pod, anna);
const leave = (pod: TestPod, { ben }: { ben: TestUser }) =>
  db()
    .delete(podMembers)
    .where(and(eq(podMembers.podId, pod.id), eq(podMembers.userId, ben.id)));

interface People {
  anna: TestUser;
  ben: TestUser;
}

const changes: [string, string, (pod: TestPod, people: People) => Promise<unknown>][] = [
  ['takes a name from later on', 'podName', rename('Zebras')],
  ['takes a name from before', 'podName', rename('Aardvarks')],
  ['grows', 'podSize', join],
  ['shrinks', 'podSize', leave],
  ['moves to later in the week', 'meetingTime', move],
];

it.each(changes)(
  'if a pod %s between two pages by %s, the next page has the rest of its people, then the following pods',
  async (_, sort, change) => {
    const { membership, cats, ...people } = await community();
    const owner = await staffOf(membership);
    const first = await owner.get(`/v1/memberships/${membership.id}/members?sort=${sort}&limit=2`);
    expect(namesIn(first)).toEqual(['Cleo in Cats', 'Ben in Cats']);
    await change(cats, people);
    const second = await owner.get(nextPageUrl(first) ?? '');
    const third = await owner.get(nextPageUrl(second) ?? '');
    const names = [second, third].flatMap(({ body }) => (body as { firstName: string }[]).map((row) => row.firstName));
    expect(names).toEqual(['Dora', 'Ina', 'Hugo', 'Jim']);
  },
);

it('if everyone leaves a pod between two pages, the next page has the following pods', async () => {
  const { membership, cats } = await community();
  const owner = await staffOf(membership);
  const first = await owner.get(`/v1/memberships/${membership.id}/members?sort=podName&limit=2`);
  await db().delete(podMembers).where(eq(podMembers.podId, cats.id));
  expect(namesIn(await owner.get(nextPageUrl(first) ?? ''))).toEqual(['Ina in Owls', 'Hugo in Owls']);
});
