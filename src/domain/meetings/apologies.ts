import { object } from 'yup';
import { optionalText } from '../forms/fields';
import { MAX_APOLOGY_LENGTH } from './attendance';
import type { Occurrence } from './schedule';

/** Why apologies can't be given now for a meeting (rule meetings.apologies); undefined if they can. Epoch seconds. */
export function apologyObstacle({ at, skipped }: Occurrence, nowSeconds: number): 'skipped' | 'begun' | undefined {
  if (skipped) return 'skipped';
  return at <= nowSeconds ? 'begun' : undefined;
}

/** Apologies for a meeting, with an optional note. */
export const apologySchema = object({ note: optionalText('This', MAX_APOLOGY_LENGTH) });
