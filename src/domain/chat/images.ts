/** The largest image that a message takes, in bytes (rule chat.images). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The longest side of a stored image, in pixels. */
export const MAX_IMAGE_SIDE = 1600;

/** The length of an image's description. */
export const MAX_ALT_LENGTH = 300;

/** The types a person may choose. Of an animated image the first picture is kept. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Why a file is refused, as sentences. */
export const imageRefusals = {
  type: 'This isn’t an image we can show. Please choose a JPEG, PNG, WebP or GIF.',
  heic: 'We can’t show HEIC photos. Please save yours as a JPEG and choose that.',
  damaged: 'This image is damaged or incomplete. Please choose another one.',
  pixels: 'This image has too many pixels. Please choose one with up to 50 megapixels.',
  size: 'The image must be 10 MB or less.',
};

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
