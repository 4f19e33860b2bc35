import { SECONDS_PER_DAY } from '../time/zonedTime';

export const NOTE_DAYS = 14;

/** Rule rounds.notes. */
export const isNoteOpen = (at: number, nowSeconds: number): boolean => nowSeconds < at + NOTE_DAYS * SECONDS_PER_DAY;
