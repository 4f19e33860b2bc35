import { array, type InferType, object, string } from 'yup';
import { nameField } from '../forms/fields';
import { maxParticipantsField } from '../memberships/seatsField';
import { type MeetingFormOptions, meetingSchema } from '../meetings/forms';
import { seatedOf, type WaitingPerson } from './formation';

export type PodFormOptions = MeetingFormOptions & {
  purpose: 'create' | 'edit';
  /** Owner and admins choose who leads a new pod (rule pods.creation). */
  choosesLeader?: boolean;
};

export const LEADER_REQUIRED = 'Leader is required';

/** The fields of a pod itself, which its form and what is sent have in common. */
export const podFields = (purpose: PodFormOptions['purpose']) => ({
  name: nameField('Pod name is required'),
  maxParticipants: maxParticipantsField(purpose),
});

/** A pod with its meeting, shaped as the contract's PodInput. */
export function podSchema(options: PodFormOptions) {
  const leaderId = string().default('');
  return object({
    ...podFields(options.purpose),
    leaderId: options.choosesLeader ? leaderId.required(LEADER_REQUIRED) : leaderId,
    meeting: meetingSchema(options),
  });
}
export type PodValues = InferType<ReturnType<typeof podSchema>>;

export const NOBODY_CHOSEN = 'Choose at least one person';

/** A pod that is formed of a waitlist: of those chosen, `people` who wait, at least one has to get a seat (rule pods.formPod). */
export const podFormationFormSchema = (options: MeetingFormOptions, people: readonly WaitingPerson[]) =>
  podSchema({ ...options, purpose: 'create', choosesLeader: true }).shape({
    participantIds: array(string().required())
      .required()
      .test('seated', NOBODY_CHOSEN, (participantIds, { parent }) => {
        const { leaderId, maxParticipants } = parent as PodValues;
        const seats = Math.max(1, maxParticipants || 0);
        return seatedOf(people, { participantIds, leaderId, maxParticipants: seats }).length > 0;
      }),
  });
export type PodFormationValues = InferType<ReturnType<typeof podFormationFormSchema>>;
