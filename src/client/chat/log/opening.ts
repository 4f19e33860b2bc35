import type { Row } from './rows';

/** The row at which a log opens, by key, and its alignment; without one the log opens at its end. */
export interface Opening {
  key?: string;
  align: 'center' | 'start';
}

/** Opens at the linked message, at the 'Last read' marker, or at the end. */
export function openingOf(rows: readonly Row[], foundId: string | undefined): Opening {
  const found = foundId === undefined ? undefined : rows.find(({ id }) => id === foundId);
  if (found) return { key: found.key, align: 'center' };
  return { key: rows.find(({ isAfterLastRead }) => isAfterLastRead)?.key, align: 'start' };
}

/** As many rows as a window shows; more would cost a phone time. */
const DRAWN_ROWS = 20;

/** The rows to show where nothing can be measured, as indexes: from the opening position on, or the last ones. */
export function drawnRows(rows: readonly Row[], { key }: Opening): number[] {
  const opening = key === undefined ? rows.length : rows.findIndex((row) => row.key === key);
  const first = Math.min(opening, rows.length - DRAWN_ROWS);
  return [...rows.keys()].filter((index) => index >= first && index < first + DRAWN_ROWS);
}

interface Estimates {
  rows: readonly Row[];
  /** The height of each row, and of the space above the first and below the last, in pixels. */
  heights: readonly number[];
  paddingStart: number;
  paddingEnd: number;
  /** The height of the visible part of the log, in pixels. */
  viewHeight: number;
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/**
 * A log estimated to be at least this many windows long certainly doesn't fit its window. A log that fits stays at its
 * top whatever the estimate, and browsers send no scroll event for it.
 */
const SURELY_LONGER = 2.5;

/** Estimated scroll offset of the opening position, in pixels; the rows there are rendered first. */
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
