import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { BulkOutcome } from '../../domain/bulk/kinds';
import type { Act, Origin } from '../platform/act';
import type { AppContext } from '../platform/context';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';
import type { Tx } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { bulkActionRows, bulkActions, businessStaff, memberships, users } from '../platform/database/schema';
import { hasSqlState, QUERY_CANCELED } from '../platform/database/sqlState';
import { isUnavailable } from '../platform/database/unavailable';
import { Problem } from '../platform/http/problem';
import { enqueueJobs } from '../platform/jobs/enqueue';
import { recurringJob } from '../platform/jobs/recurring';
import type { Job } from '../platform/jobs/job';
import { lockMembership } from '../tenancy';
import { endBulkAction } from './endBulkAction';
import { performRow, type BulkRow } from './performRow';
import { bulkQueue } from './queue';
import { wordsIn } from './refusalWords.gen';
import { textIn } from '../../domain/text/localText';
import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../../domain/text/languages';

/** A job ends after this many rows or this many milliseconds, well before another process would take it over. */
const BATCH = 25;
const PIECE_MS = 20_000;

class NoLongerStaff extends Error {}

async function nextRowOf({ database: { db } }: AppContext, id: string) {
  const [action] = await db
    .select({
      membershipId: bulkActions.membershipId,
      kind: bulkActions.kind,
      toPodId: bulkActions.toPodId,
      address: bulkActions.address,
      startedBy: bulkActions.startedBy,
      name: fullNameOf(bulkActions.startedBy),
      language: sql<string | null>`(select language from users where id = ${bulkActions.startedBy})`,
    })
    .from(bulkActions)
    .where(and(eq(bulkActions.id, id), eq(bulkActions.state, 'RUNNING')));
  if (!action) return undefined;
  const [row] = await db
    .select()
    .from(bulkActionRows)
    .where(and(eq(bulkActionRows.bulkActionId, id), eq(bulkActionRows.outcome, 'PENDING')))
    .orderBy(asc(bulkActionRows.position))
    .limit(1);
  return { action, row };
}

async function confirmStaff(tx: Tx, membershipId: string, userId: string): Promise<void> {
  const rows = await tx
    .select({ role: businessStaff.role })
    .from(businessStaff)
    .innerJoin(memberships, eq(memberships.businessId, businessStaff.businessId))
    .innerJoin(users, eq(users.id, businessStaff.userId))
    .where(
      and(
        eq(memberships.id, membershipId),
        eq(businessStaff.userId, userId),
        sql`${users.disabledAt} is null and not ${awaitsTwoFactor(businessStaff.businessId, businessStaff.userId)}`,
      ),
    );
  if (rows.length === 0) throw new NoLongerStaff();
}

/**
 * The account with the invited address, if there is one, so that deleting the account also deletes the refused row.
 */
const invitedUser = sql`coalesce(r.user_id, (
  select u.id from email_invitations i join users u on fold_email(u.email) = i.normal_email where i.id = r.subject_id))`;

/**
 * An invitation's row shows the masked address, unless it is refused: then staff need to see which address it was.
 */
const nameOf = (outcome: BulkOutcome): SQL =>
  outcome === 'REFUSED'
    ? sql`coalesce((select i.email from email_invitations i where i.id = r.subject_id), r.name)`
    : sql`r.name`;

async function markRow(
  act: Act,
  { bulkActionId, position }: { bulkActionId: string; position: number },
  outcome: BulkOutcome,
  reason: string | null,
): Promise<boolean> {
  const { rowCount } = await act.tx.execute(sql`
    update bulk_action_rows r set outcome = ${outcome}, reason = ${reason}::text, name = ${nameOf(outcome)},
      user_id = ${outcome === 'REFUSED' ? invitedUser : sql`r.user_id`} from bulk_actions a
    where r.bulk_action_id = ${bulkActionId} and r.position = ${position} and r.outcome = 'PENDING'
      and a.id = r.bulk_action_id and a.state = 'RUNNING'`);
  return rowCount === 1;
}

function reasonOf(
  { status, detail }: Problem,
  { kind, userId }: Pick<BulkRow, 'kind' | 'userId'>,
  language: Language,
): string {
  if (status !== 404) return textIn(detail, language);
  const words = wordsIn(language);
  if (kind === 'INVITE_PEOPLE') return words.withdrawn;
  return userId === null ? words.podDeleted : words.memberGone;
}

/**
 * Whether the row may succeed on a retry. A statement that exceeded its time limit is not retried, since it would hold
 * up the remaining rows for ever.
 */
const isTransient = (error: unknown): boolean => isUnavailable(error) && !hasSqlState(error, QUERY_CANCELED);

async function runNextRow(context: AppContext, bulkActionId: string): Promise<boolean> {
  const next = await nextRowOf(context, bulkActionId);
  if (!next) return false;
  const { action, row } = next;
  const { startedBy, membershipId } = action;
  const language = knownLanguage(action.language) ?? DEFAULT_LANGUAGE;
  if (!row || startedBy === null) {
    await context.act((act) => endBulkAction(act, bulkActionId, row ? 'STOPPED' : 'FINISHED'));
    return false;
  }
  const origin: Origin = {
    by: { userId: startedBy, address: action.address ?? '' },
    language,
    confirm: (tx) => confirmStaff(tx, membershipId, startedBy),
  };
  const { subjectId, userId } = row;
  const job = { ...action, subjectId, userId, by: { userId: startedBy, name: action.name ?? '' } };
  try {
    await context.act(async (act) => {
      await lockMembership(act, membershipId);
      if (await markRow(act, row, 'DONE', null)) await performRow(act, job);
    }, origin);
  } catch (error) {
    if (isTransient(error)) throw error;
    if (error instanceof NoLongerStaff) {
      await context.act((act) => endBulkAction(act, bulkActionId, 'STOPPED'));
      return false;
    }
    if (!(error instanceof Problem)) context.log.error({ err: error, bulkActionId }, 'a row of a bulk action failed');
    const reason = error instanceof Problem ? reasonOf(error, job, language) : wordsIn(language).failed;
    await context.act((act) => markRow(act, row, 'REFUSED', reason));
  }
  return true;
}

async function runBatch(context: AppContext, bulkActionId: string): Promise<void> {
  const until = performance.now() + PIECE_MS;
  for (let done = 0; done < BATCH && performance.now() < until; done += 1) {
    if (!(await runNextRow(context, bulkActionId))) return;
  }
  await context.act((act) => enqueueJobs(act, bulkQueue, [{ data: { bulkActionId } }]));
  context.jobs.wake(bulkQueue);
}

export const bulkJob: Job<{ bulkActionId: string }, AppContext> = {
  queue: bulkQueue,
  concurrency: 2,
  pollSeconds: 5,
  run: ({ bulkActionId }, context) => runBatch(context, bulkActionId),
};

/** Continues bulk actions whose job was abandoned, such as after a long outage. */
async function continueStranded(context: AppContext): Promise<void> {
  await context.act(async (act) => {
    const { rows } = await act.tx.execute<{ bulkActionId: string }>(sql`
      select a.id as "bulkActionId" from bulk_actions a
      where a.state = 'RUNNING' and not exists (
        select from pgboss.job j where j.name = ${bulkQueue.name} and j.state in ('created', 'retry', 'active')
          and j.data ->> 'bulkActionId' = a.id::text)`);
    await enqueueJobs(
      act,
      bulkQueue,
      rows.map((data) => ({ data })),
    );
  });
}

export const strandedBulkJob = recurringJob({
  name: 'bulk-actions-stranded',
  everySeconds: 300,
  pollSeconds: 60,
  run: continueStranded,
});
