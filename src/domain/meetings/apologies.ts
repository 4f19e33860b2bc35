import { object } from 'yup';
import { optionalText } from '../forms/fields';
import { MAX_APOLOGY_LENGTH } from './attendance';
import type { Occurrence } from './schedule';
import { wordsIn } from './apologyWords.gen';

export function apologyObstacle({ at, skipped }: Occurrence, nowSeconds: number): 'skipped' | 'begun' | undefined {
  if (skipped) return 'skipped';
  return at <= nowSeconds ? 'begun' : undefined;
}

export const apologySchema = object({ note: optionalText((language) => wordsIn(language).note, MAX_APOLOGY_LENGTH) });
