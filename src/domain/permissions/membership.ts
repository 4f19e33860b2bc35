import { mayRequestLeadership, newPodObstacle } from '../leadership/status';
import { isEnabledMember, isOwner, isStaff, type Relation, takesPart } from './relation';

/** What a caller may do with a membership; sent with the membership. */
export type MembershipCan = {
  edit: boolean;
  /** Only for the owner; the delete status says whether it is possible now (rule memberships.deletion). */
  delete: boolean;
  /** See, disable, enable and remove members, change their addresses and leader status, download the CSV. */
  manageMembers: boolean;
  /** See, copy and reset the invite links. */
  manageInvites: boolean;
  manageLeaderMeetings: boolean;
  viewLeaderMeetings: boolean;
  addPod: boolean;
  /** Lead a pod that the caller adds. */
  leadNewPod: boolean;
  joinPod: boolean;
  requestLeadership: boolean;
  leave: boolean;
};

/** The caller's roles in the membership's pods. */
export type MembershipFacts = {
  leadsPod: boolean;
  ledPodHasMembers: boolean;
  /** Confirmed assistant leader of a pod. */
  assistsPod: boolean;
  participatesInPod: boolean;
};

/** A disabled member may do nothing here (rule members.disabled). */
export function membershipCan(relation: Relation, facts: MembershipFacts): MembershipCan {
  const staff = isStaff(relation);
  const member = isEnabledMember(relation);
  const status = relation.member?.leaderStatus ?? 'NONE';
  const signedOff = member && status === 'SIGNED_OFF';
  const addPod = staff || (signedOff && !facts.leadsPod);
  const disabled = relation.member?.disabled ?? false;
  const asLeader = { leaderStatus: status, disabled, leadsPod: facts.leadsPod, isStaffThemselves: staff };
  const leadsOrAssists = takesPart(relation) && (facts.leadsPod || facts.assistsPod);
  return {
    edit: staff,
    delete: isOwner(relation),
    manageMembers: staff,
    manageInvites: staff,
    manageLeaderMeetings: staff,
    viewLeaderMeetings: staff || signedOff || leadsOrAssists,
    addPod,
    leadNewPod: addPod && newPodObstacle(asLeader) === undefined,
    joinPod: takesPart(relation) && !facts.participatesInPod,
    requestLeadership: member && !facts.leadsPod && mayRequestLeadership(status),
    leave: member && !(facts.leadsPod && facts.ledPodHasMembers),
  };
}
