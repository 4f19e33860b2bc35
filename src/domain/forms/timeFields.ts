import { number, string } from 'yup';
import { isTimeZone } from '../time/zonedTime';
import { wordsIn } from './timeWords.gen';
import { localTexts } from '../text/localText';

const message = localTexts(wordsIn);

export const INVALID_MOMENT = message((words) => words.invalidMoment);

/** Of an empty date input. */
export const NO_MOMENT = message((words) => words.noMoment);

const UNKNOWN_TIME_ZONE = message((words) => words.unknownZone);

const MAX_ZONE_LENGTH = 64;

/** The year 3000. */
const LAST_MOMENT_SECONDS = 32_503_680_000;

/**
 * Accepts only numbers: a date input passes a string while its value isn't a date, and the string may look like a
 * number.
 */
export function momentField(unit: 'seconds' | 'milliseconds' = 'seconds') {
  return number()
    .transform((_, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError(({ originalValue }) => (originalValue === '' ? NO_MOMENT : INVALID_MOMENT))
    .min(0, INVALID_MOMENT)
    .max(LAST_MOMENT_SECONDS * (unit === 'seconds' ? 1 : 1000), INVALID_MOMENT)
    .integer(INVALID_MOMENT);
}

export function timeZoneField() {
  return string()
    .required(message((words) => words.zoneRequired))
    .test('zone', UNKNOWN_TIME_ZONE, (zone) => !zone || isTimeZone(zone));
}

/** Nobody can correct the zone that the browser reports, so an unknown one counts as UTC. */
export function deviceZoneField() {
  return string()
    .transform((zone: string | undefined) =>
      zone === undefined || zone.length > MAX_ZONE_LENGTH || isTimeZone(zone) ? zone : 'UTC',
    )
    .max(MAX_ZONE_LENGTH, UNKNOWN_TIME_ZONE);
}
