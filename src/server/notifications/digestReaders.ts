import { sql } from 'drizzle-orm';
import { digestDueAt, type MissedMessagesFrequency } from '../../domain/notifications/digestDue';
import { DEFAULT_FREQUENCIES } from '../../domain/notifications/settings';
import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../../domain/text/languages';
import type { Queryable } from '../platform/database/client';

const TYPE = 'MISSED_POD_MESSAGE';

export interface DigestReader {
  userId: string;
  email: string;
  firstName: string;
  zone: string;
  language: Language;
  isDisabled: boolean;
  frequency: MissedMessagesFrequency;
  showPreviews: boolean;
  lastDigest?: Date;
}

/** When a reader's digest is due; undefined if the reader wants no digests. `firstUnread`: see `DigestTiming`. */
export function digestDueDate({ frequency, zone, lastDigest }: DigestReader, firstUnread: Date): Date | undefined {
  const due = digestDueAt({
    frequency,
    zone,
    firstUnread: firstUnread.getTime() / 1000,
    ...(lastDigest && { lastDigest: lastDigest.getTime() / 1000 }),
  });
  return due === undefined ? undefined : new Date(Math.round(due * 1000));
}

export interface ReaderRow extends Record<string, unknown> {
  user_id: string;
  email: string;
  first_name: string;
  timezone: string | null;
  language: string | null;
  is_disabled: boolean;
  frequency: MissedMessagesFrequency | null;
  show_previews: boolean | null;
  sent_at: number | null;
}

export const readerColumns = sql`u.id as user_id, u.email, u.first_name, u.timezone, u.language, u.disabled_at is not null as is_disabled,
  s.frequency, s.show_previews, round(extract(epoch from d.sent_at) * 1000)::float8 as sent_at`;

export const settingsJoin = sql`notification_settings s on s.user_id = u.id and s.type = ${TYPE}`;

export const toDigestReader = (row: ReaderRow): DigestReader => ({
  userId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  zone: row.timezone ?? 'UTC',
  language: knownLanguage(row.language) ?? DEFAULT_LANGUAGE,
  isDisabled: row.is_disabled,
  frequency: row.frequency ?? DEFAULT_FREQUENCIES[TYPE],
  showPreviews: row.show_previews ?? true,
  ...(row.sent_at !== null && { lastDigest: new Date(row.sent_at) }),
});

export async function digestReader(db: Queryable, userId: string): Promise<DigestReader | undefined> {
  const { rows } = await db.execute<ReaderRow>(sql`
    select ${readerColumns} from users u
    left join ${settingsJoin}
    left join digests d on d.user_id = u.id
    where u.id = ${userId}::uuid and u.disabled_at is null and s.frequency is distinct from 'NEVER'`);
  return rows[0] && toDigestReader(rows[0]);
}
