import type { LeaderStatus } from '../leadership/status';

export const STAFF_ROLES = ['owner', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * A caller's relation to a request's subject. All permission rules are functions of it (rule platform.accessFirst).
 */
export type Relation = {
  signedIn: boolean;
  /** The request has an API key instead of a session. */
  byKey?: boolean;
  staffRole?: StaffRole;
  /** Staff of a business that requires two-factor login, which they have not set up yet. */
  awaitsTwoFactor?: boolean;
  /** Absent for people without a role in the membership, including staff. */
  member?: { disabled: boolean; leaderStatus: LeaderStatus };
  pod?: {
    /** 'assistant' once confirmed, 'participant' until then. */
    role?: 'leader' | 'assistant' | 'participant';
    assistantConfirmed: boolean;
    /** Whether or not they have confirmed. */
    askedToAssist: boolean;
  };
  /** Always false while chat is off. */
  channelMember?: boolean;
  channelPodRole?: 'leader' | 'assistant' | 'participant';
  /**
   * The step or notification is theirs, the transfer is offered to them, or the announcement is addressed to them.
   */
  owns?: boolean;
};

export function isOwner(relation: Relation): boolean {
  return isStaff(relation) && relation.staffRole === 'owner';
}

/** Staff need two-factor login to act as such if the business requires it (rule session.staffTwoFactor). */
export function isStaff(relation: Relation): boolean {
  return relation.signedIn && relation.staffRole !== undefined && !relation.awaitsTwoFactor;
}

export function isEnabledMember(relation: Relation): boolean {
  return relation.signedIn && relation.member !== undefined && !relation.member.disabled;
}

/** As an enabled member, or as staff without a member role. */
export function takesPart(relation: Relation): boolean {
  return relation.member ? isEnabledMember(relation) : isStaff(relation);
}

export function isInPod(relation: Relation): boolean {
  const { pod } = relation;
  if (!pod?.role || !takesPart(relation)) return false;
  return pod.role !== 'assistant' || pod.assistantConfirmed;
}

export function isPodLeader(relation: Relation): boolean {
  return isInPod(relation) && relation.pod?.role === 'leader';
}

export function runsMeetings(relation: Relation): boolean {
  return isInPod(relation) && relation.pod?.role !== 'participant';
}

export function isChannelMember(relation: Relation): boolean {
  return relation.channelMember === true && (takesPart(relation) || isStaff(relation));
}

/** A pod's leader or confirmed assistant; owner and admins in a leader channel (rule chat.pinned). */
export function moderatesChannel(relation: Relation): boolean {
  if (!isChannelMember(relation)) return false;
  return relation.channelPodRole ? relation.channelPodRole !== 'participant' : isStaff(relation);
}
