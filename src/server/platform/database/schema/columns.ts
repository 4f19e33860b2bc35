import { sql, type SQL } from 'drizzle-orm';
import { customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A primary key: UUIDv7, so that rows made later sort later. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());

/** An instant. Never a wall-clock time: those are computed from an instant and an IANA zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull();

/** Text whose values are listed; the table's check constraint refuses the others. */
export const oneOf = <T extends string>(name: string, values: readonly T[]) =>
  text(name, { enum: [...values] as [T, ...T[]] });

/** `column in ('a', 'b')`, for a check constraint. The values are constants of the code, never input. */
export const inList = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** A name that turns no text beside it, as `withoutDirections` leaves it, for a check constraint. */
export const runsItsOwnWay = (column: unknown): SQL =>
  sql`${column} !~ ${sql.raw(String.raw`'[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'`)}`;

/** A name by which lists are ordered, as a reader expects (rule platform.nameOrder). */
export const nameInOrder = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "name_order"',
});

/** PostgreSQL's 64-bit transaction id, carried as text. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
