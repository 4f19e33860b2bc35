import type { Row } from './rows';

/** A line of text is about this high, and this long. */
const [LINE_HEIGHT, LINE_LENGTH] = [26, 55];

/** By row: whatever is measured moves all that follow, and asks again for the height of each that was never drawn. */
const known = new WeakMap<Row, number>();

function estimate({ content, startsDay, startsGroup, reactions, isRemoved }: Row): number {
  const lines = content.split('\n').reduce((sum, { length }) => sum + 1 + Math.floor(length / LINE_LENGTH), 0);
  const below = reactions && !isRemoved ? 32 : 0;
  return 22 + lines * LINE_HEIGHT + (startsGroup ? 34 : 0) + (startsDay ? 34 : 0) + below;
}

/** How high a row may be before it is drawn, in pixels. */
export function estimatedHeight(row: Row): number {
  const height = known.get(row) ?? estimate(row);
  known.set(row, height);
  return height;
}
