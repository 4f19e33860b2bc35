import { newPodObstacle, type LeaderStatus } from '../leadership/status';

/** No more people of a waitlist are offered to form a pod of: many times what a pod holds. */
export const MAX_FORMATION_PEOPLE = 200;

/** Somebody who waits for a pod, as far as another one may be formed of its waitlist. */
export interface WaitingPerson {
  userId: string;
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
  leaderStatus: LeaderStatus;
  disabled: boolean;
  /** Leads a pod of the membership. */
  leadsPod: boolean;
}

/** Whether somebody who waits can get a seat in a new pod (rule pods.formPod). */
export const canBeSeated = ({ consentJoinNewPod, disabled }: WaitingPerson): boolean => consentJoinNewPod && !disabled;

/** Whether somebody who waits can be chosen to lead a new pod, which approves them as a leader (rule pods.formPod). */
export const canBeChosenToLead = ({ consentToBeNewPodLeader: hasAgreedToLead, ...person }: WaitingPerson): boolean =>
  hasAgreedToLead && newPodObstacle({ ...person, isStaffThemselves: false, hasAgreedToLead }) === undefined;

/** What is chosen of a new pod: who is to come, who leads it and how many seats it has. */
export interface FormationChoice {
  participantIds: readonly string[];
  leaderId: string;
  maxParticipants: number;
}

/**
 * Who gets a seat, of `people` in the order of their queue: those chosen who can come, but not who leads, first come
 * first for as many seats as there are.
 */
export function seatedOf<P extends WaitingPerson>(
  people: readonly P[],
  { participantIds, leaderId, maxParticipants }: FormationChoice,
): P[] {
  const coming = people.filter(
    (person) => canBeSeated(person) && person.userId !== leaderId && participantIds.includes(person.userId),
  );
  return coming.slice(0, Math.max(0, maxParticipants));
}
