import { sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { html } from './html';

/** Somebody whom a message names. */
export interface NamedPerson {
  userId: string;
  /** First and last name, as the message has them. */
  name: string;
}

const inBold = (name: string): string => html`<b>${name}</b>`;

/** What a message says of people, by user id; null when it names nobody. */
export const namesIn = (people: readonly NamedPerson[]): Record<string, string> | null =>
  people.length === 0 ? null : Object.fromEntries(people.map(({ userId, name }) => [userId, inBold(name)]));

/** Beneath a message, what the person whom it names says of themselves; nothing when that is blank. */
export const quote = (words: string): string => (words.trim() ? html`<br /><i>${words.trim()}</i>` : '');

/** Every quote of a message: what is put into one is escaped, so its first tag is its end. */
const ANY_QUOTE = '<br /><i>[^<]*</i>';

/**
 * Takes somebody's name, and their own words, out of up to `limit` things that others were told about them, read or not (rule
 * notifications.names). Returns how many it changed.
 */
export async function removeNameAndQuotesOf({ tx }: Act, userId: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update notifications set names = names - ${userId}::text, message = regexp_replace(
      replace(message, names ->> ${userId}, ${inBold('A former member')}), ${ANY_QUOTE}, '', 'g')
    where id in (select id from notifications where names ? ${userId} order by id desc limit ${limit} for no key update)`);
  return rowCount ?? 0;
}

/** Removes up to `limit` of what somebody was told themselves. Returns how many it removed. */
export async function removeNotificationsOf({ tx }: Act, userId: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from notifications where id in (
      select id from notifications where user_id = ${userId}::uuid order by id desc limit ${limit} for update)`);
  return rowCount ?? 0;
}
