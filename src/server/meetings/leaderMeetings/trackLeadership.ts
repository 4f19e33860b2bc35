import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { leaderChannelPeople, publishLeaderChannelChange } from '../../chat';
import type { Act } from '../../platform/act';
import { memberships, users } from '../../platform/database/schema';
import { mailLeaderCalendars } from '../calendar/leaderCalendars';
import type { MailRecipient } from '../notices';
import { leaderMeetingAttendees } from './attendees';

export type LeadershipScope = { membershipId: string } | { businessId: string };

interface LeaderRoles {
  inChannel: boolean;
  attends: boolean;
}

interface TrackedPerson {
  membershipId: string;
  userId: string;
  /**
   * Undefined for a disabled account, which gets no mail. Stored early, since the account may be gone when the act
   * ends.
   */
  reader: MailRecipient | undefined;
  before: LeaderRoles;
  entry: 'added' | 'back';
}

const trackedBy = new WeakMap<Act, Map<string, TrackedPerson>>();

const keyOf = ({ membershipId, userId }: { membershipId: string; userId: string }) => `${membershipId} ${userId}`;

/** Locks the memberships, in id order, so that their leader meetings don't change while their audience does. */
async function lockScope(act: Act, scope: LeadershipScope): Promise<string[]> {
  const isWithin =
    'membershipId' in scope ? eq(memberships.id, scope.membershipId) : eq(memberships.businessId, scope.businessId);
  const rows = await act.tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(isWithin)
    .orderBy(asc(memberships.id))
    .for('no key update');
  await act.confirm();
  return rows.map(({ id }) => id);
}

async function leaderRolesOf(
  act: Act,
  membershipIds: string[],
  userIds: string[],
): Promise<(key: Pick<TrackedPerson, 'membershipId' | 'userId'>) => LeaderRoles> {
  const inChannel = new Set((await leaderChannelPeople(act, membershipIds, userIds)).map(keyOf));
  const attending = new Set((await leaderMeetingAttendees(act.tx, membershipIds, userIds)).map(keyOf));
  return (place) => ({ inChannel: inChannel.has(keyOf(place)), attends: attending.has(keyOf(place)) });
}

async function mailRecipientsById(act: Act, userIds: string[]): Promise<Map<string, MailRecipient>> {
  const rows = await act.tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, timezone: users.timezone })
    .from(users)
    .where(and(inArray(users.id, userIds), isNull(users.disabledAt)));
  return new Map(rows.map((reader) => [reader.id, reader]));
}

/**
 * Call this before anything that may make people leaders, assistants or staff of a membership, or end such a role. At
 * the end of the act it compares their roles before and after: people who became or ceased to be leaders gain or lose
 * the leader channel (rule chat.people) and the leader meetings in their calendar (rule meetings.leaderCalendars),
 * once, however often the act called this function.
 */
export async function trackLeadership(
  act: Act,
  scope: LeadershipScope,
  userIds: string[],
  entry: TrackedPerson['entry'] = 'added',
): Promise<void> {
  if (userIds.length === 0) return;
  const membershipIds = await lockScope(act, scope);
  const known = trackedBy.get(act) ?? startTracking(act);
  const places = membershipIds.flatMap((membershipId) => userIds.map((userId) => ({ membershipId, userId })));
  const added = places.filter((place) => !known.has(keyOf(place)));
  if (added.length === 0) return;
  const standingOf = await leaderRolesOf(act, membershipIds, userIds);
  const readers = await mailRecipientsById(act, userIds);
  for (const place of added) {
    known.set(keyOf(place), { ...place, reader: readers.get(place.userId), before: standingOf(place), entry });
  }
}

function startTracking(act: Act): Map<string, TrackedPerson> {
  const tracked = new Map<string, TrackedPerson>();
  trackedBy.set(act, tracked);
  act.beforeCommit(() => announceChanges(act, [...tracked.values()]));
  return tracked;
}

async function announceChanges(act: Act, tracked: readonly TrackedPerson[]): Promise<void> {
  const membershipIds = [...new Set(tracked.map(({ membershipId }) => membershipId))].sort();
  const userIds = [...new Set(tracked.map(({ userId }) => userId))];
  const standingOf = await leaderRolesOf(act, membershipIds, userIds);
  for (const membershipId of membershipIds) {
    const people = tracked.filter((one) => one.membershipId === membershipId);
    const came = (what: keyof LeaderRoles) => people.filter((one) => !one.before[what] && standingOf(one)[what]);
    const left = (what: keyof LeaderRoles) => people.filter((one) => one.before[what] && !standingOf(one)[what]);
    for (const entry of ['added', 'back'] as const) {
      const entered = came('inChannel').filter((one) => one.entry === entry);
      await publishLeaderChannelChange(act, membershipId, idsOf(entered), entry);
    }
    await publishLeaderChannelChange(act, membershipId, idsOf(left('inChannel')), 'removed');
    const [invited, excused] = [mailRecipientsIn(came('attends')), mailRecipientsIn(left('attends'))];
    if (invited.length + excused.length > 0) await mailLeaderCalendars(act, membershipId, { invited, excused });
  }
}

const idsOf = (people: readonly TrackedPerson[]) => people.map(({ userId }) => userId);

const mailRecipientsIn = (people: readonly TrackedPerson[]) => people.flatMap(({ reader }) => reader ?? []);
