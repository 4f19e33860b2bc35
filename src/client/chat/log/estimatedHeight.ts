import type { MessageImage } from '../../../contract/entities.gen';
import type { Row } from './rows';

/** Pixels per line of text. */
const LINE_HEIGHT = 26;

/** Characters per line. */
const LINE_LENGTH = { narrow: 32, wide: 55 };

/** The longer side is at most 320 pixels. */
const imageHeight = ({ width, height }: MessageImage) => height * Math.min(1, 320 / width, 320 / height);

export function estimatedHeight(row: Row, isNarrow: boolean): number {
  const { content, startsDay, startsGroup, reactions, replyTo, image, isRemoved } = row;
  const lineLength = isNarrow ? LINE_LENGTH.narrow : LINE_LENGTH.wide;
  const lines = content.split('\n').reduce((sum, { length }) => sum + 1 + Math.floor(length / lineLength), 0);
  const below = (reactions && !isRemoved ? 32 : 0) + (replyTo ? 48 : 0) + (image ? imageHeight(image) : 0);
  return 22 + lines * LINE_HEIGHT + (startsGroup ? 34 : 0) + (startsDay ? 34 : 0) + below;
}
