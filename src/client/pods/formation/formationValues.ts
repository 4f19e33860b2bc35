import type { Membership, Pod, PodFormation, PodFormationInput } from '../../../contract/entities.gen';
import { canBeSeated, peopleToSeat } from '../../../domain/pods/formation';
import type { PodFormationValues } from '../../../domain/pods/forms';
import { meetingInputOf } from '../../meetings';
import { newPodFormValues, type PodFormValues } from '../manage/podFormValues';

/** The form's fields, any of which may be empty. */
export type FormationFormValues = PodFormValues & { participantIds: string[] };

interface Source {
  pod: Pod;
  membership: Membership;
  formation: PodFormation;
  /** The reader's zone, and the current time in epoch seconds. */
  timezone: string;
  now: number;
}

/** Initial values modelled on the pod with the waitlist; everybody who can join is selected. */
export function formationFormValues({ pod, membership, formation, timezone, now }: Source): FormationFormValues {
  const { defaultMaxParticipants: maxParticipants } = membership;
  return {
    ...newPodFormValues({ maxParticipants, timezone, now }, pod),
    participantIds: formation.people.filter(canBeSeated).map(({ userId }) => userId),
  };
}

/** The form's current choice of participants, leader and seats. */
export const currentChoice = ({ participantIds, leaderId, maxParticipants }: FormationFormValues) => ({
  participantIds,
  leaderId,
  maxParticipants: Number(maxParticipants),
});

/** Converts the validated form to the contract's input: only people who get a seat, not all who were chosen. */
export function formationInputOf(values: PodFormationValues, { people }: PodFormation): PodFormationInput {
  const { name, maxParticipants, leaderId, meeting } = values;
  const participantIds = peopleToSeat(people, values).map(({ userId }) => userId);
  return { name, maxParticipants, leaderId, participantIds, meeting: meetingInputOf(meeting) };
}
