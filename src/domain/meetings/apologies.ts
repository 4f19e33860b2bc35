import { object } from 'yup';
import { optionalText } from '../forms/fields';
import { MAX_APOLOGY_LENGTH } from './attendance';
import type { Occurrence } from './schedule';

/** Why nobody can say now that they can't make it to a meeting (rule meetings.apologies); undefined when they can. Epoch seconds. */
export function apologyObstacle({ at, skipped }: Occurrence, nowSeconds: number): 'skipped' | 'begun' | undefined {
  if (skipped) return 'skipped';
  return at <= nowSeconds ? 'begun' : undefined;
}

/** That one can't make it, perhaps with a line. */
export const apologySchema = object({ note: optionalText('This', MAX_APOLOGY_LENGTH) });
