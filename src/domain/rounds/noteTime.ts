import { SECONDS_PER_DAY } from '../time/zonedTime';

/** Days after a meeting during which people can change their notes of it. */
export const NOTE_DAYS = 14;

/** Whether notes of a meeting that took place at `at` can still be changed (rule rounds.notes). Epoch seconds. */
export const isNoteOpen = (at: number, nowSeconds: number): boolean => nowSeconds < at + NOTE_DAYS * SECONDS_PER_DAY;
