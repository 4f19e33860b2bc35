import type { ReactNode } from 'react';

/** A number in the field's unit, text that isn't a valid date, or '' if empty. */
export type DateTimeValue = number | string;

export interface DateTimeFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  /** IANA zone. When it changes, the wall-clock time stays and the moment moves. */
  zone: string;
  unit: 'seconds' | 'milliseconds';
  isDay?: boolean;
  /** Epoch seconds. */
  earliest?: number;
  latest?: number;
  /** A moment outside the range that stays valid, in epoch seconds. */
  kept?: number;
}

/** Days such as '2026-11-22' in the field's zone; no bound means no limit. */
export interface DayLimits {
  first?: string;
  last?: string;
  /** A day outside the limits that stays valid, because the form opened with it. */
  kept?: string;
}

export const isDayRefused = (day: string, { first, last, kept }: DayLimits): boolean =>
  day !== kept && ((first !== undefined && day < first) || (last !== undefined && day > last));
