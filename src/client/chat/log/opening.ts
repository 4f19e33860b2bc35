import type { Row } from './rows';

/** The row's key and alignment; without a key the log opens at its end. */
export interface Opening {
  key?: string;
  align: 'center' | 'start';
}

export function openingOf(rows: readonly Row[], foundId: string | undefined): Opening {
  const found = foundId === undefined ? undefined : rows.find(({ id }) => id === foundId);
  if (found) return { key: found.key, align: 'center' };
  return { key: rows.find(({ isAfterLastRead }) => isAfterLastRead)?.key, align: 'start' };
}

const PRERENDERED_ROWS = 20;

/** Prerendering can't measure rows. */
export function prerenderedRows(rows: readonly Row[], { key }: Opening): number[] {
  const opening = key === undefined ? rows.length : rows.findIndex((row) => row.key === key);
  const first = Math.min(opening, rows.length - PRERENDERED_ROWS);
  return [...rows.keys()].filter((index) => index >= first && index < first + PRERENDERED_ROWS);
}

interface Estimates {
  rows: readonly Row[];
  heights: readonly number[];
  paddingStart: number;
  paddingEnd: number;
  viewHeight: number;
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/**
 * In windows: a log estimated at this or more certainly doesn't fit its window. One that fits stays at its top
 * whatever the estimate, without a scroll event.
 */
const SURELY_LONGER = 2.5;

/** Pixels. The rows there are rendered first. */
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
