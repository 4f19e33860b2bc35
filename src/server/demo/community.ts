import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/client';
import { insertInBatches } from '../platform/database/insertInBatches';
import * as tables from '../platform/database/schema';
import { userByEmail } from '../session';
import { addAnnouncements } from './announcements';
import { arrivalsOf, attendanceOf, upcomingApologies } from './attendance';
import { addApiKeys } from './apiKeys';
import { addAuditLog } from './auditLog';
import { addBulkAction } from './bulkAction';
import { conversationOf, type Conversation } from './conversation';
import { addDigests } from './digests';
import { addLogos } from './logos';
import { addBusinesses, addMembers, addMemberships } from './memberships';
import { addMessageChanges, changeMessages } from './messageChanges';
import { addMessageImage } from './messageImage';
import { addPhotos } from './photos';
import { addApproval, addNotifications, addWaitlist, staffOf } from './pendingItems';
import { memberPeople, staffPeople } from './people';
import { APPROVED_LEADER, MEETING_NOW, podPlans, type PodPlan } from './plan';
import { addLeaderMeeting, addPod, type StoredPod } from './pods';
import { seededRandom, type Random } from './random';
import { addTerms } from './terms';
import { leaderExchanges, podExchanges, podNames } from './texts';
import { responsesTo } from './stepResponses';
import { itemAt, DAY_MS, emailOf, HOUR_MS, type Member, type PersonRow, type World } from './world';
import { pastMeetings, stepsOf } from './year';

const SEED = 20_220_301;

const MEETING_LEADER = 31;
export const DEMO_PASSWORD = 'Tiny-Step-1';

interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

const personRow = ([firstName, lastName, timezone, bio]: (typeof memberPeople)[number], hashed: string, made: number) =>
  ({
    id: v7({ msecs: made }),
    email: emailOf(firstName, lastName),
    firstName,
    lastName,
    timezone,
    bio,
    passwordHash: hashed,
    verifiedAt: new Date(made),
    createdAt: new Date(made),
  }) satisfies PersonRow;

function daysAgo(index: number, plans: PodPlan[], random: Random): number {
  if (plans.some(({ leader }) => leader === index)) return random.integer(370, 378);
  const place = plans.map(({ participants }) => participants.indexOf(index)).find((found) => found >= 0);
  if (place === undefined) return random.integer(7, 18);
  return place < 2 || random.chance(0.4) ? random.integer(350, 369) : random.integer(20, 340);
}

function memberRows(passwordHash: string, plans: PodPlan[], now: number, random: Random): Member[] {
  return memberPeople.map((person, index) => {
    const joined = now - daysAgo(index, plans, random) * DAY_MS - random.integer(0, 8 * 60) * 60_000;
    return { ...personRow(person, passwordHash, joined - HOUR_MS), joined };
  });
}

async function store({ tx }: World, { messages, reads }: Conversation): Promise<void> {
  await insertInBatches(messages, (rows) => tx.insert(tables.messages).values(rows));
  await insertInBatches(reads, (rows) => tx.insert(tables.channelReads).values(rows));
}

async function addLeaders(world: World, membership: number, membershipId: string, pods: StoredPod[]): Promise<void> {
  const { now, random } = world;
  const { channelId, schedule } = await addLeaderMeeting(world, membershipId);
  const leaders = pods.filter((pod) => pod.membership === membership).map(({ people }) => itemAt(people, 0));
  const staff = staffOf(world, membership).map(({ id: userId, firstName, timezone }) => ({
    userId,
    firstName,
    timezone,
    since: schedule.unixTime * 1000,
  }));
  const people = [...staff, ...leaders];
  const meetings = pastMeetings(schedule, now);
  await store(world, conversationOf({ channelId, people }, meetings, leaderExchanges, now, random));
}

const noteActivity = ({ tx }: World) =>
  tx.execute(sql`
    update members set last_active_at = greatest(last_active_at, spoken.last) from (
      select c.membership_id, m.sender_id, max(m.created_at) as last
      from messages m join channels c on c.id = m.channel_id group by 1, 2) spoken
    where members.membership_id = spoken.membership_id and members.user_id = spoken.sender_id`);

async function addCommunity(world: World, plans: PodPlan[]): Promise<void> {
  const { tx, now, random, staff, people } = world;
  await tx.insert(tables.users).values([...staff, ...people]);
  await addPhotos(world);
  const businessIds = await addBusinesses(world);
  const membershipIds = await addMemberships(world, businessIds);
  await addApiKeys(world, itemAt(businessIds, 0));
  await addLogos(world, membershipIds);
  await addMembers(world, membershipIds, plans);
  const pods: StoredPod[] = [];
  for (const plan of plans) pods.push(await addPod(world, plan, itemAt(membershipIds, plan.membership)));
  for (const pod of pods) {
    const steps = stepsOf(pod, now, random);
    await insertInBatches(steps, (rows) => tx.insert(tables.nextTinySteps).values(rows));
    const { cheers, comments } = responsesTo(pod, steps, now);
    await insertInBatches(cheers, (rows) => tx.insert(tables.stepCheers).values(rows));
    await insertInBatches(comments, (rows) => tx.insert(tables.stepComments).values(rows));
    const { messages, reads } = conversationOf(pod, pastMeetings(pod.schedule, now), podExchanges, now, random);
    const changed = changeMessages(world, pod, messages);
    await store(world, { messages: changed.messages, reads });
    await addMessageChanges(world, pod, changed, reads);
    if (pod === pods[0]) await addMessageImage(world, pod, changed);
  }
  for (const [membership, id] of membershipIds.entries()) await addLeaders(world, membership, id, pods);
  for (const [index, pod] of pods.entries()) {
    await insertInBatches(attendanceOf(pod, index, now), (rows) => tx.insert(tables.attendance).values(rows));
  }
  const meetingNow = itemAt(pods, MEETING_NOW);
  const upcoming = [itemAt(pods, 0), meetingNow].flatMap((pod) => upcomingApologies(pod, now));
  await tx.insert(tables.attendance).values([...upcoming, ...arrivalsOf(meetingNow, now)]);
  await noteActivity(world);
  await addWaitlist(world, itemAt(pods, 0));
  await addNotifications(world, membershipIds, pods);
  await addAnnouncements(world, membershipIds);
  await addApproval(world, itemAt(businessIds, 0), itemAt(membershipIds, 0));
  await addDigests(world);
  await addAuditLog(world, itemAt(businessIds, 0), itemAt(membershipIds, 0), pods);
  await addTerms(world, itemAt(businessIds, 0));
  await addBulkAction(world, itemAt(membershipIds, 0), itemAt(pods, 1));
}

/**
 * Loads the demo community into an empty database, in one transaction and always the same: two businesses, three
 * memberships, twelve pods, sixty people, and a year of meetings, steps and conversation that ends now. Does nothing if
 * there are any users already.
 */
export async function loadDemo(database: Database, clock: Clock): Promise<void> {
  const [anybody] = await database.db.select({ id: tables.users.id }).from(tables.users).limit(1);
  if (anybody) return;
  const now = clock.now().getTime();
  const random = seededRandom(SEED);
  const passwordHash = await hash(DEMO_PASSWORD);
  const plans = podPlans(podNames, Math.floor(now / 1000), random);
  const staff = staffPeople.map((person) => personRow(person, passwordHash, now - 400 * DAY_MS));
  const people = memberRows(passwordHash, plans, now, random);
  await database.db.transaction((tx) => addCommunity({ tx, now, random, staff, people }, plans));
}

/** Whether the demo's accounts exist; a database that already had users did not get them. */
export async function hasDemo({ db }: Database): Promise<boolean> {
  return (await userByEmail(db, itemAt(demoAccounts(), 0).email)) !== undefined;
}

export function demoAccounts(): DemoAccount[] {
  const account = (role: string, [first, last]: readonly [string, string, ...unknown[]]): DemoAccount => ({
    role,
    email: emailOf(first, last),
    password: DEMO_PASSWORD,
  });
  return [
    account('owner', itemAt(staffPeople, 0)),
    account('admin', itemAt(staffPeople, 1)),
    account('leader', itemAt(memberPeople, 0)),
    account('assistant', itemAt(memberPeople, 6)),
    account('participant', itemAt(memberPeople, 12)),
    account('waiting', itemAt(memberPeople, 27)),
    account('applicant', itemAt(memberPeople, 29)),
    account('asked to assist', itemAt(memberPeople, 33)),
    account('approved leader', itemAt(memberPeople, APPROVED_LEADER)),
    account('owner of another business', itemAt(staffPeople, 2)),
    account('leader of a pod that meets now', itemAt(memberPeople, MEETING_LEADER)),
    account('participant of a pod that meets now', itemAt(memberPeople, MEETING_LEADER + 3)),
  ];
}
