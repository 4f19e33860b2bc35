import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** A person's full name, looked up a row at a time: joined, the planner may prefer to read every user there is. */
export const fullNameOf = (userId: AnyColumn | SQL) =>
  sql<string | null>`(select first_name || ' ' || last_name from users where id = ${userId})`;
