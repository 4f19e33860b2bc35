import { newPodObstacle, type LeaderStatus } from '../leadership/status';

/** Maximum number of waiting people to choose from for a new pod: many times a pod's size. */
export const MAX_FORMATION_PEOPLE = 200;

/** A person on a waitlist, with the fields needed to form another pod. */
export interface WaitingPerson {
  userId: string;
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
  leaderStatus: LeaderStatus;
  disabled: boolean;
  /** The person leads a pod of the membership. */
  leadsPod: boolean;
}

/** Whether a waiting person can get a seat in a new pod (rule pods.formPod). */
export const canBeSeated = ({ consentJoinNewPod, disabled }: WaitingPerson): boolean => consentJoinNewPod && !disabled;

/** Whether a waiting person can be chosen to lead a new pod, which approves them as a leader (rule pods.formPod). */
export const canBeChosenToLead = ({ consentToBeNewPodLeader: hasAgreedToLead, ...person }: WaitingPerson): boolean =>
  // Stryker disable next-line BooleanLiteral: people who agreed to lead need no training either
  hasAgreedToLead && newPodObstacle({ ...person, isStaffThemselves: false, hasAgreedToLead }) === undefined;

/** The choices for a new pod: the people to seat, the leader and the number of seats. */
export interface FormationChoice {
  participantIds: readonly string[];
  leaderId: string;
  maxParticipants: number;
}

/**
 * Those of `people`, who are in queue order, who get a seat: chosen people who can join, except the leader, first come,
 * first served, up to the number of seats.
 */
export function peopleToSeat<P extends WaitingPerson>(
  people: readonly P[],
  { participantIds, leaderId, maxParticipants }: FormationChoice,
): P[] {
  const coming = people.filter(
    (person) => canBeSeated(person) && person.userId !== leaderId && participantIds.includes(person.userId),
  );
  return coming.slice(0, Math.max(0, maxParticipants));
}
