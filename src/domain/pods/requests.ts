import { object } from 'yup';
import { maxParticipantsField } from '../forms/fields';
import { meetingInputSchema } from '../meetings/requests';
import { podNameField } from './forms';

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
