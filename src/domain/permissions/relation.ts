import type { LeaderStatus } from '../leadership/status';

/** Roles that run a business (rule businesses.roles). */
export const STAFF_ROLES = ['owner', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * A caller's relation to a request's subject: its business, membership and pod. All permission rules are functions of
 * this relation (rule platform.accessFirst).
 */
export type Relation = {
  signedIn: boolean;
  /** Role in the subject's business. */
  staffRole?: StaffRole;
  /** Staff of a business that requires two-factor login, which they have not set up yet. */
  awaitsTwoFactor?: boolean;
  /** Role in the subject's membership; absent for people without one, including staff. */
  member?: { disabled: boolean; leaderStatus: LeaderStatus };
  pod?: {
    /** Role in the pod; 'assistant' once confirmed, 'participant' until then. */
    role?: 'leader' | 'assistant' | 'participant';
    assistantConfirmed: boolean;
    /** The caller has been asked to be the assistant leader, whether or not they have confirmed. */
    namedAssistant: boolean;
  };
  /**
   * The caller is a member of the subject's channel, whether a pod's or a leader channel; always false while chat is
   * off.
   */
  channelMember?: boolean;
  /** The caller's role in the pod of the subject's channel; absent for a leader channel. */
  channelPodRole?: 'leader' | 'assistant' | 'participant';
  /** The caller owns the step or notification, is offered the transfer, or is an announcement's recipient. */
  owns?: boolean;
};

export function isOwner(relation: Relation): boolean {
  return isStaff(relation) && relation.staffRole === 'owner';
}

/**
 * An owner or admin, who needs two-factor login to act as such if the business requires it (rule
 * session.staffTwoFactor).
 */
export function isStaff(relation: Relation): boolean {
  return relation.signedIn && relation.staffRole !== undefined && !relation.awaitsTwoFactor;
}

/** Excludes disabled members. */
export function isEnabledMember(relation: Relation): boolean {
  return relation.signedIn && relation.member !== undefined && !relation.member.disabled;
}

/** Whether the caller may have a role in pods: as an enabled member, or as staff without a member role of their own. */
export function takesPart(relation: Relation): boolean {
  return relation.member ? isEnabledMember(relation) : isStaff(relation);
}

/** Whether the caller is in the pod as leader, confirmed assistant or participant. */
export function isInPod(relation: Relation): boolean {
  const { pod } = relation;
  if (!pod?.role || !takesPart(relation)) return false;
  return pod.role !== 'assistant' || pod.assistantConfirmed;
}

export function isPodLeader(relation: Relation): boolean {
  return isInPod(relation) && relation.pod?.role === 'leader';
}

/** The pod's leader or confirmed assistant, who run its meetings (rule leadership.assistant). */
export function runsMeetings(relation: Relation): boolean {
  return isInPod(relation) && relation.pod?.role !== 'participant';
}

export function isChannelMember(relation: Relation): boolean {
  return relation.channelMember === true && (takesPart(relation) || isStaff(relation));
}

/** A pod's leader or confirmed assistant in its chat; owner and admins in a leader channel (rule chat.pinned). */
export function moderatesChannel(relation: Relation): boolean {
  if (!isChannelMember(relation)) return false;
  return relation.channelPodRole ? relation.channelPodRole !== 'participant' : isStaff(relation);
}
