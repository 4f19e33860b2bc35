export const LEADER_STATUSES = ['NONE', 'PENDING_APPROVAL', 'APPROVED', 'DECLINED', 'SIGNED_OFF'] as const;

export type LeaderStatus = (typeof LEADER_STATUSES)[number];

/** Approved, with the training confirmed or still to come: who leads or may lead (rule leadership.list). */
export const APPROVED_STATUSES = ['APPROVED', 'SIGNED_OFF'] as const satisfies LeaderStatus[];

export const isApproved = (status: LeaderStatus): boolean => APPROVED_STATUSES.some((one) => one === status);

/** What an application to lead is answered with (rule leadership.answer). */
export const APPLICATION_ANSWERS = ['APPROVED', 'DECLINED'] as const satisfies LeaderStatus[];

export type ApplicationAnswer = (typeof APPLICATION_ANSWERS)[number];

/** The answer that a change of status is to an application that waits; undefined for every other change. */
export const answerGiven = (before: LeaderStatus, after: LeaderStatus): ApplicationAnswer | undefined =>
  before === 'PENDING_APPROVAL' ? APPLICATION_ANSWERS.find((answer) => answer === after) : undefined;

/** Which leaders a list has: all, those who attend leader meetings, or those who could lead a new pod. */
export const LEADER_FILTERS = ['all', 'attending', 'canLeadNewPod'] as const;

/** What moves a person on their way to leading, where that depends on how far they are. */
export type LeaderEvent = 'apply' | 'approve' | 'decline' | 'acceptTransfer' | 'leadAsStaff';

/** A status without an entry is one in which the event is not possible. */
const transitions: Record<LeaderEvent, Partial<Record<LeaderStatus, LeaderStatus>>> = {
  apply: { NONE: 'PENDING_APPROVAL', DECLINED: 'PENDING_APPROVAL' },
  approve: { PENDING_APPROVAL: 'APPROVED' },
  decline: { PENDING_APPROVAL: 'DECLINED' },
  acceptTransfer: {
    NONE: 'APPROVED',
    PENDING_APPROVAL: 'APPROVED',
    APPROVED: 'APPROVED',
    DECLINED: 'APPROVED',
    SIGNED_OFF: 'SIGNED_OFF',
  },
  leadAsStaff: {
    NONE: 'SIGNED_OFF',
    PENDING_APPROVAL: 'SIGNED_OFF',
    APPROVED: 'SIGNED_OFF',
    DECLINED: 'SIGNED_OFF',
  },
};

/** The status after an event, or undefined where the event is not possible now (rule leadership.status). */
export function leaderStatusAfter(status: LeaderStatus, event: LeaderEvent): LeaderStatus | undefined {
  return transitions[event][status];
}

/** Whether a person may ask to lead: never asked, or declined before (rule leadership.request). */
export function mayRequestLeadership(status: LeaderStatus): boolean {
  return leaderStatusAfter(status, 'apply') !== undefined;
}

export type NewPodLeader = {
  leaderStatus: LeaderStatus;
  disabled: boolean;
  leadsPod: boolean;
  /** Owner or admin, and chosen by nobody but themselves: they need no training. */
  isStaffThemselves: boolean;
  /** They wait for a pod and agreed to lead a new one: being chosen approves them, and the training follows. */
  hasAgreedToLead?: boolean | undefined;
};

/** Why somebody can't lead a new pod of the membership; undefined when they can. */
export function newPodObstacle(leader: NewPodLeader): 'leadsAlready' | 'disabled' | 'notTrained' | undefined {
  if (leader.leadsPod) return 'leadsAlready';
  if (leader.disabled) return 'disabled';
  const isReady = leader.isStaffThemselves || leader.hasAgreedToLead === true || leader.leaderStatus === 'SIGNED_OFF';
  return isReady ? undefined : 'notTrained';
}

/**
 * The statuses that owner and admins may set on a member's page (rule leadership.setStatus). Asking is the person's own
 * act; and who leads a pod has first to be unassigned from it before the standing to lead can be taken away.
 */
export function settableLeaderStatuses(status: LeaderStatus, leadsPod: boolean): LeaderStatus[] {
  const allowed: LeaderStatus[] = leadsPod
    ? ['APPROVED', 'SIGNED_OFF']
    : ['NONE', 'APPROVED', 'DECLINED', 'SIGNED_OFF'];
  return allowed.filter((candidate) => candidate !== status);
}
