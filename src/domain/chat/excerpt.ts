import { imageSummary } from './images';
import { shorten } from '../text/shorten';
import { DEFAULT_LANGUAGE } from '../text/languages';

/** The contract has the same number. */
export const MAX_EXCERPT_LENGTH = 140;

interface Quotable {
  id: string;
  senderId: string;
  senderName: string;
  content: string;
  image?: object;
  removed?: boolean;
  version?: number;
}

/** A message as another quotes it. The same for all readers, so that screens say the words for its flags. */
export const quoteOf = ({ id, senderId, senderName, content, image, removed, version }: Quotable) => ({
  id,
  senderId,
  senderName,
  // A quote has no room for the image's description.
  excerpt: excerptOf(imageSummary({ content, ...(image && { image: {} }) }, DEFAULT_LANGUAGE)),
  ...(image && content.trim() === '' && !removed && { imageOnly: true }),
  ...(removed && { removed }),
  ...(version !== undefined && { version }),
});

export const excerptOf = (content: string): string => shorten(content.replace(/\s+/gu, ' ').trim(), MAX_EXCERPT_LENGTH);
