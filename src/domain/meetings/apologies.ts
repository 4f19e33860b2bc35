import { object } from 'yup';
import { optionalText } from '../forms/fields';
import { MAX_APOLOGY_LENGTH } from './attendance';
import type { Occurrence } from './schedule';

export function apologyObstacle({ at, skipped }: Occurrence, nowSeconds: number): 'skipped' | 'begun' | undefined {
  if (skipped) return 'skipped';
  return at <= nowSeconds ? 'begun' : undefined;
}

export const apologySchema = object({ note: optionalText('This', MAX_APOLOGY_LENGTH) });
