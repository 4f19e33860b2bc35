import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** A person's full name, from a subquery for each row: with a join, the planner may choose to read every user. */
export const fullNameOf = (userId: AnyColumn | SQL) =>
  sql<string | null>`(select first_name || ' ' || last_name from users where id = ${userId})`;
