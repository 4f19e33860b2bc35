/** Days after a meeting during which people can change their notes of it (rule rounds.notes). */
export const NOTE_DAYS = 14;
