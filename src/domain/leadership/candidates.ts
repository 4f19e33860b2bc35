import { newPodObstacle, type LeaderStatus } from './status';

export interface LeaderCandidacy {
  /** Participates in the pod. */
  inPod: boolean;
  podHasLeader: boolean;
  /** Leads another pod of the membership. */
  leadsPod: boolean;
  leaderStatus: LeaderStatus;
  disabled: boolean;
}

/**
 * Why a person can't be asked to lead or take over a pod; undefined if they can (rule leadership.candidates). Leader
 * status matters only for outsiders, since participants who accept are thereby approved.
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
