import { leaderStatusAfter, settableLeaderStatuses } from '../../domain/leadership/status';
import type { LeaderStatus } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { conflict } from '../platform/http/problem';
import { lockCandidate, podLedBy, setStatus, type Candidate } from './candidate';
import { requireLeaderActions } from './requiredActions';
import { askStaff, tellOutcome, type Outcome } from './notices';

/** Who a decision is about: the user id of a member. */
export interface Applicant {
  membershipId: string;
  userId: string;
}

/**
 * Somebody asks to lead: owner and admins are asked. Harmless for who has asked already or may lead (decision 22). The
 * status as it is then; 404 for who is no member.
 */
export async function applyToLead(act: Act, context: AppContext, applicant: Applicant): Promise<LeaderStatus> {
  const candidate = await lockCandidate(act, applicant);
  const status = leaderStatusAfter(candidate.status, 'apply');
  if (!status) return candidate.status;
  await setStatus(act, candidate, status);
  await askStaff(act, context, candidate);
  return status;
}

const isLeader = (status: LeaderStatus) => status === 'APPROVED' || status === 'SIGNED_OFF';

/** Approved: they are told, and asked for what a new leader has to do. */
export async function becomeApproved(act: Act, context: AppContext, candidate: Candidate): Promise<void> {
  await setStatus(act, candidate, 'APPROVED');
  await requireLeaderActions(act, candidate.userId, candidate.businessId);
  await tellOutcome(act, context, candidate, 'approved');
}

const notPending = ({ status, fullName }: Candidate) => {
  const why = isLeader(status)
    ? 'is approved already'
    : status === 'DECLINED'
      ? 'was declined already. You can still approve them on their page'
      : 'has not asked to lead';
  return conflict('not_pending', `${fullName} ${why}.`);
};

/**
 * Owner or admin approves who asked to lead; harmless for who is approved already, 409 for who has not asked or was
 * declined meanwhile: of two who answer, the first counts. 404 for who is no member.
 */
export async function approveLeader(context: AppContext, applicant: Applicant): Promise<void> {
  await context.act(async (act) => {
    const candidate = await lockCandidate(act, applicant);
    if (isLeader(candidate.status)) return;
    if (!leaderStatusAfter(candidate.status, 'approve')) throw notPending(candidate);
    await becomeApproved(act, context, candidate);
  });
}

/** Owner or admin declines who asked to lead; harmless for who is declined already, 409 for who has not asked. */
export async function declineLeader(context: AppContext, applicant: Applicant): Promise<void> {
  await context.act(async (act) => {
    const candidate = await lockCandidate(act, applicant);
    if (candidate.status === 'DECLINED') return;
    const status = leaderStatusAfter(candidate.status, 'decline');
    if (!status) throw notPending(candidate);
    await setStatus(act, candidate, status);
    await tellOutcome(act, context, candidate, 'declined');
  });
}

function refuse(candidate: Candidate, leadsPod: boolean, wanted: LeaderStatus): void {
  if (settableLeaderStatuses(candidate.status, leadsPod).includes(wanted)) return;
  if (leadsPod) throw conflict('leads_pod', `${candidate.fullName} leads a pod. Unassign them from it first.`);
  throw conflict('not_settable', 'Only the person themselves can ask to lead.');
}

/** What a person is told when staff set their status: nothing of an application they never made. */
function outcomeOf(before: LeaderStatus, wanted: LeaderStatus): Outcome | undefined {
  if (isLeader(wanted)) return isLeader(before) ? undefined : 'signedOff';
  if (isLeader(before)) return 'demoted';
  return before === 'PENDING_APPROVAL' ? 'declined' : undefined;
}

async function change(act: Act, context: AppContext, candidate: Candidate, wanted: LeaderStatus): Promise<void> {
  if (wanted === 'APPROVED') return becomeApproved(act, context, candidate);
  await setStatus(act, candidate, wanted);
  const outcome = outcomeOf(candidate.status, wanted);
  if (outcome) await tellOutcome(act, context, candidate, outcome);
}

/**
 * Owner or admin sets the status on a member's page (decision 22), with all that the same decision elsewhere brings. A
 * repeat is harmless. 404 for nobody of this membership; 409 for PENDING_APPROVAL, and where who leads a pod could not.
 */
export async function setLeaderStatus(
  context: AppContext,
  { membershipId, memberId, status }: { membershipId: string; memberId: string; status: LeaderStatus },
): Promise<void> {
  await context.act(async (act) => {
    const candidate = await lockCandidate(act, { membershipId, memberId });
    if (candidate.status === status) return;
    refuse(candidate, (await podLedBy(act, candidate)) !== undefined, status);
    await change(act, context, candidate, status);
  });
}
