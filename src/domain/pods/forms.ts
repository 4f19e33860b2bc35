import { type InferType, object, string } from 'yup';
import { requiredText } from '../forms/fields';
import { maxParticipantsField } from '../memberships/seatsField';
import { type MeetingFormOptions, meetingSchema } from '../meetings/forms';

export type PodFormOptions = MeetingFormOptions & {
  purpose: 'create' | 'edit';
  /** Owner and admins choose who leads a new pod (rule pods.creation). */
  choosesLeader?: boolean;
};

/** The fields of a pod itself, which its form and what is sent have in common. */
export const podFields = (purpose: PodFormOptions['purpose']) => ({
  name: requiredText('Pod name is required'),
  maxParticipants: maxParticipantsField(purpose),
});

/** A pod with its meeting, shaped as the contract's PodInput. */
export function podSchema(options: PodFormOptions) {
  const leaderId = string().default('');
  return object({
    ...podFields(options.purpose),
    leaderId: options.choosesLeader ? leaderId.required('Leader is required') : leaderId,
    meeting: meetingSchema(options),
  });
}
export type PodValues = InferType<ReturnType<typeof podSchema>>;
