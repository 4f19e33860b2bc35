import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { transferExpiry } from '../../domain/leadership/transferStates';
import { MIN_WAITING_TO_FORM_POD } from '../../domain/pods/seats';
import { leadershipNotifications } from '../leadership/notificationKinds';
import { leaderActions } from '../leadership/requiredActions';
import { memberNotifications } from '../members/notificationKinds';
import { notificationColumns } from '../notifications';
import { insertInBatches } from '../platform/database/insertInBatches';
import * as tables from '../platform/database/schema';
import { podNotifications } from '../pods/notificationKinds';
import { APPROVED_LEADER, membershipPlans } from './plan';
import type { StoredPod } from './pods';
import { itemAt, DAY_MS, HOUR_MS, type PersonRow, type World } from './world';

type Notification = typeof tables.notifications.$inferInsert;

const OPEN_DAYS = 21;

const waitingPlans = [
  { index: 27, joins: true, leads: false },
  { index: APPROVED_LEADER, joins: true, leads: true },
  { index: 35, joins: true, leads: false },
  { index: 38, joins: true, leads: false },
  { index: 33, joins: true, leads: true },
  { index: 36, joins: false, leads: false },
];

export async function addWaitlist({ tx, now, people }: World, full: StoredPod): Promise<void> {
  const { podId, membershipId } = full;
  const { from, to } = membershipPlans[0];
  const others = waitingPlans.filter(({ index }) => index < from || index >= to);
  await tx.insert(tables.members).values(
    others.map(({ index }) => ({
      membershipId,
      userId: itemAt(people, index).id,
      joinedAt: new Date(now - 9 * DAY_MS),
    })),
  );
  await tx.insert(tables.waitlistEntries).values(
    waitingPlans.map(({ index, joins, leads }, place) => ({
      podId,
      membershipId,
      userId: itemAt(people, index).id,
      consentJoinNewPod: joins,
      consentToBeNewPodLeader: leads,
      createdAt: new Date(now - (6 - place) * DAY_MS),
    })),
  );
  const waitlistNotifiedAt = new Date(now - (6 - MIN_WAITING_TO_FORM_POD + 1) * DAY_MS);
  await tx.update(tables.pods).set({ waitlistNotifiedAt }).where(eq(tables.pods.id, podId));
}

function waitlistNotices(world: World, { podId, membershipId, name: podName, membership }: StoredPod): Notification[] {
  const data = { podId, podName, count: MIN_WAITING_TO_FORM_POD };
  return staffOf(world, membership).map(({ id: userId }) => ({
    userId,
    membershipId,
    ...notificationColumns(podNotifications['waitlist-four'], data),
    createdAt: new Date(world.now - (6 - MIN_WAITING_TO_FORM_POD + 1) * DAY_MS),
  }));
}

export const staffOf = ({ staff }: World, membership: number) =>
  itemAt(membershipPlans, membership).business === 0 ? staff.slice(0, 2) : staff.slice(2);

const fullName = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`;

const named = (person: PersonRow) => ({ userId: person.id, name: fullName(person) });

const isRead = ({ now }: World, told: number) =>
  told < now - OPEN_DAYS * DAY_MS ? new Date(told + 3 * HOUR_MS) : null;

function joinedNotices(world: World, membershipIds: string[]): Notification[] {
  return membershipPlans.flatMap(({ from, to, name }, membership) =>
    world.people.slice(from, to).flatMap((person) =>
      staffOf(world, membership).map(({ id: userId }) => ({
        userId,
        membershipId: itemAt(membershipIds, membership),
        ...notificationColumns(memberNotifications['member-joined'], {
          membershipId: itemAt(membershipIds, membership),
          membershipName: name,
          person: named(person),
        }),
        createdAt: new Date(person.joined),
        dismissedAt: isRead(world, person.joined),
      })),
    ),
  );
}

function podNotices(world: World, pods: StoredPod[]): Notification[] {
  return pods.flatMap(({ podId, membershipId, name, people: [leader, ...others], participants }) =>
    others.map(({ since }, index) => {
      const person = itemAt(world.people, itemAt(participants, index));
      const data = { podId, podName: name, person: named(person) };
      return {
        userId: leader?.userId ?? '',
        membershipId,
        ...notificationColumns(podNotifications['pod-joined'], data),
        createdAt: new Date(since),
        dismissedAt: isRead(world, since),
      };
    }),
  );
}

function applications(world: World, membershipIds: string[]): Notification[] {
  return membershipPlans.flatMap(({ to }, membership) => {
    const [applicant, membershipId] = [itemAt(world.people, to - 1), itemAt(membershipIds, membership)];
    const data = { membershipId, leader: named(applicant), quote: applicant.bio ?? '' };
    return staffOf(world, membership).map(({ id: userId }) => ({
      userId,
      membershipId,
      ...notificationColumns(leadershipNotifications['leader-applied'], data),
      createdAt: new Date(world.now - 5 * DAY_MS),
    }));
  });
}

function requestsToAssist(world: World, pods: StoredPod[]): Notification[] {
  return pods
    .filter(({ assistant }) => assistant === 'asked')
    .map(({ podId, membershipId, name: podName, people, leader: place }) => {
      const leader = itemAt(world.people, place);
      const data = { podId, podName, person: named(leader) };
      return {
        userId: itemAt(people, 1).userId,
        membershipId,
        ...notificationColumns(leadershipNotifications['assistant-asked'], data),
        createdAt: new Date(world.now - 2 * DAY_MS),
      };
    });
}

const DEMO_PARTICIPANT = 12;

async function addOffer(world: World, pods: StoredPod[]): Promise<Notification[]> {
  const pod = pods.find(({ participants }) => participants.includes(DEMO_PARTICIPANT));
  if (!pod) return [];
  const [leader, asked] = [itemAt(world.people, pod.leader), itemAt(world.people, DEMO_PARTICIPANT)];
  const [id, createdAt] = [v7(), new Date(world.now - 2 * DAY_MS)];
  await world.tx.insert(tables.leaderTransfers).values({
    id,
    podId: pod.podId,
    participantId: asked.id,
    askedBy: leader.id,
    createdAt,
    expiresAt: transferExpiry(createdAt),
  });
  const data = { transferId: id, podId: pod.podId, podName: pod.name, person: named(leader) };
  const columns = notificationColumns(leadershipNotifications['transfer-offered'], data);
  return [{ userId: asked.id, membershipId: pod.membershipId, ...columns, createdAt }];
}

export async function addApproval({ tx, now, people }: World, businessId: string, membershipId: string): Promise<void> {
  const [{ id: userId }, createdAt] = [itemAt(people, APPROVED_LEADER), new Date(now - DAY_MS)];
  const rows = leaderActions.map((action) => ({ userId, businessId, action, createdAt }));
  await tx.insert(tables.onboardingActions).values(rows);
  const data = { businessId, membershipId, membershipName: membershipPlans[0].name, leaderId: userId };
  const columns = notificationColumns(leadershipNotifications['leader-approved'], data);
  await tx.insert(tables.notifications).values({ userId, membershipId, ...columns, createdAt });
}

export async function addNotifications(world: World, membershipIds: string[], pods: StoredPod[]): Promise<void> {
  const rows = [
    ...joinedNotices(world, membershipIds),
    ...podNotices(world, pods),
    ...applications(world, membershipIds),
    ...requestsToAssist(world, pods),
    ...waitlistNotices(world, itemAt(pods, 0)),
    ...(await addOffer(world, pods)),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertInBatches(rows, (chunk) => world.tx.insert(tables.notifications).values(chunk));
}
