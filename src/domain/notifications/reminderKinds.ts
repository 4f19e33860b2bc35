export const SENT_REMINDER_KINDS = [
  'MEETING_DAY',
  'MEETING_SOON',
  'NO_STEP',
  'STEP_DUE',
  'STEP_OVERDUE',
  'POD_HEALTH',
] as const;
