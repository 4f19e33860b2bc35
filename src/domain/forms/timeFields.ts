import { number, string } from 'yup';
import { isTimeZone } from '../time/zonedTime';
import { INVALID_MOMENT, NO_MOMENT, UNKNOWN_TIME_ZONE } from './messages';

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
    .required('Time zone is required')
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
