import { newPodObstacle, type LeaderStatus } from '../leadership/status';

export const MAX_FORMATION_PEOPLE = 200;

export interface WaitingPerson {
  userId: string;
  consentJoinNewPod: boolean;
  consentToBeNewPodLeader: boolean;
  leaderStatus: LeaderStatus;
  disabled: boolean;
  leadsPod: boolean;
}

/** Rule pods.formPod. */
export const canBeSeated = ({ consentJoinNewPod, disabled }: WaitingPerson): boolean => consentJoinNewPod && !disabled;

/** The choice approves the person as a leader. */
export const canBeChosenToLead = ({ consentToBeNewPodLeader: hasAgreedToLead, ...person }: WaitingPerson): boolean =>
  // Stryker disable next-line BooleanLiteral: people who agreed to lead need no training either
  hasAgreedToLead && newPodObstacle({ ...person, isStaffThemselves: false, hasAgreedToLead }) === undefined;

export interface FormationChoice {
  participantIds: readonly string[];
  leaderId: string;
  maxParticipants: number;
}

/** First come, first served, up to the number of seats; the leader takes none. `people` in queue order. */
export function peopleToSeat<P extends WaitingPerson>(
  people: readonly P[],
  { participantIds, leaderId, maxParticipants }: FormationChoice,
): P[] {
  const coming = people.filter(
    (person) => canBeSeated(person) && person.userId !== leaderId && participantIds.includes(person.userId),
  );
  return coming.slice(0, Math.max(0, maxParticipants));
}
