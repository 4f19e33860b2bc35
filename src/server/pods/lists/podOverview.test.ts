import { v7 } from 'uuid';
import type { PodOverview } from '../../../contract/entities.gen';
import { POD_OVERVIEW_SORTS } from '../../../domain/pods/overviewSorts';
import { pagesOf } from '../../members/testing/lists';
import { messages, waitlistEntries } from '../../platform/database/schema';
import type { TestAnswer } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import type { TestMembership, TestPod } from '../../testing/factories';

const test = useTestApp();

beforeEach(() => test.clock.set('2026-03-04T09:00:00Z'));

const db = () => test.app.context.database.db;
const namesIn = ({ body }: Pick<TestAnswer, 'body'>) => (body as PodOverview[]).map(({ name }) => name);
const url = ({ id }: TestMembership, query = '') => `/v1/memberships/${id}/pod-overview?${query}`;

async function wait({ id: podId, membership }: TestPod, count: number) {
  for (let waiting = 0; waiting < count; waiting++) {
    const { id: userId } = await test.make.member(membership);
    await db().insert(waitlistEntries).values({
      podId,
      membershipId: membership.id,
      userId,
      createdAt: test.clock.now(),
      consentJoinNewPod: true,
      consentToBeNewPodLeader: false,
    });
  }
}

const write = async (pod: TestPod, createdAt: string) => {
  const channel = await db().query.channels.findFirst({ where: (channels, { eq }) => eq(channels.podId, pod.id) });
  await db()
    .insert(messages)
    .values({
      id: v7(),
      channelId: channel!.id,
      senderId: pod.leader!.id,
      content: 'A secret',
      createdAt: new Date(createdAt),
    });
};

async function three() {
  const membership = await test.make.membership();
  const [bees, ants, cats] = [
    await test.make.pod({
      membership,
      name: 'Bees',
      meeting: { startsAt: new Date('2026-01-08T13:00:00Z'), weekday: null },
    }),
    await test.make.pod({
      membership,
      name: 'ants',
      meeting: { startsAt: new Date('2026-03-01T13:00:00Z'), weekday: null, recurring: false },
    }),
    await test.make.pod({
      membership,
      name: 'Cats',
      meeting: { startsAt: new Date('2026-01-06T19:00:00Z'), weekday: null },
    }),
  ];
  await test.make.participant(bees);
  await test.make.participant(bees);
  await test.make.participant(ants);
  await wait(cats, 2);
  await wait(ants, 1);
  await write(cats, '2026-03-01T10:00:00Z');
  await write(bees, '2026-03-03T10:00:00Z');
  return membership;
}

it.each([
  ['', ['ants', 'Bees', 'Cats']],
  ['sort=name&order=desc', ['Cats', 'Bees', 'ants']],
  ['sort=nextMeeting', ['Bees', 'Cats', 'ants']],
  ['sort=nextMeeting&order=desc', ['Cats', 'Bees', 'ants']],
  ['sort=people', ['Bees', 'ants', 'Cats']],
  ['sort=people&order=asc', ['Cats', 'ants', 'Bees']],
  ['sort=waiting', ['Cats', 'ants', 'Bees']],
  ['sort=lastMessage', ['Bees', 'Cats', 'ants']],
  ['sort=lastMessage&order=asc', ['Cats', 'Bees', 'ants']],
])('staff see all pods with ‘%s’ in order, even with one per page', async (query, names) => {
  const membership = await three();
  const owner = await test.as(membership.business.owner);
  expect(namesIn(await owner.get(url(membership, query)))).toEqual(names);
  const pages = await pagesOf(owner, url(membership, `${query}&limit=1`));
  expect(pages.map(namesIn)).toEqual(names.map((name) => [name]));
  expect(pages[0]?.headers['x-total-count']).toBe('3');
});

it('a pod is shown in figures, without what people wrote', async () => {
  const membership = await three();
  const answer = await (await test.as(membership.business.owner)).get(url(membership, 'q=bees'));
  expect(answer.body).toMatchObject([
    {
      name: 'Bees',
      people: 3,
      waiting: 0,
      isPaused: false,
      nextMeeting: Date.parse('2026-03-05T13:00:00Z') / 1000,
      stepsSet: 0,
      lastMessageAt: Date.parse('2026-03-03T10:00:00Z') / 1000,
    },
  ]);
  expect(JSON.stringify(answer.body)).not.toContain('secret');
});

it('a pod shows its leader, free places and pause, and leaves out what it doesn’t have', async () => {
  const membership = await test.make.membership();
  const paused = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };
  const led = await test.make.pod({ membership, name: 'Ants', maxParticipants: 3, meeting: paused });
  await test.make.participant(led);
  const over = { startsAt: new Date('2026-03-01T13:00:00Z'), weekday: null, recurring: false };
  await test.make.pod({ membership, name: 'Bees', leader: null, maxParticipants: 3, meeting: over });
  const [ants, bees] = (await (await test.as(membership.business.owner)).get(url(membership))).body as PodOverview[];
  const { firstName, lastName } = led.leader!;
  expect(ants).toMatchObject({ leaderName: `${firstName} ${lastName}`, seatsAvailable: 2, isPaused: true });
  expect(bees).toMatchObject({ people: 0, seatsAvailable: 3, isPaused: false });
  for (const missing of ['leaderName', 'nextMeeting', 'lastMessageAt']) expect(bees).not.toHaveProperty(missing);
});

it('pods are found by their leader’s name too', async () => {
  const membership = await three();
  const leader = await test.make.user({ firstName: 'Zora', lastName: 'Quill' });
  await test.make.pod({ membership, name: 'Dogs', leader: await test.make.member(membership, { user: leader }) });
  const owner = await test.as(membership.business.owner);
  expect(namesIn(await owner.get(url(membership, 'q=zora')))).toEqual(['Dogs']);
});

it('a pod counts the steps that are set among those of its people', async () => {
  const pod = await test.make.pod();
  const anna = await test.as(await test.make.participant(pod));
  const [mine] = (await anna.get('/v1/my-next-tiny-steps')).body as { id: string }[];
  const commitmentDate = Date.parse('2026-03-05T09:00:00Z');
  await anna.post(`/v1/next-tiny-steps/${mine!.id}/commit`, { goal: 'Run', description: 'Buy shoes', commitmentDate });
  const owner = await test.as(pod.membership.business.owner);
  const [seen] = (await owner.get(url(pod.membership))).body as PodOverview[];
  expect(seen).toMatchObject({ stepsSet: 1, steps: expect.any(Number) });
  expect(seen!.steps).toBeGreaterThanOrEqual(seen!.stepsSet);
});

it.each(POD_OVERVIEW_SORTS)('a page by %s takes the same few statements with few pods as with many', async (sort) => {
  const read = async (pods: number) => {
    const membership = await test.make.membership();
    for (let pod = 0; pod < pods; pod++) await test.make.pod({ membership });
    const owner = await test.as(membership.business.owner);
    return (await test.countStatements(() => owner.get(url(membership, `sort=${sort}&limit=5`)))).statements.length;
  };
  expect(await read(9)).toBe(await read(2));
});

it('leaders who aren’t staff get 404 for the overview of pods', async () => {
  const pod = await test.make.pod();
  expect((await (await test.as(pod.leader!)).get(url(pod.membership))).status).toBe(404);
});

it.each(['sort=size', 'order=up', 'limit=0', 'after=x'])('%s is refused', async (query) => {
  const membership = await test.make.membership();
  expect((await (await test.as(membership.business.owner)).get(url(membership, query))).status).toBe(400);
});
