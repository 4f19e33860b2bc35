import { numberField } from '../forms/numberField';
import { MAX_TURN_MINUTES } from '../rounds/round';

const OUT_OF_RANGE = `Must be from 1 to ${MAX_TURN_MINUTES}`;

/** Minutes of a turn in meetings; empty for the default (rule rounds.timer). */
export const turnMinutesField = () =>
  numberField()
    .typeError(OUT_OF_RANGE)
    .min(1, OUT_OF_RANGE)
    .max(MAX_TURN_MINUTES, OUT_OF_RANGE)
    .integer(OUT_OF_RANGE);
