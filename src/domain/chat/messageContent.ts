import { maxLengthTest } from '../forms/length';
import { hasVisibleCharacter } from '../text/visible';

export const MAX_MESSAGE_LENGTH = 4000;

/** In the order checked. Spaces are kept, but some content must be visible (rule chat.messages). */
export const messageTests = [
  { name: 'empty', message: 'Message cannot be empty', test: hasVisibleCharacter },
  maxLengthTest(MAX_MESSAGE_LENGTH, 'Message must be 4,000 characters or fewer'),
] as const;

export const contentProblem = (content: string): string | undefined =>
  messageTests.find(({ test }) => !test(content))?.message;
