import { type InferType, object, string } from 'yup';
import { maxParticipantsField, requiredText } from '../forms/fields';
import { type MeetingFormOptions, meetingSchema } from '../meetings/forms';
import { meetingInputSchema } from '../meetings/inputForm';

export type PodFormOptions = MeetingFormOptions & {
  purpose: 'create' | 'edit';
  /** Owner and admins choose who leads a new pod (rule pods.creation). */
  choosesLeader?: boolean;
};

const podNameField = () => requiredText('Pod name is required');

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

/** A new pod as it is sent (rule pods.creation). */
export const podInputSchema = object({
  name: podNameField(),
  maxParticipants: maxParticipantsField('create').optional(),
  meeting: meetingInputSchema(),
});

export const podUpdateSchema = object({
  name: podNameField(),
  maxParticipants: maxParticipantsField('edit'),
}).partial();
