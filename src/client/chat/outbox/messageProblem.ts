import { MAX_MENTIONS } from '../../../domain/chat/mentions';
import { contentProblem } from '../../../domain/chat/messageContent';
import { words } from '../words.gen';
import { textIn } from '../../../domain/text/localText';
import { LANGUAGE } from '../../ui/language';

/** Undefined if the text can be sent; with an image it may be empty (rule chat.images). */
export function messageProblem(content: string, mentionCount: number, hasImage = false): string | undefined {
  if (hasImage && content.trim() === '') return undefined;
  const problem = contentProblem(content);
  if (problem !== undefined) return textIn(problem, LANGUAGE);
  return mentionCount > MAX_MENTIONS
    ? words.tooManyMentions({ count: mentionCount, maximum: MAX_MENTIONS })
    : undefined;
}
