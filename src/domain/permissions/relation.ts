import type { LeaderStatus } from '../leadership/status';

/** Who runs a business (rule businesses.roles). */
export const STAFF_ROLES = ['owner', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * How a caller stands to the subject of a request: to the business, membership and pod that the subject belongs to. All
 * rules of who may do what are functions of it (rule platform.accessFirst).
 */
export type Relation = {
  signedIn: boolean;
  /** Role in the business of the subject. */
  staffRole?: StaffRole;
  /** Staff of a business that asks them for two-factor login, which they have not set up yet. */
  awaitsTwoFactor?: boolean;
  /** Place in the membership of the subject; absent for people who have none, staff included. */
  member?: { disabled: boolean; leaderStatus: LeaderStatus };
  pod?: {
    /** Place in the pod; 'assistant' once they have confirmed, 'participant' until then. */
    role?: 'leader' | 'assistant' | 'participant';
    assistantConfirmed: boolean;
    /** Asked to be the assistant leader, confirmed or not. */
    namedAssistant: boolean;
  };
  /** Among the people of the channel that is the subject, a pod's or the leaders'; nobody is while chat is off. */
  channelMember?: boolean;
  /** The step or notification is the caller's own, or the transfer is offered to them. */
  owns?: boolean;
};

export function isOwner(relation: Relation): boolean {
  return isStaff(relation) && relation.staffRole === 'owner';
}

/** Owner or admin, who acts as such only with two-factor login where the business asks for it (rule session.staffTwoFactor). */
export function isStaff(relation: Relation): boolean {
  return relation.signedIn && relation.staffRole !== undefined && !relation.awaitsTwoFactor;
}

/** A disabled member is no member. */
export function isEnabledMember(relation: Relation): boolean {
  return relation.signedIn && relation.member !== undefined && !relation.member.disabled;
}

/** May take a place in pods: an enabled member, or staff without a place of their own in the membership. */
export function takesPart(relation: Relation): boolean {
  return relation.member ? isEnabledMember(relation) : isStaff(relation);
}

/** In the pod as leader, confirmed assistant or participant. */
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
