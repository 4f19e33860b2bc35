import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CalendarFeed } from '../../../contract/entities.gen';
import { DEFAULT_LANGUAGE, knownLanguage } from '../../../domain/text/languages';
import { brand } from '../../platform/brand';
import type { Config } from '../../platform/config/config';
import type { AppContext } from '../../platform/context';
import { keyedHash } from '../../platform/crypto';
import { calendarFeeds, users } from '../../platform/database/schema';
import { entityTag, isKnown, type KnownTags } from '../../platform/http/site/entityTag';
import { notFound } from '../../platform/http/problem';
import { feedCalendar } from '../../platform/mail/calendar';
import { calendarMeetings } from './calendarMeetings';

type Keyed = Pick<Config, 'encryptionKey'>;

/** The last part of a link's code, which can't be derived from the link's id without the key. */
const proofOf = ({ encryptionKey }: Keyed, feedId: string) => keyedHash(encryptionKey, 'calendar-feed', feedId);

/** The link's id as 32 hexadecimal digits, and the proof that this product created it. */
const codeOf = (config: Keyed, feedId: string) => feedId.replaceAll('-', '') + proofOf(config, feedId);

const CODE = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})([\w-]{43})$/;

/** Returns the link id of a code, current or former; undefined for a code that was never issued. */
function feedIdOf(config: Keyed, code: string): string | undefined {
  const parts = CODE.exec(code)?.slice(1) ?? [];
  const [feedId, proof = ''] = [parts.slice(0, 5).join('-'), parts[5]];
  const [given, made] = [Buffer.from(proof), Buffer.from(proofOf(config, feedId))];
  return given.length === made.length && timingSafeEqual(given, made) ? feedId : undefined;
}

type FeedRow = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'createdAt'>;

const presentFeed = ({ config }: AppContext, { id, createdAt }: FeedRow): CalendarFeed => ({
  url: `${config.apiUrl ?? config.publicUrl}/v1/calendar/${codeOf(config, id)}.ics`,
  created: createdAt.getTime(),
});

export async function calendarFeed(context: AppContext, userId: string): Promise<CalendarFeed> {
  const { db } = context.database;
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed ? presentFeed(context, feed) : {};
}

/** Creates or renews a user's calendar link; the previous link stops working (rule meetings.calendarFeed). */
export const renewCalendarFeed = (context: AppContext, userId: string): Promise<CalendarFeed> =>
  context.act(async ({ tx, now }) => {
    const feed = { id: v7(), createdAt: now };
    await tx
      .insert(calendarFeeds)
      .values({ userId, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
    return presentFeed(context, feed);
  });

export async function deleteCalendarFeed(context: AppContext, userId: string): Promise<void> {
  await context.act(({ tx }) => tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)));
}

interface SentCalendar {
  etag: string;
  /** Undefined if the program already has the current version. */
  text: string | undefined;
}

/**
 * Returns a code's calendar for a program with these tags. 404 for a code that was never issued or has been replaced or
 * turned off, or while the account is disabled.
 */
export async function calendarByFeedCode(context: AppContext, code: string, known: KnownTags): Promise<SentCalendar> {
  const { database, config } = context;
  const feedId = feedIdOf(config, code);
  if (feedId === undefined) throw notFound();
  const [owner] = await database.db
    .select({ userId: calendarFeeds.userId, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.id, feedId), isNull(users.disabledAt)));
  if (!owner) throw notFound();
  const language = knownLanguage(owner.language) ?? DEFAULT_LANGUAGE;
  const meetings = await calendarMeetings(context, owner.userId, language);
  // Computed from the text's sources, so that the text is generated only if needed.
  const etag = entityTag(JSON.stringify([language, meetings]));
  return { etag, text: isKnown(known, etag) ? undefined : feedCalendar(brand.name, meetings, language) };
}
