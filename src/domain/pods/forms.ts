import { type InferType, object, string } from 'yup';
import { maxParticipantsField, requiredText } from '../forms/fields';
import { type MeetingFormOptions, meetingSchema } from '../meetings/forms';

export type PodFormOptions = MeetingFormOptions & {
  purpose: 'create' | 'edit';
  /** Owner and admins choose who leads a new pod (rule pods.creation). */
  choosesLeader?: boolean;
};

export const podNameField = () => requiredText('Pod name is required');

/** A pod with its meeting, shaped as the contract's PodInput. */
export function podSchema(options: PodFormOptions) {
  const leaderId = string().default('');
  return object({
    name: podNameField(),
    maxParticipants: maxParticipantsField(options.purpose),
    leaderId: options.choosesLeader ? leaderId.required('Leader is required') : leaderId,
    meeting: meetingSchema(options),
  });
}
export type PodValues = InferType<ReturnType<typeof podSchema>>;
