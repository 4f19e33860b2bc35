import type { ReactNode } from 'react';

/** A form's value for a moment: a number in its unit, text that isn't a valid date, or '' if empty. */
export type DateTimeValue = number | string;

export interface DateTimeFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  /**
   * The IANA zone in which the moment is shown and typed. When the zone changes, the wall-clock time stays and the
   * moment moves.
   */
  zone: string;
  /** The unit of the form's number, counted from the epoch. */
  unit: 'seconds' | 'milliseconds';
  /** Asks for the day alone; the moment is when it begins in the zone. */
  isDay?: boolean;
  /** The range that the form accepts, in epoch seconds; days outside it can't be picked. */
  earliest?: number;
  latest?: number;
  /** A moment outside the range, in epoch seconds, that the form accepts nevertheless. */
  kept?: number;
}

/** The days that a form accepts, each as '2026-11-22' in the field's zone; a missing bound means no limit. */
export interface DayLimits {
  first?: string;
  last?: string;
  /** A day outside the limits that may stay, because the form opened with it. */
  kept?: string;
}

export const isDayRefused = (day: string, { first, last, kept }: DayLimits): boolean =>
  day !== kept && ((first !== undefined && day < first) || (last !== undefined && day > last));

/** The default hour until one is chosen, since most pods meet in the evening. */
export const USUAL_HOUR = 19;
