import { isInPod, isPodLeader, isStaff, type Relation, takesPart } from './relation';
import { isAllowed } from './permissionWords';

export type PodCan = {
  edit: boolean;
  /** For owners and admins; a leader leaves their own empty pod instead. */
  delete: boolean;
  join: boolean;
  joinWaitlist: boolean;
  leave: boolean;
  switch: boolean;
  removeMembers: boolean;
  assignAssistant: boolean;
  offerTransfer: boolean;
  demoteLeader: boolean;
  seeSteps: boolean;
  chat: boolean;
};

export type PodFacts = {
  seatsAvailable: number;
  paused: boolean;
  participantCount: number;
  hasLeader: boolean;
  participatesElsewhere: boolean;
  waiting: boolean;
};

/**
 * A confirmed assistant can read and run the pod, but changes nothing (rules pods.permissions and
 * leadership.assistant).
 */
export function podCan(relation: Relation, facts: PodFacts): PodCan {
  const inPod = isInPod(relation);
  const leads = isPodLeader(relation);
  const manages = isAllowed('pod.leaderOrStaff', relation);
  const empty = facts.participantCount === 0;
  const mayComeIn =
    takesPart(relation) && relation.pod?.role === undefined && !facts.participatesElsewhere && !facts.paused;
  return {
    edit: manages,
    delete: isStaff(relation) && empty,
    join: mayComeIn && facts.seatsAvailable > 0,
    joinWaitlist: mayComeIn && facts.seatsAvailable === 0 && !facts.waiting,
    leave: inPod && (!leads || empty),
    switch: inPod && !leads,
    removeMembers: manages,
    assignAssistant: manages,
    offerTransfer: manages,
    demoteLeader: isStaff(relation) && facts.hasLeader,
    seeSteps: inPod,
    chat: inPod,
  };
}

export type LeaderPodCan = { edit: boolean; delete: boolean };

export function leaderPodCan(relation: Relation): LeaderPodCan {
  return { edit: isStaff(relation), delete: isStaff(relation) };
}
