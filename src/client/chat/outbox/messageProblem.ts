import { MAX_MENTIONS } from '../../../domain/chat/mentions';
import { contentProblem } from '../../../domain/chat/messageContent';
import { words } from '../words';

/** What is wrong with a text that mentions so many people, in a sentence; undefined for one that can be sent. */
export function messageProblem(content: string, mentionCount: number): string | undefined {
  const problem = contentProblem(content);
  if (problem !== undefined) return problem;
  return mentionCount > MAX_MENTIONS ? words.tooManyMentions(mentionCount, MAX_MENTIONS) : undefined;
}
