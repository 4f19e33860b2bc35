import { hash } from '@node-rs/argon2';
import { v7 } from 'uuid';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/client';
import * as tables from '../db/schema';
import { memberPeople, staffPeople } from './people';
import { membershipPlans, podPlans, type PodPlan } from './plan';
import { seededRandom, type Random } from './random';
import { podNames } from './texts';
import { conversationOf, stepsOf, type PodInPlace } from './year';

const SEED = 20_220_301;
const DAY = 24 * 3600 * 1000;
export const DEMO_PASSWORD = 'Tiny-Step-1';

/** One line of the accounts that are printed at start. */
export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

type Row = Omit<typeof tables.users.$inferInsert, 'id'> & { id: string };

const emailOf = (first: string, last: string) =>
  `${first}.${last}`
    .normalize('NFD')
    .replace(/[^\w.-]/g, '')
    .toLowerCase() + '@example.com';

async function insertAll<T extends object>(rows: T[], insert: (chunk: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000) await insert(rows.slice(from, from + 1000));
}

function peopleRows(people: typeof memberPeople, passwordHash: string, now: number): Row[] {
  return people.map(([firstName, lastName, timezone, bio], index) => ({
    id: v7({ msecs: now - 400 * DAY + index }),
    email: emailOf(firstName, lastName),
    firstName,
    lastName,
    timezone,
    bio,
    passwordHash,
    verifiedAt: new Date(now - 400 * DAY),
    createdAt: new Date(now - 400 * DAY),
  }));
}

interface World {
  tx: Tx;
  now: number;
  random: Random;
  staff: Row[];
  people: Row[];
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`The demo has nothing at ${index}.`);
  return found;
};

async function addBusinesses({ tx, staff, now }: World): Promise<string[]> {
  const createdAt = new Date(now - 400 * DAY);
  const rows = ['Slow Current Coaching', 'Clearwater Studio'].map((name) => ({
    id: v7({ msecs: createdAt.getTime() }),
    name,
    createdAt,
    approvedAt: createdAt,
  }));
  await tx.insert(tables.businesses).values(rows);
  const [first, second] = [at(rows, 0).id, at(rows, 1).id];
  await tx.insert(tables.businessStaff).values([
    { businessId: first, userId: at(staff, 0).id, role: 'owner', createdAt },
    { businessId: first, userId: at(staff, 1).id, role: 'admin', createdAt },
    { businessId: second, userId: at(staff, 2).id, role: 'owner', createdAt },
  ]);
  return [first, second];
}

async function addMemberships({ tx, now, random }: World, businessIds: string[]): Promise<string[]> {
  const createdAt = new Date(now - 380 * DAY);
  const rows = membershipPlans.map(({ business, name }) => ({
    id: v7({ msecs: createdAt.getTime() }),
    businessId: at(businessIds, business),
    name,
    url: 'https://example.com/',
    communityUrl: 'https://community.example.com/',
    supportEmail: 'support@example.com',
    createdAt,
  }));
  await tx.insert(tables.memberships).values(rows);
  await tx.insert(tables.channels).values(rows.map(({ id }) => ({ membershipId: id, createdAt })));
  await tx.insert(tables.membershipSettings).values(
    rows.flatMap(({ id }) => [
      { membershipId: id, name: 'MaxParticipants' as const, value: '8' },
      { membershipId: id, name: 'ParticipantOnboardingLink' as const, value: 'https://example.com/welcome' },
      { membershipId: id, name: 'LeaderTrainingLink' as const, value: 'https://example.com/leading-a-pod' },
      { membershipId: id, name: 'ShareWinLink' as const, value: 'https://community.example.com/wins' },
    ]),
  );
  const code = () => Array.from({ length: 24 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('');
  await tx.insert(tables.membershipInvites).values(
    rows.flatMap(({ id }) => [
      { membershipId: id, role: 'Leader' as const, code: code() },
      { membershipId: id, role: 'Participant' as const, code: code() },
    ]),
  );
  return rows.map(({ id }) => id);
}

async function addMembers({ tx, now, random, people }: World, membershipIds: string[], pods: PodPlan[]): Promise<void> {
  const leaders = new Set(pods.map(({ leader }) => leader));
  await tx.insert(tables.members).values(
    membershipPlans.flatMap(({ from, to }, membership) =>
      people.slice(from, to).map((person, offset) => ({
        membershipId: at(membershipIds, membership),
        userId: person.id,
        joinedAt: new Date(now - random.integer(40, 370) * DAY),
        lastActiveAt: new Date(now - random.integer(1, 20 * 24) * 3_600_000),
        leaderStatus: leaders.has(from + offset)
          ? ('SIGNED_OFF' as const)
          : from + offset === to - 1
            ? ('PENDING_APPROVAL' as const)
            : ('NONE' as const),
      })),
    ),
  );
}

async function addPod({ tx, now, people }: World, plan: PodPlan, membershipId: string): Promise<PodInPlace> {
  const createdAt = new Date(plan.schedule.unixTime * 1000);
  const [podId, meetingId, channelId] = [v7(), v7(), v7()];
  const { schedule } = plan;
  await tx.insert(tables.meetings).values({
    id: meetingId,
    membershipId,
    name: plan.name,
    timezone: schedule.timezone,
    startsAt: createdAt,
    recurring: true,
    frequency: schedule.frequency,
    frequencyPeriod: schedule.frequencyPeriod,
    durationMinutes: schedule.duration,
    weekday: schedule.weekday,
    weekInMonth: schedule.weekInMonth,
    link: plan.link,
    pausedFrom: schedule.pausedFromEpoch ? new Date(schedule.pausedFromEpoch * 1000) : null,
    pausedTo: schedule.pausedToEpoch ? new Date(schedule.pausedToEpoch * 1000) : null,
    createdAt,
  });
  const [leader, ...participants] = [plan.leader, ...plan.participants].map((index) => at(people, index).id);
  const hasAssistant = !plan.isPaused && participants.length > 3;
  await tx.insert(tables.pods).values({
    id: podId,
    membershipId,
    name: plan.name,
    maxParticipants: plan.maxParticipants,
    meetingId,
    createdAt,
    ...(hasAssistant && {
      assistantUserId: at(participants, 0),
      assistantConfirmedAt: new Date(now - 30 * DAY),
      assistantLink: `${plan.link}-assistant`,
    }),
  });
  await tx.insert(tables.channels).values({ id: channelId, membershipId, podId, createdAt });
  const place = { podId, membershipId, joinedAt: createdAt };
  await tx
    .insert(tables.podMembers)
    .values([
      { ...place, userId: leader ?? '', role: 'leader' },
      ...participants.map((userId) => ({ ...place, userId, role: 'participant' as const })),
    ]);
  return { ...plan, podId, membershipId, channelId, people: [leader ?? '', ...participants] };
}

async function addLeaderMeetings({ tx, now }: World, membershipIds: string[]): Promise<void> {
  for (const membershipId of membershipIds) {
    const meetingId = v7();
    await tx.insert(tables.meetings).values({
      id: meetingId,
      membershipId,
      name: 'Leader meeting',
      timezone: 'Europe/London',
      startsAt: new Date(Math.floor((now - 300 * DAY) / DAY) * DAY + 17 * 3_600_000),
      recurring: true,
      frequency: 1,
      frequencyPeriod: 'Month',
      durationMinutes: 60,
      weekday: 'WEDNESDAY',
      weekInMonth: 'First',
      link: 'https://meet.example.com/leaders',
      createdAt: new Date(now - 300 * DAY),
    });
    await tx.insert(tables.leaderPods).values({ membershipId, meetingId, createdAt: new Date(now - 300 * DAY) });
  }
}

/** People who wait for the full pod, and what staff and leaders find in their notifications. */
async function addOpenEnds(
  { tx, now, people, staff }: World,
  membershipIds: string[],
  full: PodInPlace,
): Promise<void> {
  const createdAt = new Date(now - 5 * DAY);
  const first = at(membershipIds, 0);
  await tx.insert(tables.waitlistEntries).values(
    [27, 28].map((index) => ({
      podId: full.podId,
      membershipId: first,
      userId: at(people, index).id,
      consentJoinNewPod: true,
      consentToBeNewPodLeader: index === 28,
      createdAt,
    })),
  );
  const joined = pastWeeks(12).map((week, index) => ({
    userId: at(staff, 0).id,
    membershipId: first,
    kind: 'member-joined',
    message: `<b>${at(people, index).firstName} ${at(people, index).lastName}</b> joined Small Steps Circle.`,
    actionType: 'ACKNOWLEDGE' as const,
    createdAt: new Date(now - week * 7 * DAY),
    dismissedAt: week > 3 ? new Date(now - week * 7 * DAY + 3_600_000) : null,
  }));
  await tx.insert(tables.notifications).values(joined);
  await tx.insert(tables.notifications).values(
    membershipPlans.map(({ to, business }, index) => {
      const applicant = at(people, to - 1);
      const address = `/v1/memberships/${at(membershipIds, index)}/leaders/${applicant.id}`;
      return {
        userId: at(staff, business === 0 ? 0 : 2).id,
        membershipId: at(membershipIds, index),
        kind: 'leader-applied',
        message: `<b>${applicant.firstName} ${applicant.lastName}</b> would like to lead a pod.`,
        actionType: 'CHOICE' as const,
        primaryDisplayName: 'Approve',
        primaryActionUrl: `${address}/approve`,
        secondaryDisplayName: 'Decline',
        secondaryActionUrl: `${address}/decline`,
        subject: `leader-application:${at(membershipIds, index)}:${applicant.id}`,
        createdAt,
      };
    }),
  );
}

const pastWeeks = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Loads the demo community into an empty database, in one transaction and always the same: two businesses, three
 * memberships, twelve pods, sixty people and a year of meetings, steps and conversation that ends now. Does nothing
 * when there is anybody already. Gives one account per role, or none.
 */
export async function loadDemo(database: Database, clock: Clock): Promise<DemoAccount[]> {
  const [anybody] = await database.db.select({ id: tables.users.id }).from(tables.users).limit(1);
  if (anybody) return [];
  const now = clock.now().getTime();
  const random = seededRandom(SEED);
  const passwordHash = await hash(DEMO_PASSWORD);
  await database.db.transaction(async (tx) => {
    const staff = peopleRows(staffPeople, passwordHash, now);
    const people = peopleRows(memberPeople, passwordHash, now);
    const world = { tx, now, random, staff, people };
    await tx.insert(tables.users).values([...staff, ...people]);
    const membershipIds = await addMemberships(world, await addBusinesses(world));
    const plans = podPlans(podNames, Math.floor(now / 1000), random);
    await addMembers(world, membershipIds, plans);
    const placed: PodInPlace[] = [];
    for (const plan of plans) placed.push(await addPod(world, plan, at(membershipIds, plan.membership)));
    for (const pod of placed) {
      await insertAll(stepsOf(pod, now, random), (rows) => tx.insert(tables.nextTinySteps).values(rows));
      const { messages, reads } = conversationOf(pod, now, random);
      await insertAll(messages, (rows) => tx.insert(tables.messages).values(rows));
      await insertAll(reads, (rows) => tx.insert(tables.channelReads).values(rows));
    }
    await addLeaderMeetings(world, membershipIds);
    await addOpenEnds(world, membershipIds, at(placed, 0));
  });
  return demoAccounts();
}

/** One account per role; the same as long as the seed is. */
export function demoAccounts(): DemoAccount[] {
  const account = (role: string, [first, last]: readonly [string, string, ...unknown[]]): DemoAccount => ({
    role,
    email: emailOf(first, last),
    password: DEMO_PASSWORD,
  });
  return [
    account('owner', at(staffPeople, 0)),
    account('admin', at(staffPeople, 1)),
    account('leader', at(memberPeople, 0)),
    account('assistant', at(memberPeople, 6)),
    account('participant', at(memberPeople, 12)),
    account('waiting', at(memberPeople, 27)),
    account('owner of another business', at(staffPeople, 2)),
  ];
}
