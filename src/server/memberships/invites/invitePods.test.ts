import { eq } from 'drizzle-orm';
import { nextPageUrl, pagesOf } from '../../members/testing/lists';
import { meetings, pods } from '../../platform/database/schema';
import type { TestAnswer } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';

const test = useTestApp();

const infoIn = ({ body }: TestAnswer) => (body as { info?: unknown }).info ?? body;
const podsIn = (answer: TestAnswer): string[] =>
  (infoIn(answer) as { availablePods: { name: string }[] }).availablePods.map(({ name }) => name);

const DAYS = ['05', '06', '07', '08', '09'];

const ORDER = ['Tuesday', 'Wednesday', 'Friday', 'Monday', 'Thursday'];

async function week() {
  const membership = await test.make.membership();
  for (const [index, name] of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].entries()) {
    const startsAt = new Date(`2026-01-${DAYS[index]}T10:00:00Z`);
    const pod = await test.make.pod({ membership, name, maxParticipants: 1, meeting: { startsAt, weekday: null } });
    if (name === 'Monday' || name === 'Thursday') await test.make.participant(pod);
  }
  return membership;
}

const podNamed = async (name: string, { id }: TestMembership) => {
  const rows = await test.app.context.database.db.select().from(pods).where(eq(pods.membershipId, id));
  return rows.find((pod) => pod.name === name)!;
};

const byCode = ({ participantCode }: TestMembership) => `/v1/invites/${participantCode}?`;
const byId = ({ id, leaderCode }: TestMembership) => `/v1/memberships/${id}/info?code=${leaderCode}&`;

describe.each([
  ['an invite', byCode],
  ['the information of a membership', byId],
])('the list of pods for %s', (_what, url) => {
  it('has pages that together form the whole list, and each shows the total', async () => {
    const membership = await week();
    const pages = await pagesOf(test.anyone(), `${url(membership)}limit=2`);
    expect(pages.map(podsIn)).toEqual([ORDER.slice(0, 2), ORDER.slice(2, 4), ORDER.slice(4)]);
    expect(podsIn(await test.anyone().get(url(membership)))).toEqual(ORDER);
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['5', '5', '5']);
  });

  it('can be searched, with pages of its own, by every word, regardless of accents', async () => {
    const membership = await week();
    await test.make.pod({ membership, name: '100%_o\\wls', leader: null });
    const find = async (q: string) => {
      const answer = await test.anyone().get(`${url(membership)}q=${encodeURIComponent(q)}`);
      return [podsIn(answer), answer.headers['x-total-count']];
    };
    expect(await find('DAY ues')).toEqual([['Tuesday'], '1']);
    for (const mark of ['%', '_', '\\']) expect(await find(mark)).toEqual([['100%_o\\wls'], '1']);
    expect(await find('nowhere')).toEqual([[], '0']);
    expect(await find('  ')).toMatchObject([{ length: 6 }, '6']);
    const pages = await pagesOf(test.anyone(), `${url(membership)}q=day&limit=3`);
    expect(pages.map(podsIn)).toEqual([ORDER.slice(0, 3), ORDER.slice(3)]);
  });

  it.each([
    'x',
    'W10',
    Buffer.from('["a","b","c"]').toString('base64url'),
    Buffer.from('["a","b","c","d"]').toString('base64url'),
    Buffer.from('["other","1","b","c"]').toString('base64url'),
    Buffer.from('["available","-1","b","c"]').toString('base64url'),
    Buffer.from('["waitlist","1e300","b","c"]').toString('base64url'),
  ])('rejects an invalid cursor such as "%s"', async (after) => {
    const { status, body } = await test.anyone().get(`${url(await week())}after=${after}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'after', message: 'This place in the list is not known' }]);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', `q=${'a'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await test.anyone().get(`${url(await week())}${query}`)).status).toBe(400);
  });
});

describe('between two pages of an invite', () => {
  async function afterTwo() {
    const membership = await week();
    const first = await test.anyone().get(`${byCode(membership)}limit=2`);
    const { db } = test.app.context.database;
    return { membership, db, rest: async () => podsIn(await test.anyone().get(nextPageUrl(first) ?? '')) };
  }

  it('a new pod does not displace another', async () => {
    const { membership, rest } = await afterTwo();
    const startsAt = new Date('2026-01-06T08:00:00Z');
    await test.make.pod({ membership, name: 'Early Tuesday', meeting: { startsAt, weekday: null } });
    expect(await rest()).toEqual(['Friday', 'Monday']);
  });

  it('no pod is repeated or skipped if the last pod of the first page is filled, renamed, moved or paused', async () => {
    const { membership, db, rest } = await afterTwo();
    const { id, meetingId } = await podNamed('Wednesday', membership);
    await db.update(pods).set({ name: 'Aardvarks' }).where(eq(pods.id, id));
    expect(await rest()).toEqual(['Friday', 'Monday']);
    await db
      .update(meetings)
      .set({ startsAt: new Date('2026-01-09T23:00:00Z') })
      .where(eq(meetings.id, meetingId));
    expect(await rest()).toEqual(['Friday', 'Monday']);
    await db.update(pods).set({ maxParticipants: 8 }).where(eq(pods.id, id));
    expect(await rest()).toEqual(['Friday', 'Monday']);
    const pausedFrom = new Date(test.clock.now().getTime() - 1000);
    const pausedTo = new Date(test.clock.now().getTime() + 1000);
    await db.update(meetings).set({ pausedFrom, pausedTo }).where(eq(meetings.id, meetingId));
    expect(await rest()).toEqual(['Friday', 'Monday']);
  });
});

it('pod details are read only for the current page', async () => {
  const membership = await week();
  const look = () => test.anyone().get(`${byCode(membership)}limit=2`);
  const { statements, result } = await test.countStatements(look);
  expect(podsIn(result)).toEqual(['Tuesday', 'Wednesday']);
  const shown = statements.filter((statement) => statement.includes('"meetings"."link"'));
  expect(shown).toEqual([expect.stringMatching(/where "pods"."id" in \(\$\d, \$\d\)$/)]);
});

it('a pod on a later page can be chosen', async () => {
  const membership = await week();
  const [, , , , last] = (await test.anyone().get(byCode(membership))).body.info.availablePods as { id: string }[];
  const first = await test.anyone().get(`${byCode(membership)}limit=1`);
  expect(podsIn(first)).toEqual(['Tuesday']);
  const person = await test.as(await test.make.user());
  const url = `/v1/invites/${membership.participantCode}/accept`;
  expect((await person.post(url, { preferredPodId: last!.id })).status).toBe(200);
  expect((await person.get('/v1/pods/my-waitlists')).body).toMatchObject([{ podId: last!.id }]);
});

it("a leader's invite, without a choice of pods, counts no pods", async () => {
  const membership = await week();
  const answer = await test.anyone().get(`/v1/invites/${membership.leaderCode}?limit=1`);
  expect([podsIn(answer), answer.headers['x-total-count'], nextPageUrl(answer)]).toEqual([[], '0', undefined]);
});
