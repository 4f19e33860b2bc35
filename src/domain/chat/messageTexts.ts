import type { Language } from '../text/languages';
import { imageSummary } from './images';
import { wordsIn } from './removedWords.gen';

/** The sender of messages from deleted accounts; it belongs to nobody. */
export const FORMER_SENDER_ID = '00000000-0000-0000-0000-000000000000';

interface Sent {
  senderId: string;
  senderName: string;
}

export const senderNameIn = ({ senderId, senderName }: Sent, language: Language): string =>
  senderId === FORMER_SENDER_ID ? wordsIn(language).formerMember : senderName;

interface Written {
  content: string;
  removed?: boolean;
}

export const messageText = ({ content, removed }: Written, language: Language): string =>
  removed ? wordsIn(language).removed : content;

/** A message on one line. */
export const messageSummary = (message: Written & { image?: { alt?: string } }, language: Language): string =>
  message.removed ? messageText(message, language) : imageSummary(message, language);

interface Quote {
  excerpt: string;
  removed?: boolean;
  imageOnly?: boolean;
}

export function quoteText({ excerpt, removed, imageOnly }: Quote, language: Language): string {
  if (removed) return wordsIn(language).removed;
  return imageOnly ? imageSummary({ content: '', image: {} }, language) : excerpt;
}
