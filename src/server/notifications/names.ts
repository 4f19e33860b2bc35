import { sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import { escapeText } from './html';
import { wordsIn } from './noticeWords.gen';

export interface NamedPerson {
  userId: string;
  name: string;
}

const inBold = (name: string): string => `<b>${escapeText(name)}</b>`;

export const namesIn = (people: readonly NamedPerson[]): Record<string, string> | null =>
  people.length === 0 ? null : Object.fromEntries(people.map(({ userId, name }) => [userId, inBold(name)]));

/** A quote of the named person's own words, shown below a message; empty if the words are blank. */
export const quote = (words: string): string => (words.trim() ? `<br /><i>${escapeText(words.trim())}</i>` : '');

/** Any quote in a message: its contents are escaped, so the first tag ends it. */
const ANY_QUOTE = '<br /><i>[^<]*</i>';

/**
 * Removes a person's name and own words from up to `limit` notifications of other people, read or unread (rule
 * notifications.names). Returns the number changed.
 */
export async function removeNameAndQuotesOf({ tx }: Act, userId: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update notifications set names = names - ${userId}::text, message = regexp_replace(
      replace(message, names ->> ${userId}, ${inBold(wordsIn(DEFAULT_LANGUAGE).formerMember)}), ${ANY_QUOTE}, '', 'g')
    where id in (select id from notifications where names ? ${userId} order by id desc limit ${limit} for no key update)`);
  return rowCount ?? 0;
}

export async function removeNotificationsOf({ tx }: Act, userId: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from notifications where id in (
      select id from notifications where user_id = ${userId}::uuid order by id desc limit ${limit} for update)`);
  return rowCount ?? 0;
}
