import { atMost } from '../forms/length';
import { hasVisible } from '../text/visible';

export const MESSAGE_MAX_LENGTH = 4000;

/**
 * What a message has to be, in the order it is checked: it keeps its spaces, but something in it can be seen (rule
 * chat.messages).
 */
export const messageTests = [
  { name: 'empty', message: 'Message cannot be empty', test: hasVisible },
  atMost(MESSAGE_MAX_LENGTH, 'Message must be 4,000 characters or fewer'),
] as const;

/** What is wrong with a message, in a sentence; undefined for one that can be sent. */
export const contentProblem = (content: string): string | undefined =>
  messageTests.find(({ test }) => !test(content))?.message;
