/**
 * One-time reminders: a day and fifteen minutes before a meeting, of a missing step after it, before and after a step's
 * date, and for staff about pod health on Mondays.
 */
export const SENT_REMINDER_KINDS = [
  'MEETING_DAY',
  'MEETING_SOON',
  'NO_STEP',
  'STEP_DUE',
  'STEP_OVERDUE',
  'POD_HEALTH',
] as const;
