import { ValidationError } from 'yup';
import { messageSchema } from '../../domain/chat/forms';
import { MAX_MENTIONS } from '../../domain/chat/mentions';
import { words } from './words';

/** What is wrong with a text that mentions so many people, in a sentence; undefined for one that can be sent. */
export function messageProblem(content: string, mentionCount: number): string | undefined {
  try {
    messageSchema.validateSync({ content });
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
  return mentionCount > MAX_MENTIONS ? words.tooManyMentions(mentionCount, MAX_MENTIONS) : undefined;
}
