import type { ReactNode } from 'react';

/** What a form holds of a moment: a number in its unit, what was typed while that is no date, or '' for nothing. */
export type DateTimeValue = number | string;

export interface DateTimeFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  /** IANA zone in whose wall-clock time it is shown and typed. When it changes, the clock stays and the moment moves. */
  zone: string;
  /** What the form's number counts since the epoch. */
  unit: 'seconds' | 'milliseconds';
  /** The moments, in epoch seconds, between which the form accepts one: days outside can't be picked. */
  earliest?: number;
  latest?: number;
  /** A moment outside, in epoch seconds, that the form accepts all the same. */
  kept?: number;
}

/** The days that a form accepts, each as '2026-11-22' in the zone of the field; what is absent bounds nothing. */
export interface DayLimits {
  first?: string;
  last?: string;
  /** A day outside that may stay, as the form showed it. */
  kept?: string;
}

export const isDayRefused = (day: string, { first, last, kept }: DayLimits): boolean =>
  day !== kept && ((first !== undefined && day < first) || (last !== undefined && day > last));

/** The hour that a day has until one is chosen: most pods meet in the evening. */
export const USUAL_HOUR = 19;
