import { newPodObstacle, type LeaderStatus } from './status';

export interface LeaderCandidacy {
  inPod: boolean;
  podHasLeader: boolean;
  leadsPod: boolean;
  leaderStatus: LeaderStatus;
  disabled: boolean;
}

/**
 * Undefined if the person can be asked to lead (rule leadership.candidates). Leader status matters only for
 * outsiders, since accepting approves participants.
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
