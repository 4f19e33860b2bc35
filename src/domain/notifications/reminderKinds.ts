/**
 * Reminders sent once: a day before a meeting, fifteen minutes before it, about a missing step after it, before and
 * after a step's date, and to staff about pod health on Mondays.
 */
export const SENT_REMINDER_KINDS = [
  'MEETING_DAY',
  'MEETING_SOON',
  'NO_STEP',
  'STEP_DUE',
  'STEP_OVERDUE',
  'POD_HEALTH',
] as const;
