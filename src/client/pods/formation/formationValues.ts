import type { Membership, Pod, PodFormation, PodFormationInput } from '../../../contract/entities.gen';
import { canBeSeated, seatedOf } from '../../../domain/pods/formation';
import type { PodFormationValues } from '../../../domain/pods/forms';
import { meetingInputOf } from '../../meetings';
import { newPodFormValues, type PodFormValues } from '../manage/podFormValues';

/** The fields of the form, any of which may still be empty. */
export type FormationFormValues = PodFormValues & { participantIds: string[] };

interface Source {
  pod: Pod;
  membership: Membership;
  formation: PodFormation;
  /** The reader's zone, and now in epoch seconds. */
  timezone: string;
  now: number;
}

/** Much like the pod that people wait for, with everybody chosen who can come. */
export function formationFormValues({ pod, membership, formation, timezone, now }: Source): FormationFormValues {
  const { defaultMaxParticipants: maxParticipants } = membership;
  return {
    ...newPodFormValues({ maxParticipants, timezone, now }, pod),
    participantIds: formation.people.filter(canBeSeated).map(({ userId }) => userId),
  };
}

/** What the form says so far of who is to come, to lead, and of the seats. */
export const choiceIn = ({ participantIds, leaderId, maxParticipants }: FormationFormValues) => ({
  participantIds,
  leaderId,
  maxParticipants: Number(maxParticipants),
});

/** The checked form as the contract has it: seats are for those who get one, not for all who were chosen. */
export function formationInputOf(values: PodFormationValues, { people }: PodFormation): PodFormationInput {
  const { name, maxParticipants, leaderId, meeting } = values;
  const participantIds = seatedOf(people, values).map(({ userId }) => userId);
  return { name, maxParticipants, leaderId, participantIds, meeting: meetingInputOf(meeting) };
}
