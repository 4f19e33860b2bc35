import type { Language } from '../text/languages';
import { wordsIn } from './summaryWords.gen';

export const MAX_IMAGE_SIDE_PIXELS = 1600;

export const MAX_ALT_LENGTH = 300;

interface Described {
  content: string;
  image?: { alt?: string };
}

/** What a message says on one line, with a mark for its image. */
export function imageSummary({ content, image }: Described, language: Language): string {
  if (!image) return content;
  if (content.trim() !== '') return `📷 ${content}`;
  return image.alt ? `📷 ${image.alt}` : wordsIn(language).image;
}
