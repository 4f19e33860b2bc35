const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The iCalendar code of a weekday; 1 is Monday, 7 Sunday. */
export const weekdayCode = (weekday: number): string => CODES[weekday - 1] ?? '';
