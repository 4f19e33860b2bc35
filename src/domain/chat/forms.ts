import { type InferType, object, string } from 'yup';
import { atMost } from '../forms/fields';

export const MESSAGE_MAX_LENGTH = 4000;

/** A message keeps the spaces it was written with, but may not be made of them alone (rule chat.messages). */
export const messageSchema = object({
  content: string()
    .default('')
    .test('empty', 'Message cannot be empty', (value) => value.trim() !== '')
    .test(atMost(MESSAGE_MAX_LENGTH, 'Message must be 4,000 characters or fewer')),
});
export type MessageValues = InferType<typeof messageSchema>;
