import { maxLengthTest } from '../forms/length';
import { hasVisibleCharacter } from '../text/visible';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './messageWords.gen';

export const MAX_MESSAGE_LENGTH = 4000;

const message = localTexts(wordsIn);

/** In the order checked. Spaces are kept, but some content must be visible (rule chat.messages). */
export const messageTests = [
  { name: 'empty', message: message((words) => words.empty), test: hasVisibleCharacter },
  maxLengthTest(
    MAX_MESSAGE_LENGTH,
    message((words) => words.tooLong({ max: MAX_MESSAGE_LENGTH })),
  ),
] as const;

export const contentProblem = (content: string): LocalText | undefined =>
  messageTests.find(({ test }) => !test(content))?.message;
