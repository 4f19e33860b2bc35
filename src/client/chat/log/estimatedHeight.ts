import type { MessageImage } from '../../../contract/entities.gen';
import type { Row } from './rows';

/** Pixels per line of text, and characters per line. */
const [LINE_HEIGHT, LINE_LENGTH] = [26, 55];

/** The longer side is at most 320 pixels. */
const imageHeight = ({ width, height }: MessageImage) => height * Math.min(1, 320 / width, 320 / height);

export function estimatedHeight({
  content,
  startsDay,
  startsGroup,
  reactions,
  replyTo,
  image,
  isRemoved,
}: Row): number {
  const lines = content.split('\n').reduce((sum, { length }) => sum + 1 + Math.floor(length / LINE_LENGTH), 0);
  const below = (reactions && !isRemoved ? 32 : 0) + (replyTo ? 48 : 0) + (image ? imageHeight(image) : 0);
  return 22 + lines * LINE_HEIGHT + (startsGroup ? 34 : 0) + (startsDay ? 34 : 0) + below;
}
