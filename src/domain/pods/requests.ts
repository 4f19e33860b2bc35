import { object } from 'yup';
import { meetingInputSchema } from '../meetings/requests';
import { podFields } from './forms';

const { maxParticipants, ...required } = podFields('create');

/** A new pod as it is sent (rule pods.creation). */
export const podInputSchema = object({
  ...required,
  maxParticipants: maxParticipants.optional(),
  meeting: meetingInputSchema(),
});

/** What changes of a pod; its meeting whole or not at all. */
export const podUpdateSchema = object({
  ...podFields('edit'),
  meeting: meetingInputSchema().default(undefined),
}).partial();
