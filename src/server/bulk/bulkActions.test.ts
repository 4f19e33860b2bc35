import { and, eq, sql } from 'drizzle-orm';
import type { BulkActionInput } from '../../contract/entities.gen';
import { auditEntries, members, podMembers, pods } from '../platform/database/schema';
import { inspectPods } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { runAllJobs } from '../testing/jobs';
import { strandedBulkJob } from './runBulkAction';
import { runBulkActions } from './testing/runBulkActions';
import { bulkHousekeeping } from './housekeeping';

const test = useTestApp();
const look = inspectPods(test);

const db = () => test.app.context.database.db;
const asOwner = ({ business }: TestMembership) => test.as(business.owner);

async function start(membership: TestMembership, body: BulkActionInput) {
  return (await asOwner(membership)).post(`/v1/memberships/${membership.id}/bulk-actions`, body);
}

async function run(membership: TestMembership, body: BulkActionInput) {
  const started = await start(membership, body);
  expect(started.status).toBe(200);
  await runAllJobs(test, 'bulk-actions');
  const owner = await asOwner(membership);
  const url = `/v1/bulk-actions/${started.body.id}`;
  return { action: (await owner.get(url)).body, rows: (await owner.get(`${url}/rows`)).body };
}

const preview = async (membership: TestMembership, body: BulkActionInput) =>
  (await (await asOwner(membership)).post(`/v1/memberships/${membership.id}/bulk-previews`, body)).body;

const memberIdsIn = async ({ id }: TestMembership): Promise<string[]> =>
  (await db().select({ id: members.id }).from(members).where(eq(members.membershipId, id))).map((row) => row.id);

async function people(membership: TestMembership, ...names: string[]) {
  const made = [];
  for (const firstName of names) {
    made.push(await test.make.member(membership, { user: await test.make.user({ firstName, lastName: 'Lee' }) }));
  }
  return made;
}

const memberIdOf = async ({ id }: TestMembership, person: { id: string }): Promise<string> => {
  const [row] = await db()
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.membershipId, id), eq(members.userId, person.id)));
  return row!.id;
};

const idsOf = (made: { memberId?: string }[]) => made.map(({ memberId = '' }) => memberId);

it('chosen people are removed one by one, each with a mail and an audit entry, and the rest stay', async () => {
  const membership = await test.make.membership();
  const [ann, ben, cleo] = await people(membership, 'Ann', 'Ben', 'Cleo');
  const { action, rows } = await run(membership, { kind: 'REMOVE_MEMBERS', ids: idsOf([ben!, ann!]) });
  expect(action).toMatchObject({ kind: 'REMOVE_MEMBERS', state: 'FINISHED', total: 2, done: 2, refused: 0 });
  expect(rows).toEqual([
    { position: 1, name: 'Ann Lee', outcome: 'DONE' },
    { position: 2, name: 'Ben Lee', outcome: 'DONE' },
  ]);
  expect(await memberIdsIn(membership)).toEqual(idsOf([cleo!]));
  expect(await test.mails(ann!.email)).toMatchObject([{ template: 'member-removed' }]);
  const entries = await db()
    .select({ act: auditEntries.act, actor: auditEntries.actorId, person: auditEntries.personId })
    .from(auditEntries)
    .where(and(eq(auditEntries.membershipId, membership.id), eq(auditEntries.act, 'MEMBER_REMOVED')));
  const { owner } = membership.business;
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual({ act: 'MEMBER_REMOVED', actor: owner.id, person: ann!.id });
});

it('everyone found by a list’s search or filter can be chosen at once', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann', 'Anna', 'Ben');
  expect(await preview(membership, { kind: 'DISABLE_MEMBERS', matching: { q: 'ann' } })).toEqual({
    people: 2,
    pods: 0,
    exceptions: [],
  });
  const { rows } = await run(membership, { kind: 'DISABLE_MEMBERS', matching: { q: 'ann' } });
  expect(await preview(membership, { kind: 'DISABLE_MEMBERS', matching: { leaderStatus: 'NONE' } })).toEqual({
    people: 1,
    pods: 0,
    exceptions: [],
  });
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Ann Lee', 'Anna Lee']);
  const enabled = await run(membership, { kind: 'ENABLE_MEMBERS', matching: {} });
  expect(enabled.action).toMatchObject({ total: 3, done: 2, refused: 1 });
});

it('the preview gives the reasons why an act skips people, and the act then skips them', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const { membership } = pod;
  const [ann, ben] = await people(membership, 'Ann', 'Ben');
  const leaderId = await memberIdOf(membership, pod.leader!);
  const input: BulkActionInput = {
    kind: 'MOVE_MEMBERS',
    ids: [leaderId, ...idsOf([ann!, ben!])],
    toPodId: pod.id,
  };
  expect(await preview(membership, input)).toMatchObject({
    people: 1,
    exceptions: [
      { reason: 'ALREADY_IN_POD', count: 1 },
      { reason: 'NO_PLACE', count: 1, names: ['Ben Lee'] },
    ],
  });
  const { action, rows } = await run(membership, input);
  expect(action).toMatchObject({ total: 3, done: 1, refused: 2, toPodName: pod.name });
  expect(rows.slice(0, 2)).toEqual([
    { position: 1, name: 'Ann Lee', outcome: 'DONE' },
    { position: 2, name: 'Ben Lee', outcome: 'REFUSED', reason: 'This pod has no places left.' },
  ]);
  expect(await look.participantsOf(pod)).toEqual([ann!.id]);
  const { body } = await (await asOwner(membership)).get(`/v1/bulk-actions/${action.id}/rows?outcome=REFUSED`);
  expect(body).toHaveLength(2);
});

it('leaders are removed after the people of their pods, and stay if somebody else is left in them', async () => {
  const pod = await test.make.pod();
  const { membership } = pod;
  await test.make.participant(pod);
  const all: BulkActionInput = { kind: 'REMOVE_MEMBERS', matching: {} };
  const leaderId = await memberIdOf(membership, pod.leader!);
  const alone: BulkActionInput = { kind: 'REMOVE_MEMBERS', ids: [leaderId] };
  expect(await preview(membership, alone)).toMatchObject({
    people: 0,
    exceptions: [{ reason: 'LEADS_POD', count: 1 }],
  });
  expect(await preview(membership, all)).toEqual({ people: 2, pods: 0, exceptions: [] });
  const refused = { outcome: 'REFUSED', reason: expect.stringContaining('leads') };
  expect((await run(membership, alone)).rows).toMatchObject([refused]);
  expect((await run(membership, all)).action).toMatchObject({ total: 2, done: 2 });
  expect(await memberIdsIn(membership)).toEqual([]);
});

it('empty pods are deleted, but none with members', async () => {
  const full = await test.make.pod({ name: 'Full' });
  const { membership } = full;
  await test.make.participant(full);
  const empty = await test.make.pod({ membership, name: 'Empty' });
  const input: BulkActionInput = { kind: 'DELETE_PODS', ids: [full.id, empty.id] };
  expect(await preview(membership, input)).toEqual({
    people: 0,
    pods: 1,
    exceptions: [{ reason: 'HAS_MEMBERS', count: 1, names: ['Full'] }],
  });
  expect((await run(membership, input)).rows).toMatchObject([
    { name: 'Empty', outcome: 'DONE' },
    { name: 'Full', outcome: 'REFUSED' },
  ]);
  expect(await db().select({ id: pods.id }).from(pods).where(eq(pods.membershipId, membership.id))).toEqual([
    { id: full.id },
  ]);
});

it('an emptied membership can be deleted, even if leaders take part in each other’s pods', async () => {
  const first = await test.make.pod();
  const { membership } = first;
  const other = await test.make.pod({ membership });
  await test.make.participant(first);
  const places = [
    { podId: first.id, userId: other.leader!.id },
    { podId: other.id, userId: first.leader!.id },
  ];
  for (const place of places) {
    await db()
      .insert(podMembers)
      .values({ ...place, membershipId: membership.id, role: 'participant', joinedAt: test.clock.now() });
  }
  const { action } = await run(membership, { kind: 'EMPTY_MEMBERSHIP' });
  expect(action).toMatchObject({ total: 5, done: 5, refused: 0 });
  const { body } = await (await asOwner(membership)).get(`/v1/memberships/${membership.id}/delete-status`);
  expect(body).toMatchObject({ canDelete: true });
});

it.each<[string, BulkActionInput]>([
  ['chosen people who have all gone', { kind: 'REMOVE_MEMBERS', ids: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a20'] }],
  ['a search that matches nobody', { kind: 'REMOVE_MEMBERS', matching: { q: 'zebra' } }],
  ['an empty membership to empty', { kind: 'EMPTY_MEMBERSHIP', expected: 1 }],
])('%s: the list has changed, and nothing is started', async (_what, input) => {
  const membership = await test.make.membership();
  expect(await start(membership, input)).toMatchObject({ status: 409, body: { code: 'bulk_changed' } });
  const { body } = await (await asOwner(membership)).get(`/v1/memberships/${membership.id}/bulk-actions`);
  expect(body).toEqual([]);
});

it('only one act at a time runs in a membership', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann');
  expect((await start(membership, { kind: 'DISABLE_MEMBERS', matching: {} })).status).toBe(200);
  expect(await start(membership, { kind: 'ENABLE_MEMBERS', matching: {} })).toMatchObject({
    status: 409,
    body: { code: 'bulk_running' },
  });
});

it.each<[string, object]>([
  ['without anybody chosen', { kind: 'REMOVE_MEMBERS' }],
  ['chosen in two ways', { kind: 'REMOVE_MEMBERS', matching: {}, ids: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a20'] }],
  ['that moves people nowhere', { kind: 'MOVE_MEMBERS', matching: {} }],
  ['that empties only some', { kind: 'EMPTY_MEMBERSHIP', matching: {} }],
  ['that looks for pods by status', { kind: 'DELETE_PODS', matching: { withoutPod: true } }],
])('an act %s is refused', async (_what, body) => {
  expect((await start(await test.make.membership(), body as BulkActionInput)).status).toBe(400);
});

it('members of another membership are left out, and moving people to its pods is refused', async () => {
  const membership = await test.make.membership();
  const elsewhere = await test.make.pod();
  const stranger = await test.make.participant(elsewhere);
  const [ann] = await people(membership, 'Ann');
  const ids = [...idsOf([ann!]), await memberIdOf(elsewhere.membership, stranger)];
  expect(await preview(membership, { kind: 'REMOVE_MEMBERS', ids })).toMatchObject({ people: 1 });
  const move: BulkActionInput = { kind: 'MOVE_MEMBERS', ids, toPodId: elsewhere.id };
  expect((await start(membership, move)).status).toBe(400);
});

it('a stopped act leaves the remaining people unchanged', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann', 'Ben');
  const { body } = await start(membership, { kind: 'REMOVE_MEMBERS', matching: {} });
  const owner = await asOwner(membership);
  expect((await owner.post(`/v1/bulk-actions/${body.id}/stop`)).body).toMatchObject({ state: 'STOPPED', done: 0 });
  await runAllJobs(test, 'bulk-actions');
  expect(await memberIdsIn(membership)).toHaveLength(2);
});

it('an act ends when the person who started it is no longer staff', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann');
  const admin = await test.make.admin(membership.business);
  const { body } = await (
    await test.as(admin)
  ).post(`/v1/memberships/${membership.id}/bulk-actions`, { kind: 'REMOVE_MEMBERS', matching: {} });
  const owner = await asOwner(membership);
  await owner.delete(`/v1/businesses/${membership.business.id}/business-admins/${admin.id}`);
  await runAllJobs(test, 'bulk-actions');
  expect((await owner.get(`/v1/bulk-actions/${body.id}`)).body).toMatchObject({ state: 'STOPPED', done: 0 });
  expect(await memberIdsIn(membership)).toHaveLength(1);
});

it('a job run twice, as after a kill, processes each row once', async () => {
  const membership = await test.make.membership();
  const made = await people(membership, ...Array.from({ length: 30 }, (_, index) => `P${index}`));
  const { body } = await start(membership, { kind: 'REMOVE_MEMBERS', matching: {} });
  const { rows } = await db().execute<{ data: { bulkActionId: string } }>(
    sql`insert into pgboss.job (name, data) values ('bulk-actions', ${JSON.stringify({ bulkActionId: body.id })}::jsonb)
      returning data`,
  );
  expect(rows).toHaveLength(1);
  await runAllJobs(test, 'bulk-actions');
  const owner = await asOwner(membership);
  expect((await owner.get(`/v1/bulk-actions/${body.id}`)).body).toMatchObject({ state: 'FINISHED', done: 30 });
  for (const { email } of made) expect(await test.mails(email)).toHaveLength(1);
});

it('each person in an act takes the same number of statements, however many people there are', async () => {
  const few = await test.make.membership();
  const many = await test.make.membership();
  await people(few, 'A', 'B');
  await people(many, ...Array.from({ length: 12 }, (_, index) => `P${index}`));
  const counts = [];
  for (const membership of [few, many]) {
    await start(membership, { kind: 'DISABLE_MEMBERS', matching: {} });
    counts.push((await test.countStatements(() => runBulkActions(test))).statements.length);
  }
  const perPerson = (counts[1]! - counts[0]!) / 10;
  expect(Number.isInteger(perPerson)).toBe(true);
  expect(perPerson).toBeLessThanOrEqual(30);
});

it('the person who started a long act is notified of its end', async () => {
  const membership = await test.make.membership();
  await people(membership, ...Array.from({ length: 50 }, (_, index) => `P${index}`));
  await run(membership, { kind: 'ENABLE_MEMBERS', matching: {} });
  expect(await look.noticesOf(membership.business.owner)).toContain('bulk-finished');
});

it('an act is forgotten 30 days after its start', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann');
  const { action } = await run(membership, { kind: 'DISABLE_MEMBERS', matching: {} });
  const owner = await asOwner(membership);
  const list = async () => (await owner.get(`/v1/memberships/${membership.id}/bulk-actions`)).body;
  test.clock.advance({ days: 29 });
  await bulkHousekeeping(test.app.context);
  expect(await list()).toMatchObject([{ id: action.id }]);
  test.clock.advance({ days: 2 });
  await bulkHousekeeping(test.app.context);
  expect(await list()).toEqual([]);
});

it('people who wait for a pod get no seat that becomes free while they are removed', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const { membership } = pod;
  await test.make.participant(pod);
  const [zoe] = await people(membership, 'Zoe');
  await (await test.as(zoe!)).post(`/v1/pods/${pod.id}/join`);
  expect(await look.waitlistOf(pod)).toEqual([zoe!.id]);
  await run(membership, { kind: 'EMPTY_MEMBERSHIP' });
  expect(await look.noticesOf(zoe!)).not.toContain('promoted');
});

it('people who wait for a pod move before the people who leave it, so that they get no seat that becomes free', async () => {
  const one = await test.make.pod({ maxParticipants: 2, name: 'One' });
  const { membership } = one;
  const two = await test.make.pod({ membership, name: 'Two' });
  const [ann, ben, zoe] = await people(membership, 'Ann', 'Ben', 'Zoe');
  for (const person of [ann!, ben!, zoe!]) await (await test.as(person)).post(`/v1/pods/${one.id}/join`);
  expect(await look.waitlistOf(one)).toEqual([zoe!.id]);
  const { rows } = await run(membership, { kind: 'MOVE_MEMBERS', ids: idsOf([ann!, zoe!]), toPodId: two.id });
  expect(rows).toMatchObject([
    { name: 'Zoe Lee', outcome: 'DONE' },
    { name: 'Ann Lee', outcome: 'DONE' },
  ]);
  expect(await look.noticesOf(zoe!)).not.toContain('promoted');
  expect(await look.participantsOf(one)).toEqual([ben!.id]);
});

it('a row that needs no change is not counted as done', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann');
  await run(membership, { kind: 'DISABLE_MEMBERS', matching: {} });
  const { rows } = await run(membership, { kind: 'DISABLE_MEMBERS', matching: {} });
  expect(rows).toMatchObject([{ outcome: 'REFUSED', reason: 'They were disabled already.' }]);
});

it('an act on more or fewer people than its preview showed is not started', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann', 'Ben');
  const input: BulkActionInput = { kind: 'REMOVE_MEMBERS', matching: {}, expected: 1 };
  expect(await start(membership, input)).toMatchObject({ status: 409, body: { code: 'bulk_changed' } });
  expect((await start(membership, { ...input, expected: 2 })).status).toBe(200);
});

it('a bulk action continues after its job has been lost', async () => {
  const membership = await test.make.membership();
  await people(membership, 'Ann');
  const { body } = await start(membership, { kind: 'DISABLE_MEMBERS', matching: {} });
  await db().execute(sql`delete from pgboss.job where name = 'bulk-actions'`);
  await strandedBulkJob.run({}, test.app.context);
  await runAllJobs(test, 'bulk-actions');
  expect((await (await asOwner(membership)).get(`/v1/bulk-actions/${body.id}`)).body).toMatchObject({ done: 1 });
});
