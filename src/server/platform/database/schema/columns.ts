import { sql, type SQL } from 'drizzle-orm';
import { customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A primary key: UUIDv7, so that later rows sort later. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());

/** An instant, never a wall-clock time, which is computed from an instant and an IANA zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull();

export const oneOf = <T extends string>(name: string, values: readonly T[]) =>
  text(name, { enum: [...values] as [T, ...T[]] });

/** A BCP 47 tag. */
export const language = () => text('language');

export const isLanguageTag = (column: unknown): SQL =>
  sql`${column} ~ ${sql.raw(String.raw`'^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$'`)}`;

/** `column in ('a', 'b')`, for a check constraint. The values are constants from the code, never input. */
export const inList = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/**
 * A condition for a check constraint: the name has no characters that change the direction of the text next to it (see
 * `withoutDirections`).
 */
export const hasNoDirectionMarks = (column: unknown): SQL =>
  sql`${column} !~ ${sql.raw(String.raw`'[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'`)}`;

/** A name whose sort order is the one that readers expect (rule platform.nameOrder). */
export const nameInOrder = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "name_order"',
});

/** PostgreSQL's 64-bit transaction id, as text in JavaScript. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
