import { sql } from 'drizzle-orm';
import type { Language } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import { wordsIn } from './noticeWords.gen';

export interface NamedPerson {
  userId: string;
  name: string;
}

export type Names = Record<string, string> | null;

const isPerson = (value: unknown): value is { userId: string; name?: string } =>
  typeof value === 'object' && value !== null && 'userId' in value;

const changePeople = (data: object, change: (person: { userId: string; name?: string }) => object) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, isPerson(value) ? change(value) : value]));

/** Takes the names of people out of data, since they are stored apart, by user id, to be removed from there. */
export function takeNames(given: object): { data: Record<string, unknown>; names: Names } {
  const names: Record<string, string> = {};
  const data = changePeople(given, ({ userId, name }) => {
    if (name !== undefined) names[userId] = name;
    return { userId };
  });
  return { data, names: Object.keys(names).length === 0 ? null : names };
}

export const nameIn = (names: Names, userId: string, language: Language): string =>
  names?.[userId] ?? wordsIn(language).formerMember;

export const putNames = (data: object, names: Names, language: Language): Record<string, unknown> =>
  changePeople(data, ({ userId }) => ({ userId, name: nameIn(names, userId, language) }));

/**
 * Removes a person's name and own words from up to `limit` notifications of other people, read or unread (rule
 * notifications.names). Returns the number changed.
 */
export async function removeNameAndQuotesOf({ tx }: Act, userId: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update notifications set names = names - ${userId}::text, data = data - 'quote'
    where id in (select id from notifications where names ? ${userId} order by id desc limit ${limit} for no key update)`);
  return rowCount ?? 0;
}

export async function removeNotificationsOf({ tx }: Act, userId: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from notifications where id in (
      select id from notifications where user_id = ${userId}::uuid order by id desc limit ${limit} for update)`);
  return rowCount ?? 0;
}
