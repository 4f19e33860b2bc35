import { mayRequestLeadership, newPodObstacle } from '../leadership/status';
import { isEnabledMember, isOwner, isStaff, type Relation, takesPart } from './relation';

export type MembershipCan = {
  edit: boolean;
  /** The delete status shows whether deletion is possible now (rule memberships.deletion). */
  delete: boolean;
  manageMembers: boolean;
  manageInvites: boolean;
  manageLeaderMeetings: boolean;
  viewLeaderMeetings: boolean;
  addPod: boolean;
  leadNewPod: boolean;
  joinPod: boolean;
  requestLeadership: boolean;
  leave: boolean;
};

export type MembershipFacts = {
  leadsPod: boolean;
  ledPodHasMembers: boolean;
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
