import { messageSummary } from './images';
import { shorten } from '../text/shorten';

/** Characters of a message that a quote shows; the contract repeats the number. */
export const MAX_EXCERPT_LENGTH = 140;

/** What a removed message reads (rule chat.removed). */
export const REMOVED_TEXT = 'Message removed';

interface Quotable {
  id: string;
  senderId: string;
  senderName: string;
  content: string;
  image?: object;
  removed?: boolean;
  version?: number;
}

/** How replies quote a message (rule chat.replies). */
export const quoteOf = ({ id, senderId, senderName, content, image, removed, version }: Quotable) => ({
  id,
  senderId,
  senderName,
  // Without its description, which a quote has no room for.
  excerpt: excerptOf(messageSummary({ content, ...(image && { image: {} }) })),
  ...(removed && { removed }),
  ...(version !== undefined && { version }),
});

/** The beginning of a text on one line. */
export const excerptOf = (content: string): string => shorten(content.replace(/\s+/gu, ' ').trim(), MAX_EXCERPT_LENGTH);
