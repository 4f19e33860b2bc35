import { sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { BulkAction, EmailInvitationsInput } from '../../contract/entities.gen';
import { normalizeEmail } from '../../domain/account/email';
import { maskedEmail } from '../../domain/audit/maskedEmail';
import type { BulkKind } from '../../domain/bulk/kinds';
import { EVERYBODY_INVITED } from '../../domain/memberships/emailInvitations';
import { partByPod, storeEmailInvitations } from '../memberships';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { bulkActions } from '../platform/database/schema';
import { enqueueJobs } from '../platform/jobs/enqueue';
import { conflict } from '../platform/http/problem';
import { lockMembership } from '../tenancy';
import { bulkQueue } from './queue';
import { bulkActionById } from './reads';
import { subjectsOf, targetPodOf, type BulkRequest } from './subjects';
import { countAttempt } from '../platform/http/limits/attempts';
import { bulkLimits } from './limits';
import { refusals } from './refusals';
import { DEFAULT_LANGUAGE } from '../../domain/text/languages';
import { textIn } from '../../domain/text/localText';

interface Beginning {
  membershipId: string;
  kind: BulkKind;
  toPod?: { id: string; name: string };
  /**
   * The action's members, pods or invitations, as a statement with `subject_id`, `user_id`, `name` and `position`.
   * Rows with a `refusal`, a sentence, are refused from the start.
   */
  subjects: SQL;
  refusal?: SQL;
}

async function begin(act: Act, id: string, beginning: Beginning): Promise<number> {
  const { membershipId, kind, toPod, subjects, refusal = sql`null::text` } = beginning;
  await act.tx.insert(bulkActions).values({
    id,
    membershipId,
    kind,
    toPodId: toPod?.id ?? null,
    toPodName: toPod?.name ?? null,
    startedBy: act.by?.userId ?? null,
    address: act.by?.address ?? null,
    state: 'RUNNING',
    startedAt: act.now,
  });
  const { rowCount } = await act.tx.execute(sql`
    insert into bulk_action_rows (bulk_action_id, position, subject_id, user_id, name, outcome, reason)
    select ${id}::uuid, s.position, s.subject_id, s.user_id, s.name,
      case when ${refusal} is null then 'PENDING' else 'REFUSED' end, ${refusal} from (${subjects}) s`);
  await enqueueJobs(act, bulkQueue, [{ data: { bulkActionId: id } }]);
  return rowCount ?? 0;
}

async function lockForBulk(act: Act, membershipId: string): Promise<void> {
  await lockMembership(act, membershipId);
  const { rows } = await act.tx.execute(
    sql`select from bulk_actions where membership_id = ${membershipId} and state = 'RUNNING'`,
  );
  if (rows.length === 0) return;
  throw conflict('bulk_running', refusals.bulkRunning);
}

/**
 * Starts a bulk action. 409 for an empty selection or one other than expected (rule bulk.preview), and while another
 * runs in the membership (rule bulk.oneAtATime). The number of statements doesn't depend on the number of rows.
 */
export async function startBulkAction(context: AppContext, request: BulkRequest): Promise<BulkAction> {
  const { membershipId, kind, toPodId, expected } = request;
  const id = v7();
  const action = await context.act(async (act) => {
    await lockForBulk(act, membershipId);
    const pod = await targetPodOf(act.tx, request, act.now);
    const count = await begin(act, id, {
      membershipId,
      kind,
      ...(pod && toPodId && { toPod: { id: toPodId, name: pod.name } }),
      subjects: subjectsOf(request, pod),
    });
    if (count === 0 || (expected !== undefined && count !== expected)) throw conflict('bulk_changed', refusals.changed);
    return bulkActionById(act.tx, id);
  });
  context.jobs.wake(bulkQueue);
  return action;
}

/**
 * Starts inviting people by email (rule memberships.emailInvitations). 409 if everybody has been invited, or while
 * another bulk action runs in the membership; 429 for too many rounds of invitations a day.
 */
export async function invitePeople(
  context: AppContext,
  { membershipId, by, invitations, language }: EmailInvitationsInput & { membershipId: string; by: string },
): Promise<BulkAction> {
  await countAttempt(context, bulkLimits.emailInvitations(by));
  const id = v7();
  const action = await context.act(async (act) => {
    await lockForBulk(act, membershipId);
    const { possible, refused } = await partByPod(act, { membershipId, invitations });
    const stored = await storeEmailInvitations(act, { membershipId, invitations: possible, language });
    if (stored.length + refused.length === 0) throw conflict('bulk_changed', EVERYBODY_INVITED);
    const rows = [
      ...stored.map(({ id: invitationId, email }) => ({ id: invitationId, name: maskedEmail(email) })),
      ...refused.map(({ email, reason }) => ({
        id: v7(),
        name: email,
        email: normalizeEmail(email),
        reason: textIn(reason, act.language ?? DEFAULT_LANGUAGE),
      })),
    ].map((row, index) => ({ ...row, position: index + 1 }));
    const subjects = sql`select g.id as subject_id, g.name, g.position, g.reason,
        (select u.id from users u where fold_email(u.email) = g.email) as user_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, name text, email text, reason text, position int)`;
    await begin(act, id, { membershipId, kind: 'INVITE_PEOPLE', subjects, refusal: sql`s.reason` });
    return bulkActionById(act.tx, id);
  });
  context.jobs.wake(bulkQueue);
  return action;
}
