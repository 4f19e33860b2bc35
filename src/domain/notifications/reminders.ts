/**
 * What somebody is reminded of once: a meeting a day and fifteen minutes before it, that they have no step after one, a
 * step before and after its date, and as staff the health of pods on Mondays.
 */
export const REMINDER_KINDS = [
  'MEETING_DAY',
  'MEETING_SOON',
  'NO_STEP',
  'STEP_DUE',
  'STEP_OVERDUE',
  'POD_HEALTH',
] as const;
