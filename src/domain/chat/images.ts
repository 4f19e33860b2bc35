/** The longest side of a stored image, in pixels. */
export const MAX_IMAGE_SIDE = 1600;

/** The length of an image's description. */
export const MAX_ALT_LENGTH = 300;

interface Described {
  content: string;
  image?: { alt?: string };
}

/** A message in a line of text: in lists, digests and announcements. */
export function messageSummary({ content, image }: Described): string {
  if (!image) return content;
  if (content.trim() !== '') return `📷 ${content}`;
  return image.alt ? `📷 ${image.alt}` : 'Image';
}
