import { MAX_MENTIONS } from '../../../domain/chat/mentions';
import { contentProblem } from '../../../domain/chat/messageContent';
import { words } from '../words';

/** Returns the problem with message text and its number of mentions as a sentence; undefined if it can be sent. */
export function messageProblem(content: string, mentionCount: number): string | undefined {
  const problem = contentProblem(content);
  if (problem !== undefined) return problem;
  return mentionCount > MAX_MENTIONS ? words.tooManyMentions(mentionCount, MAX_MENTIONS) : undefined;
}
