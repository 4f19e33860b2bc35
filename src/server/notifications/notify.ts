import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { DEFAULT_LANGUAGE } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import { isHiddenFrom, lockPairs } from '../platform/database/blocks';
import type { Tx } from '../platform/database/client';
import { insertInBatches } from '../platform/database/insertInBatches';
import { notifications } from '../platform/database/schema';
import { enqueueJobs } from '../platform/jobs/enqueue';
import { groupKeyOf, type NotificationKind } from './kind';
import { takeNames } from './names';
import { newestWithoutRoom, dismissOldest } from './openLimit';
import { pushQueue } from './push';

interface SharedContent<Data> {
  kind: NotificationKind<Data>;
  /** Delay before pushing, during which the notification may be dismissed. Seconds; none by default. */
  pushAfter?: number;
}

/**
 * The same notification for several people. With `membershipId`, it names the membership, and excludes members disabled
 * there.
 */
export interface Notice<Data> extends SharedContent<Data> {
  userIds: string[];
  data: Data;
  membershipId?: string;
}

export interface IndividualNotices<Data> extends SharedContent<Data> {
  to: {
    userId: string;
    data: Data;
    membershipId?: string | undefined;
    isSilent?: boolean;
  }[];
}

interface Reader {
  index: number;
  subscriptionId: string | null;
  full: string | null;
}

/**
 * Returns which of these people may be notified, with a row for each device: excludes disabled accounts, people
 * disabled in the membership, and those from whom the words of one of `doers` are hidden.
 */
async function readersOf(
  tx: Tx,
  to: { userId: string; membershipId?: string | undefined }[],
  doers: readonly string[],
): Promise<Reader[]> {
  const userIds = sql.param(to.map(({ userId }) => userId));
  const membershipIds = sql.param(to.map(({ membershipId }) => membershipId ?? null));
  const { rows } = await tx.execute<{ place: number; subscription_id: string | null; full: string | null }>(sql`
    select told.place::int, p.id as subscription_id, ${newestWithoutRoom(sql`u.id`)} as full
    from unnest(${userIds}::uuid[], ${membershipIds}::uuid[]) with ordinality told(user_id, membership_id, place)
    join users u on u.id = told.user_id and u.disabled_at is null
    left join members m on m.user_id = u.id and m.membership_id = told.membership_id
    left join push_subscriptions p on p.user_id = u.id
    where m.disabled_at is null ${sql.join(doers.map((doer) => sql`and not ${isHiddenFrom(sql`${doer}::uuid`, sql`u.id`)}`))}`);
  return rows.map(({ place, subscription_id: subscriptionId, full }) => ({
    index: place - 1,
    subscriptionId,
    full,
  }));
}

export function notificationColumns<Data extends object>(kind: NotificationKind<Data>, given: Data) {
  const { name, forStaff = false, personal = false, needsAnswer = false, content } = kind;
  const { actionType, subject, group } = content(given, DEFAULT_LANGUAGE);
  return {
    kind: name,
    forStaff,
    personal,
    ...takeNames(given),
    actionType,
    subject,
    needsAnswer: needsAnswer || actionType === 'ACTION' || actionType === 'CHOICE',
    groupKey: group && groupKeyOf(kind, group.about),
  };
}

const SILENT_SECONDS = 86_400;

interface Replaced extends Record<string, unknown> {
  id: string;
  userId: string;
  /** Null if the notification was updated and kept; otherwise it was deleted. */
  wasOpen: boolean | null;
}

type NewRow = { userId: string } & ReturnType<typeof notificationColumns>;

/**
 * Updates these people's notifications of the last day about the same subjects, including those not pushed yet, and
 * deletes older ones. Returns the people whose notifications were updated. One statement.
 */
async function replaceEarlier(act: Act, rows: readonly NewRow[]): Promise<Set<string>> {
  const since = new Date(act.now.getTime() - SILENT_SECONDS * 1000).toISOString();
  const news = rows.map(({ userId, kind, subject, data, names }) => ({ userId, kind, subject, data, names }));
  const isEarlier = sql`n.subject = news.subject and n.user_id = news."userId" and n.kind = news.kind`;
  const { rows: replaced } = await act.tx.execute<Replaced>(sql`
    with news as (
      select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
        as r ("userId" uuid, kind text, subject text, data jsonb, names jsonb)
    ), changed as (
      update notifications n set data = news.data, names = news.names, dismissed_at = null, dismissal_id = null
      from news where ${isEarlier} and n.created_at > ${since}::timestamptz returning n.id, n.user_id
    ), removed as (
      delete from notifications n using news where ${isEarlier} and n.created_at <= ${since}::timestamptz
      returning n.id, n.user_id, n.dismissed_at
    )
    select id, user_id as "userId", null::boolean as "wasOpen" from changed
    union all select id, user_id, dismissed_at is null from removed`);
  const changed = replaced.filter(({ wasOpen }) => wasOpen === null);
  for (const { id: notificationId, userId, wasOpen } of replaced)
    if (wasOpen !== false)
      act.publish({ userIds: [userId] }, { type: 'notification', notificationId, dismissed: wasOpen === true });
  return new Set(changed.map(({ userId }) => userId));
}

/**
 * Notifies people: an entry in each list, an event on their open streams, and a push to their devices if the kind has
 * one. Three statements, four for a personal kind, for up to a thousand people, plus one for each further thousand, plus
 * one if a list is full or the kind replaces its earlier notifications. Written in the act's transaction and sent after it.
 */
export function notify<Data extends object>(act: Act, notice: Notice<Data>): Promise<void> {
  const { userIds, data, membershipId, ...saying } = notice;
  return notifyEach(act, { ...saying, to: [...new Set(userIds)].map((userId) => ({ userId, data, membershipId })) });
}

export async function notifyEach<Data extends object>(act: Act, notices: IndividualNotices<Data>): Promise<void> {
  const { kind, to, pushAfter: startAfter } = notices;
  if (to.length === 0) return;
  const columns = to.map(({ data }) => notificationColumns(kind, data));
  const doers = kind.personal ? [...new Set(columns.flatMap(({ names }) => Object.keys(names ?? {})))] : [];
  for (const doer of doers) {
    await lockPairs(
      act.tx,
      doer,
      to.map(({ userId }) => userId),
      'shared',
    );
  }
  const readers = await readersOf(act.tx, to, doers);
  const news = new Map(readers.map(({ index }) => [index, v7()]));
  if (news.size === 0) return;
  const rows = [...news].flatMap(([index, id]) => {
    const [told, itsColumns] = [to[index], columns[index]];
    if (!told || !itsColumns) return [];
    const { userId, membershipId } = told;
    return [{ id, userId, membershipId, ...itsColumns, createdAt: act.now }];
  });
  await dismissOldest(
    act,
    readers.flatMap(({ index, full }) => (full === null ? [] : [{ userId: to[index]?.userId ?? '', upTo: full }])),
  );
  const changed = kind.replacesEarlier ? await replaceEarlier(act, rows) : undefined;
  const added = changed ? rows.filter(({ userId }) => !changed.has(userId)) : rows;
  await insertInBatches(added, (chunk) => act.tx.insert(notifications).values(chunk));
  for (const { id: notificationId, userId } of added) {
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId, dismissed: false });
  }
  if (!kind.push) return;
  const ways = ({ index }: Reader) => {
    const told = to[index];
    const mattersUntil = told && kind.content(told.data, DEFAULT_LANGUAGE).mattersUntil;
    return { ...(kind.push === 'high' && { isUrgent: true }), ...(mattersUntil && { mattersUntil }) };
  };
  await enqueueJobs(
    act,
    pushQueue,
    readers.flatMap((reader) => {
      const { index, subscriptionId } = reader;
      return subscriptionId && !to[index]?.isSilent && !changed?.has(to[index]?.userId ?? '')
        ? [{ data: { ...ways(reader), notificationId: news.get(index) ?? '', subscriptionId }, startAfter }]
        : [];
    }),
  );
}
