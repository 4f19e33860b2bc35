import { type InferType, object, string } from 'yup';
import { messageTests } from './messageContent';

const [hasContent, isShortEnough] = messageTests;

export const messageSchema = object({ content: string().default('').test(hasContent).test(isShortEnough) });
export type MessageValues = InferType<typeof messageSchema>;
