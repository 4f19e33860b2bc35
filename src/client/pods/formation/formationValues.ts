import type { Membership, Pod, PodFormation, PodFormationInput } from '../../../contract/entities.gen';
import { canBeSeated, peopleToSeat } from '../../../domain/pods/formation';
import type { PodFormationValues } from '../../../domain/pods/forms';
import { meetingInputOf } from '../../meetings';
import { newPodFormValues, type PodFormValues } from '../manage/podFormValues';

export type FormationFormValues = PodFormValues & { participantIds: string[] };

interface Source {
  pod: Pod;
  membership: Membership;
  formation: PodFormation;
  /** `now`: epoch seconds. */
  timezone: string;
  now: number;
}

export function formationFormValues({ pod, membership, formation, timezone, now }: Source): FormationFormValues {
  const { defaultMaxParticipants: maxParticipants } = membership;
  return {
    ...newPodFormValues({ maxParticipants, timezone, now }, pod),
    participantIds: formation.people.filter(canBeSeated).map(({ userId }) => userId),
  };
}

export const currentChoice = ({ participantIds, leaderId, maxParticipants }: FormationFormValues) => ({
  participantIds,
  leaderId,
  maxParticipants: Number(maxParticipants),
});

/** Includes only people who get a seat, not all who were chosen. */
export function formationInputOf(values: PodFormationValues, { people }: PodFormation): PodFormationInput {
  const { name, maxParticipants, leaderId, meeting } = values;
  const participantIds = peopleToSeat(people, values).map(({ userId }) => userId);
  return { name, maxParticipants, leaderId, participantIds, meeting: meetingInputOf(meeting) };
}
