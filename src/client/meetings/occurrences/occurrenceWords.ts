export const upcomingTitle = 'Upcoming meetings';

export const words = {
  intro: 'You can skip a meeting, or move it once. The others stay as they are, and everyone gets an email.',
  none: 'No meeting planned.',
  skipped: 'Skipped',
  actsOn: (day: string) => `Actions for ${day}`,
  skip: 'Skip this meeting',
  skipTitle: (day: string) => `Skip the meeting on ${day}?`,
  skipBody:
    'It won’t take place. Everyone gets an email, and it disappears from their calendar. You can still put it back until it would have started.',
  skipVerb: 'Skip meeting',
  keep: 'Keep it',
  skippedOne: (day: string) => `No meeting on ${day}. Everyone gets an email.`,
  move: 'Move this meeting',
  movedTo: 'New date and time',
  movedToWhy: (zone: string) => `Only for this one meeting, in the meeting’s own time zone (${zone}).`,
  moveVerb: 'Move meeting',
  cancel: 'Cancel',
  moved: 'Moved. Everyone gets an email.',
  restore: 'Put back',
  moveBack: 'Move back',
  restored: 'Back as planned. Everyone gets an email.',
};
