import { type InferType, object, string } from 'yup';
import { maxLengthTest } from '../forms/length';
import { MAX_ALT_LENGTH } from './images';
import { messageTests } from './messageContent';
import { localTexts } from '../text/localText';
import { wordsIn } from './imageWords.gen';

const [hasContent, isShortEnough] = messageTests;

const content = string().default('').test(isShortEnough);

export const messageSchema = object({ content: string().default('').test(hasContent).test(isShortEnough) });
export type MessageValues = InferType<typeof messageSchema>;

/** The text may be empty if the edited message has an image, which only the server knows (rule chat.images). */
export const editedMessageSchema = object({ content });

export const newMessageSchema = object({
  content: content.when('imageId', { is: (id?: string) => id === undefined, then: (text) => text.test(hasContent) }),
  imageId: string(),
  imageAlt: string()
    .trim()
    .test(
      maxLengthTest(
        MAX_ALT_LENGTH,
        localTexts(wordsIn)((words) => words.altTooLong({ max: MAX_ALT_LENGTH })),
      ),
    ),
});
