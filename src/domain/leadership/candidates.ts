import { newPodObstacle, type LeaderStatus } from './status';

export interface LeaderCandidacy {
  /** Takes part in the pod. */
  inPod: boolean;
  podHasLeader: boolean;
  /** Leads another pod of the membership. */
  leadsPod: boolean;
  leaderStatus: LeaderStatus;
  disabled: boolean;
}

/**
 * Why somebody can't be asked to lead a pod, or take it over; undefined when they can (rule leadership.candidates). The
 * standing to lead is only asked of who comes from outside: accepting counts as approval.
 */
export function candidateObstacle({
  inPod,
  podHasLeader,
  ...person
}: LeaderCandidacy): 'leadsAlready' | 'disabled' | 'notTrained' | 'notInPod' | undefined {
  if (person.leadsPod) return 'leadsAlready';
  if (person.disabled) return 'disabled';
  if (inPod) return undefined;
  return podHasLeader ? 'notInPod' : newPodObstacle({ ...person, isStaffThemselves: false });
}
