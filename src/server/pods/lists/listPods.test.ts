import { eq } from 'drizzle-orm';
import type { Pod } from '../../../contract/entities.gen';
import { nextPageUrl, pagesOf } from '../../members/testing/lists';
import { meetings, pods } from '../../platform/database/schema';
import type { TestAnswer } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import type { TestMembership, TestPod } from '../../testing/factories';

const test = useTestApp();
const db = () => test.app.context.database.db;

const namesIn = ({ body }: Pick<TestAnswer, 'body'>) => (body as Pod[]).map(({ name }) => name);
const url = ({ id }: TestMembership, query: string) => `/v1/memberships/${id}/pods?${query}`;
const at = (startsAt: string) => ({ startsAt: new Date(startsAt), weekday: null });

const paused = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };

/** Pods of every kind, and Maya, who leads one pod and participates in another. Times in London in winter: */
async function community() {
  const membership = await test.make.membership();
  const pod = (name: string, startsAt: string, changes: Parameters<typeof test.make.pod>[0] = {}) =>
    test.make.pod({ membership, name, ...changes, meeting: { ...at(startsAt), ...changes.meeting } });
  const full = async (name: string, startsAt: string) =>
    test.make.participant(await pod(name, startsAt, { maxParticipants: 1 }));
  await pod('wrens', '2026-01-11T23:00:00Z'); // Sunday 23:00
  await pod('Owls', '2026-01-06T19:00:00Z'); // Tuesday 19:00
  await pod('Larks', '2026-01-06T08:00:00Z'); // Tuesday 8:00
  await pod('Robins', '2026-01-06T08:00:00Z');
  await pod('Doves', '2026-01-08T13:00:00Z'); // Thursday 13:00
  await pod('Paused', '2026-01-05T19:00:00Z', { meeting: paused });
  await full('Full Friday', '2026-01-09T08:00:00Z');
  await full('Full Monday', '2026-01-05T19:30:00Z');
  await full('Full Tuesday', '2026-01-06T12:00:00Z');
  const mine = await pod('Mine', '2026-01-07T19:00:00Z');
  const maya = await test.make.participant(mine);
  await pod('also mine', '2026-01-07T08:00:00Z', { leader: maya });
  return { membership, maya };
}

const lists: [string, string[]][] = [
  [
    'all',
    [
      ...['also mine', 'Doves', 'Full Friday', 'Full Monday', 'Full Tuesday', 'Larks'],
      ...['Mine', 'Owls', 'Paused', 'Robins', 'wrens'],
    ],
  ],
  ['mine', ['also mine', 'Mine']],
  ['available', ['Larks', 'Robins', 'Owls', 'Doves', 'wrens']],
  ['waitlist', ['Full Monday', 'Full Tuesday', 'Full Friday']],
];

describe('pages of pods', () => {
  it.each(lists)('the filter %s lists the same pods in one page as in pages of two', async (filter, names) => {
    const { membership, maya } = await community();
    const asMaya = await test.as(maya);
    const whole = await asMaya.get(url(membership, `filter=${filter}`));
    expect(namesIn(whole)).toEqual(names);
    expect(nextPageUrl(whole)).toBeUndefined();
    const pages = await pagesOf(asMaya, url(membership, `filter=${filter}&limit=2`));
    expect(pages).toHaveLength(Math.ceil(names.length / 2));
    expect(pages.flatMap(namesIn)).toEqual(names);
    expect(pages.flatMap(({ body }) => body as Pod[])).toEqual(whole.body);
    for (const { headers } of [whole, ...pages]) expect(headers['x-total-count']).toBe(String(names.length));
  });

  it('disabled staff are in no pod, so the list of their own pods is empty and the others are complete', async () => {
    const membership = await test.make.membership();
    const pod = await test.make.pod({ membership, name: 'Owls' });
    const disabled = await test.make.member(membership, { disabled: true });
    await test.make.participant(pod, await test.make.admin(membership.business, disabled));
    const asStaff = await test.as(disabled);
    expect(namesIn(await asStaff.get(url(membership, 'filter=mine')))).toEqual([]);
    expect(namesIn(await asStaff.get(url(membership, 'filter=available')))).toEqual(['Owls']);
  });

  it("pods to join are sorted by the reader's clocks", async () => {
    const { membership } = await community();
    const owner = await test.as(membership.business.owner);
    await owner.patch('/v1/users/my-account/profile', { timezone: 'Pacific/Auckland' });
    // In the reader's zone it is Monday noon when it is Sunday 23:00 in London, and Wednesday 8:00 when it is Tuesday
    // 19:00.
    const names = ['wrens', 'Larks', 'Robins', 'Owls', 'also mine', 'Mine', 'Doves'];
    const pages = await pagesOf(owner, url(membership, 'filter=available&limit=2'));
    expect(pages.flatMap(namesIn)).toEqual(names);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'filter=other', 'weekday=Monday', 'timeOfDay=night'])(
    'a list of pods with %s is refused',
    async (query) => {
      const { membership, maya } = await community();
      expect((await (await test.as(maya)).get(url(membership, query))).status).toBe(400);
    },
  );

  const cursor = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

  it.each([
    ['all', 'x'],
    ['all', cursor('a', 'b')],
    ['mine', cursor('1', 'a', 'b')],
    ['available', 'x'],
    ['available', cursor('a', 'b')],
    ['waitlist', cursor('waitlist', '1', 'c')],
    ['waitlist', cursor('other', '1', 'b', 'c')],
    ['waitlist', cursor('waitlist', '-1', 'b', 'c')],
  ])('in the list %s an invalid cursor such as "%s" is rejected with an error for its field', async (filter, after) => {
    const { membership, maya } = await community();
    const { status, body } = await (await test.as(maya)).get(url(membership, `filter=${filter}&after=${after}`));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'after', message: 'This place in the list is not known' }]);
  });
});

it('empty pods are listed by name, in pages, without pods that have only a leader', async () => {
  const membership = await test.make.membership();
  for (const name of ['owls', 'Birds', 'Cats']) await test.make.pod({ membership, name, leader: null });
  await test.make.pod({ membership, name: 'Led' });
  await test.make.participant(await test.make.pod({ membership, name: 'Taken', leader: null }));
  const owner = await test.as(membership.business.owner);
  const pages = await pagesOf(owner, url(membership, 'filter=empty&limit=2'));
  expect(pages.map(namesIn)).toEqual([['Birds', 'Cats'], ['owls']]);
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['3', '3']);
});

describe('a pod that changes between two pages', () => {
  const remove = ({ id }: TestPod) => db().delete(pods).where(eq(pods.id, id));
  const rename = (name: string) => (pod: TestPod) => db().update(pods).set({ name }).where(eq(pods.id, pod.id));
  const move = (iso: string) => (pod: TestPod) =>
    db().update(meetings).set(at(iso)).where(eq(meetings.id, pod.meetingId));

  it.each([
    ['all', 'is deleted', remove],
    ['all', 'takes a name from before', rename('aa')],
    ['all', 'takes a name from later on', rename('cc')],
    ['available', 'is deleted', remove],
    ['available', 'takes a name from before', rename('aa')],
    ['available', 'moves to earlier in the week', move('2026-01-05T08:00:00Z')],
    ['available', 'moves to later in the week', move('2026-01-11T08:00:00Z')],
    ['available', 'takes a name from later on', rename('cc')],
  ])('if the last pod on a page of the list %s %s, the next page has the pods after it', async (filter, _, change) => {
    const membership = await test.make.membership();
    const [, last] = [
      await test.make.pod({ membership, name: 'a', leader: null }),
      await test.make.pod({ membership, name: 'b', leader: null }),
      await test.make.pod({ membership, name: 'd', leader: null }),
      await test.make.pod({ membership, name: 'e', leader: null }),
    ];
    const owner = await test.as(membership.business.owner);
    const first = await owner.get(url(membership, `filter=${filter}&limit=2`));
    expect(namesIn(first)).toEqual(['a', 'b']);
    await change(last);
    const rest = (await pagesOf(owner, nextPageUrl(first) ?? '')).flatMap(namesIn);
    // In a list sorted by name, a pod that moves to a later position appears again.
    expect(rest.filter((name) => name !== 'cc')).toEqual(['d', 'e']);
  });
});

describe('searching for pods', () => {
  async function three() {
    const membership = await test.make.membership();
    const led = async (name: string, firstName: string, lastName: string) => {
      const leader = await test.make.member(membership, { user: await test.make.user({ firstName, lastName }) });
      return test.make.pod({ membership, name, leader });
    };
    await led('Early Birds', 'Maria Luisa', 'Ortiz');
    await led('Luisa\'s 100%_\\ "Team"', 'Kim', "O'Neill");
    const quiet = await led('Quiet Birds', 'Zoë', 'Maric');
    const member = await test.make.user({ firstName: 'Luisa' });
    await test.make.participant(quiet, await test.make.member(membership, { user: member }));
    return membership;
  }

  it.each([
    ['birds', ['Early Birds', 'Quiet Birds']],
    ['BIRD  mar', ['Early Birds', 'Quiet Birds']],
    ['ortiz early', ['Early Birds']],
    ['luisa', ['Early Birds', 'Luisa\'s 100%_\\ "Team"']],
    ['zoë', ['Quiet Birds']],
    ["o'neill", ['Luisa\'s 100%_\\ "Team"']],
    ['%', ['Luisa\'s 100%_\\ "Team"']],
    ['_', ['Luisa\'s 100%_\\ "Team"']],
    ['\\', ['Luisa\'s 100%_\\ "Team"']],
    ['"team"', ['Luisa\'s 100%_\\ "Team"']],
    ["'; drop table pods", []],
  ])('every word of "%s" finds pods by their own or their leaders’ names', async (q, names) => {
    const membership = await three();
    const owner = await test.as(membership.business.owner);
    for (const filter of ['all', 'available']) {
      const pages = await pagesOf(owner, url(membership, `filter=${filter}&limit=1&q=${encodeURIComponent(q)}`));
      expect(pages.flatMap(namesIn)).toEqual(names);
      expect(pages[0]?.headers['x-total-count']).toBe(String(names.length));
    }
  });

  it('pods of other memberships are not found', async () => {
    const membership = await three();
    await test.make.pod({ name: 'Other Birds' });
    const owner = await test.as(membership.business.owner);
    expect(namesIn(await owner.get(url(membership, 'q=birds')))).toEqual(['Early Birds', 'Quiet Birds']);
  });
});

describe('pods to join at a wanted time', () => {
  it.each([
    ['available', 'weekday=TUESDAY', ['Larks', 'Robins', 'Owls']],
    ['available', 'timeOfDay=evening', ['Owls', 'wrens']],
    ['available', 'weekday=TUESDAY&timeOfDay=morning', ['Larks', 'Robins']],
    ['available', 'weekday=MONDAY', []],
    ['waitlist', 'timeOfDay=afternoon', ['Full Tuesday']],
    ['waitlist', 'weekday=MONDAY&timeOfDay=evening', ['Full Monday']],
  ])('the list %s with %s has the pods that meet at that time', async (filter, times, names) => {
    const { membership, maya } = await community();
    const pages = await pagesOf(await test.as(maya), url(membership, `filter=${filter}&${times}&limit=2`));
    expect(pages.flatMap(namesIn)).toEqual(names);
    expect(pages[0]?.headers['x-total-count']).toBe(String(names.length));
  });

  it("weekday and time of day follow the reader's clocks", async () => {
    const { membership, maya } = await community();
    const asMaya = await test.as(maya);
    await asMaya.patch('/v1/users/my-account/profile', { timezone: 'Asia/Tokyo' });
    // In a zone nine hours ahead, Sunday 23:00 in London is Monday morning, and Tuesday 8:00 Tuesday evening.
    const found = async (times: string) => namesIn(await asMaya.get(url(membership, `filter=available&${times}`)));
    expect(await found('weekday=MONDAY&timeOfDay=morning')).toEqual(['wrens']);
    expect(await found('timeOfDay=evening')).toEqual(['Larks', 'Robins', 'Doves']);
  });

  it.each([
    ['filter=all&weekday=MONDAY', 'weekday'],
    ['filter=mine&timeOfDay=morning', 'timeOfDay'],
  ])('%s is refused, since only pods to join can be filtered by time', async (query, path) => {
    const { membership, maya } = await community();
    const { status, body } = await (await test.as(maya)).get(url(membership, query));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, message: 'Only pods to join are narrowed by when they meet' }]);
  });
});
