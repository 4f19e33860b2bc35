import type { Language } from '../text/languages';
import { wordsIn } from './summaryWords.gen';

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
export function messageSummary(message: Written & { image?: { alt?: string } }, language: Language): string {
  const { content, image, removed } = message;
  if (removed || !image) return messageText(message, language);
  if (content.trim() !== '') return `📷 ${content}`;
  return image.alt ? `📷 ${image.alt}` : wordsIn(language).image;
}

interface Quote {
  excerpt: string;
  removed?: boolean;
  imageOnly?: boolean;
}

export function quoteText({ excerpt, removed, imageOnly }: Quote, language: Language): string {
  const words = wordsIn(language);
  if (removed) return words.removed;
  return imageOnly ? words.image : excerpt;
}
