import { eq, sql } from 'drizzle-orm';
import { makeManyMembers, pagesOf } from '../../members/testing/lists';
import { users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestAnswer } from '../../testing/actors';
import { candidatesFor } from './listCandidates';

const test = useTestApp();

interface Candidate {
  firstName: string;
  inPod: boolean;
}

const namesOf = ({ body }: TestAnswer) =>
  (body.candidates as Candidate[]).map(({ firstName, inPod }) => (inPod ? `${firstName} in the pod` : firstName));

async function leaderless() {
  const pod = await test.make.pod({ leader: null });
  const named = async (firstName: string, disabled = false) =>
    test.make.member(pod.membership, {
      user: await test.make.user({ firstName, lastName: 'Lee' }),
      leaderStatus: 'SIGNED_OFF',
      disabled,
    });
  for (const name of ['Zoe', 'Dan']) await test.make.participant(pod, await named(name));
  await test.make.participant(pod, await named('Dis', true));
  await named('Disabled', true);
  const [, ben] = [await named('Cleo'), await named('Ben'), await named('Anna')];
  return { url: `/v1/pods/${pod.id}/leader-candidates`, reader: await test.as(pod.membership.business.owner), ben };
}

it("pages of candidates list the pod's people, then other people, each group by name", async () => {
  const { url, reader } = await leaderless();
  const names = ['Dan in the pod', 'Zoe in the pod', 'Anna', 'Ben', 'Cleo'];
  expect(namesOf(await reader.get(url))).toEqual(names);
  const pages = await pagesOf(reader, `${url}?limit=2`);
  expect(pages.map(({ body }) => body.candidates.length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(namesOf)).toEqual(names);
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['5', '5', '5']);
  expect(pages.map(({ body }) => body.leaderLeaves)).toEqual([false, false, false]);
});

it('candidates are shown with their photos', async () => {
  const { url, reader, ben } = await leaderless();
  const photoId = '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a01';
  await test.app.context.database.db.update(users).set({ photoId }).where(eq(users.id, ben.id));
  const { candidates } = (await reader.get(url)).body as { candidates: Candidate[] };
  expect(candidates.filter((candidate) => 'photoId' in candidate)).toMatchObject([{ firstName: 'Ben', photoId }]);
});

it('candidates are found by name, and a single candidate by user id', async () => {
  const { url, reader, ben } = await leaderless();
  expect(namesOf(await reader.get(`${url}?q=n%20lee`))).toEqual(['Dan in the pod', 'Anna', 'Ben']);
  expect(namesOf(await reader.get(`${url}?q=%25`))).toEqual([]);
  const one = await reader.get(`${url}?userId=${ben.id}`);
  expect(namesOf(one)).toEqual(['Ben']);
  expect(one.headers['x-total-count']).toBe('1');
});

it('a person signed off only in another membership is not a candidate', async () => {
  const pod = await test.make.pod({ leader: null });
  const member = await test.make.member(pod.membership);
  await test.make.member(await test.make.membership(), { user: member, leaderStatus: 'SIGNED_OFF' });
  const reader = await test.as(pod.membership.business.owner);
  const candidates = async () => namesOf(await reader.get(`/v1/pods/${pod.id}/leader-candidates`));
  expect(await candidates()).toEqual([]);
  await test.make.participant(pod, member);
  expect(await candidates()).toEqual([`${member.firstName} in the pod`]);
});

it('the leader of another pod is a candidate only in the pod they participate in', async () => {
  const pod = await test.make.pod({ leader: null });
  const busy = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.pod({ membership: pod.membership, leader: busy });
  await test.make.member(pod.membership, { leaderStatus: 'APPROVED' });
  const reader = await test.as(pod.membership.business.owner);
  const url = `/v1/pods/${pod.id}/leader-candidates`;
  expect((await reader.get(url)).body.candidates).toEqual([]);
  await test.make.participant(pod, busy);
  const answer = await reader.get(url);
  expect(answer.body.candidates).toMatchObject([{ userId: busy.id, inPod: true, leadsPodName: expect.any(String) }]);
  expect(answer.headers['x-total-count']).toBe('1');
});

it('candidates among many people are found through indexes, without reading everyone', async () => {
  const pod = await test.make.pod({ leader: null });
  const { membership } = pod;
  await test.make.participant(pod, await test.make.member(membership));
  await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await makeManyMembers(test, membership, 5_000);
  const { db } = test.app.context.database;
  await db.execute(sql`vacuum analyze members, pod_members, users`);
  const query = { podId: pod.id, membershipId: membership.id, limit: 200 };
  const statement = candidatesFor(db, query, false);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('members_leaders');
  expect(plan).not.toContain('Seq Scan on members');
});

it.each(['after=x', 'after=WyJhIl0', 'limit=501'])('a list of candidates by %s is refused', async (query) => {
  const { url, reader } = await leaderless();
  expect((await reader.get(`${url}?${query}`)).status).toBe(400);
});
