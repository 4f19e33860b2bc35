import { eq } from 'drizzle-orm';
import { operations } from '../../contract/operations.gen';
import { AUDIT_ACTS, type AuditAct } from '../../domain/audit/acts';
import type { PermissionWord } from '../../domain/permissions';
import { auditEntries, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { makeWorld, makeFakes, type World } from '../testing/catalogue/world';
import { auditRows } from './testing/auditRows';

const around = makeFakes();
const test = useTestApp({ deps: around });

const entriesOf = ({ membership }: World) =>
  test.app.context.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.businessId, membership.business.id))
    .orderBy(auditEntries.id);

it.each(auditRows)('$operation writes the entry $act in the same transaction', async (row) => {
  const world = await makeWorld(test, around);
  await row.given?.(world);
  const before = (await entriesOf(world)).map(({ id }) => id);
  await row.does(world);
  const left = (await entriesOf(world)).filter(({ id }) => !before.includes(id));
  const { db } = test.app.context.database;
  const [newcomer] = await db.select({ id: users.id }).from(users).where(eq(users.email, world.newcomer));
  const idOf = (name: typeof row.by | undefined) =>
    name === undefined ? null : name === 'newcomer' ? newcomer?.id : world.people[name].id;
  const about = row.about ?? 'membership';
  expect(left).toEqual([
    expect.objectContaining({
      act: row.act,
      actorId: idOf(row.by),
      personId: idOf(row.person),
      membershipId: about === 'business' ? null : expect.any(String),
      podName: about === 'pod' ? (row.podName ?? world.pod.name) : null,
      fields: row.fields ?? [],
      detail: row.detail ?? null,
      address: ['the operator', 'the clock'].includes(row.operation) ? null : '127.0.0.1',
    }),
  ]);
});

it("every action in the audit log's list is written by some operation", () => {
  const left = new Set<AuditAct>(auditRows.map(({ act }) => act));
  expect(AUDIT_ACTS.filter((act) => !left.has(act))).toEqual([]);
});

it('removing a leader also writes an entry for the deletion of their pod', async () => {
  const world = await makeWorld(test, around);
  const { membership } = world;
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.pod({ membership, name: 'Nobody', leader });
  const owner = await world.as('owner');
  expect((await owner.delete(`/v1/memberships/${membership.id}/members/${leader.memberId}`)).status).toBe(200);
  const left = (await entriesOf(world)).slice(-2).map(({ act, podName, actorId }) => ({ act, podName, actorId }));
  const actorId = world.people.owner.id;
  expect(left).toEqual([
    { act: 'POD_DELETED', podName: 'Nobody', actorId },
    { act: 'MEMBER_REMOVED', podName: null, actorId },
  ]);
});

const forOneself = [
  'leaveMembership',
  'requestLeadership',
  'joinPod',
  'switchPod',
  'joinWaitlist',
  'leaveWaitlist',
  'putSetUpAway',
  'joinMeeting',
  'reportPerson',
];

const onMany = ['previewBulkAction', 'startBulkAction', 'stopBulkAction', 'checkEmailInvitations'];
const reads = ['previewAnnouncement'];
const messagesToOthers = ['testWebhook', 'resendWebhookDelivery', 'testSignOn'];

const runs: PermissionWord[] = [
  'business.owner',
  'business.staff',
  'pod.leader',
  'pod.leaderOrStaff',
  'pod.askedToAssist',
  'membership.member',
];

it('every change by staff and leaders leaves an entry', () => {
  const recorded = new Set<string>(auditRows.map(({ operation }) => operation));
  const changing = operations.filter(({ method, permission }) => method !== 'GET' && runs.includes(permission));
  expect(
    changing
      .filter(
        ({ operationId }) =>
          ![...recorded, ...forOneself, ...reads, ...onMany, ...messagesToOthers].includes(operationId),
      )
      .map(({ operationId }) => operationId),
  ).toEqual([]);
});
