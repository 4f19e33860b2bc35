import type { Row } from './rows';

/** The row that a log opens at, by its key, and where that is then; without one it opens at the end. */
export interface Opening {
  key?: string;
  align: 'center' | 'start';
}

/** A log opens at the message one is led to, at the 'Last read' marker, or at the end. */
export function openingOf(rows: readonly Row[], foundId: string | undefined): Opening {
  const found = foundId === undefined ? undefined : rows.find(({ id }) => id === foundId);
  if (found) return { key: found.key, align: 'center' };
  return { key: rows.find(({ isAfterLastRead }) => isAfterLastRead)?.key, align: 'start' };
}

interface Estimates {
  rows: readonly Row[];
  /** Of each row, and of what is above the first and below the last, in pixels. */
  heights: readonly number[];
  paddingStart: number;
  paddingEnd: number;
  /** Of the part of the log that shows. */
  viewHeight: number;
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/**
 * A log estimated to be longer than so many of its windows is longer than one for sure. One that fits its window stands at its
 * top, whatever was estimated, and a browser tells nothing of that.
 */
const SURELY_LONGER = 2.5;

/** About how far from its top a log is that opens there, in pixels: the rows that show there are those drawn first. */
export function openingOffset({ key, align }: Opening, estimates: Estimates): number {
  const { rows, heights, paddingStart, paddingEnd, viewHeight } = estimates;
  const all = paddingStart + sum(heights) + paddingEnd;
  if (all < SURELY_LONGER * viewHeight) return 0;
  const end = all - viewHeight;
  const index = key === undefined ? -1 : rows.findIndex((row) => row.key === key);
  if (index < 0) return end;
  const start = paddingStart + sum(heights.slice(0, index));
  const above = align === 'center' ? (viewHeight - (heights[index] ?? 0)) / 2 : 0;
  return Math.min(Math.max(0, start - above), end);
}
