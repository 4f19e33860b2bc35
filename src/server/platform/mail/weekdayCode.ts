const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A weekday as iCalendar writes it; 1 is Monday, 7 Sunday. */
export const weekdayCode = (weekday: number): string => CODES[weekday - 1] ?? '';
