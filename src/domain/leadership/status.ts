export const LEADER_STATUSES = ['NONE', 'PENDING_APPROVAL', 'APPROVED', 'DECLINED', 'SIGNED_OFF'] as const;

export type LeaderStatus = (typeof LEADER_STATUSES)[number];

export const APPROVED_STATUSES = ['APPROVED', 'SIGNED_OFF'] as const satisfies LeaderStatus[];

export const isApproved = (status: LeaderStatus): boolean => APPROVED_STATUSES.some((one) => one === status);

export const APPLICATION_ANSWERS = ['APPROVED', 'DECLINED'] as const satisfies LeaderStatus[];

export type ApplicationAnswer = (typeof APPLICATION_ANSWERS)[number];

export const answerGiven = (before: LeaderStatus, after: LeaderStatus): ApplicationAnswer | undefined =>
  before === 'PENDING_APPROVAL' ? APPLICATION_ANSWERS.find((answer) => answer === after) : undefined;

export const LEADER_FILTERS = ['all', 'attending', 'canLeadNewPod'] as const;

export type LeaderEvent = 'apply' | 'approve' | 'decline' | 'acceptTransfer' | 'leadAsStaff';

/** A missing entry means that the event isn't possible in that status. */
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

export function leaderStatusAfter(status: LeaderStatus, event: LeaderEvent): LeaderStatus | undefined {
  return transitions[event][status];
}

/** Never requested, or declined before (rule leadership.request). */
export function mayRequestLeadership(status: LeaderStatus): boolean {
  return leaderStatusAfter(status, 'apply') !== undefined;
}

export type NewPodLeader = {
  leaderStatus: LeaderStatus;
  disabled: boolean;
  leadsPod: boolean;
  /** An owner or admin who chooses themselves needs no training. */
  isStaffThemselves: boolean;
  /** Choosing a person on a waitlist who agreed to lead approves them; training follows. */
  hasAgreedToLead?: boolean | undefined;
};

export function newPodObstacle(leader: NewPodLeader): 'leadsAlready' | 'disabled' | 'notTrained' | undefined {
  if (leader.leadsPod) return 'leadsAlready';
  if (leader.disabled) return 'disabled';
  const isReady = leader.isStaffThemselves || leader.hasAgreedToLead === true || leader.leaderStatus === 'SIGNED_OFF';
  return isReady ? undefined : 'notTrained';
}

/**
 * For staff (rule leadership.setStatus). Only the person can request leadership, and a leader must be unassigned from
 * their pod first.
 */
export function settableLeaderStatuses(status: LeaderStatus, leadsPod: boolean): LeaderStatus[] {
  const allowed: LeaderStatus[] = leadsPod
    ? ['APPROVED', 'SIGNED_OFF']
    : ['NONE', 'APPROVED', 'DECLINED', 'SIGNED_OFF'];
  return allowed.filter((candidate) => candidate !== status);
}
