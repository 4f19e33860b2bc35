import { maxLengthTest } from '../forms/length';
import { hasVisibleCharacter } from '../text/visible';

export const MAX_MESSAGE_LENGTH = 4000;

/**
 * Requirements for a message, in the order they are checked: its spaces are kept, but it must have visible content
 * (rule chat.messages).
 */
export const messageTests = [
  { name: 'empty', message: 'Message cannot be empty', test: hasVisibleCharacter },
  maxLengthTest(MAX_MESSAGE_LENGTH, 'Message must be 4,000 characters or fewer'),
] as const;

/** The problem with a message, as a sentence; undefined if it can be sent. */
export const contentProblem = (content: string): string | undefined =>
  messageTests.find(({ test }) => !test(content))?.message;
