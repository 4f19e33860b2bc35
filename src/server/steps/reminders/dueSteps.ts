import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/client';
import { stepsAreOff } from '../feature';

/**
 * Whether the owner of a step `s` may be asked about it: neither the account nor the member is disabled, and neither
 * steps nor step reminders are turned off (rule steps.reminders).
 */
export const mayAskOwner: SQL = sql`u.disabled_at is null and s.pod_id is not null
  and not exists (select from members m
    where m.membership_id = s.membership_id and m.user_id = s.user_id and m.disabled_at is not null)
  and not ${stepsAreOff(sql`s.membership_id`)}
  and not exists (select from notification_settings n
    where n.user_id = s.user_id and n.type = 'STEP_REMINDER' and n.frequency = 'OFF')`;

export const isOwnerAskable = (id: SQL): SQL<boolean> => sql<boolean>`exists (
  select from next_tiny_steps s join users u on u.id = s.user_id where s.id = ${id} and ${mayAskOwner})`;

export async function isAskable(db: Queryable, stepId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isOwnerAskable(sql`${stepId}::uuid`)} as is`);
  return rows[0]?.is ?? false;
}

const isUnderWay: SQL = sql`s.status = 'InProgress' and s.closed_at is null`;

const millis = (column: SQL): SQL => sql`round(extract(epoch from ${column}) * 1000)::float8`;

/** A step to check for reminders. Times are epoch milliseconds; `zone` is its owner's IANA name. */
export interface DueStepCheck extends Record<string, unknown> {
  stepId: string;
  userId: string;
  email: string;
  podId: string;
  podName: string;
  membershipId: string;
  description: string;
  commitmentDate: number;
  checkAt: number;
  zone: string;
  mayAskOwner: boolean;
}

/**
 * Locks the next steps that are due for a check, longest wait first; skips those in `except` and those locked by
 * another process.
 */
export async function lockDueSteps(
  tx: Tx,
  now: Date,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<DueStepCheck[]> {
  const { rows } = await tx.execute<DueStepCheck>(sql`
    select s.id as "stepId", s.user_id as "userId", u.email, s.pod_id as "podId", s.pod_name as "podName",
      s.membership_id as "membershipId", s.description, ${millis(sql`s.commitment_date`)} as "commitmentDate",
      ${millis(sql`s.remind_at`)} as "checkAt", coalesce(u.timezone, 'UTC') as zone, ${mayAskOwner} as "mayAskOwner"
    from next_tiny_steps s join users u on u.id = s.user_id
    where s.remind_at <= ${now.toISOString()} and ${isUnderWay} and s.id <> all(${sql.param([...except])}::uuid[])
    order by s.remind_at limit ${limit} for update of s skip locked`);
  return rows;
}

export async function scheduleNextChecks(
  tx: Tx,
  checks: { stepId: string; nextCheckAt: number | null }[],
): Promise<void> {
  await tx.execute(sql`
    update next_tiny_steps s set remind_at = to_timestamp(checked."nextCheckAt" / 1000)
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) checked("stepId" uuid, "nextCheckAt" float8)
    where s.id = checked."stepId"`);
}

export interface MailedStep extends Record<string, unknown> {
  email: string;
  firstName: string;
  zone: string;
  podName: string;
  goal: string;
  description: string;
  commitmentDate: number;
  supportEmail: string;
}

/**
 * A step at the time its mail is sent; undefined if it is no longer in progress with that date, or its owner may no
 * longer be asked.
 */
export async function stepToMail(
  db: Queryable,
  { stepId, commitmentDate }: { stepId: string; commitmentDate: number },
): Promise<MailedStep | undefined> {
  const { rows } = await db.execute<MailedStep>(sql`
    select u.email, u.first_name as "firstName", coalesce(u.timezone, 'UTC') as zone, s.pod_name as "podName", s.goal,
      s.description, ${millis(sql`s.commitment_date`)} as "commitmentDate", m.support_email as "supportEmail"
    from next_tiny_steps s join users u on u.id = s.user_id join memberships m on m.id = s.membership_id
    where s.id = ${stepId}::uuid and s.commitment_date = ${new Date(commitmentDate).toISOString()}
      and ${isUnderWay} and ${mayAskOwner}`);
  return rows[0];
}

/**
 * Makes a person's overdue steps due for another check, since the morning after begins at a different time in their new
 * zone.
 */
export async function recheckOverdueSteps(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update next_tiny_steps s set remind_at = s.commitment_date + interval '1 millisecond'
    where s.user_id = ${userId}::uuid and s.remind_at > s.commitment_date and ${isUnderWay}`);
}
