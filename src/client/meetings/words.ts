/** Only what the first page needs. */
export const words = {
  nextMeeting: 'Next meeting',
  join: 'Join meeting',
  meetingMode: 'Meeting mode',
  joinOpens: (time: string, date?: string) => `Join opens here ${date === undefined ? '' : `on ${date} `}at ${time}`,
  addToCalendar: 'Add to calendar',
  paused: 'PAUSED',
  pausedUntil: 'No meetings until',
  noMeetings: (from: string, to: string) => `No meetings from ${from} until ${to}.`,
  aroundPause: (last: string | undefined, first: string | undefined) => {
    if (last === undefined) return first === undefined ? '' : `The first one after is ${first}.`;
    return `The last one before is ${last}${first === undefined ? '' : `, and the first one after is ${first}`}.`;
  },
  noneAhead: 'No meeting planned.',
  linkPending: 'The Zoom link is on its way.',
  linkReplaced: 'A new Zoom link is on its way. Until then, the link you have works.',
  linkMissing: 'There’s no meeting link yet.',
  enterLink: 'Enter a link',
  noLinkYet: 'There’s no meeting link yet. The people who can enter one know.',
  minutes: (minutes: number) => `${minutes} minutes`,
  otherHour: (shift: string) => `That’s ${shift}, because the clocks change.`,
  movedFrom: 'Moved from',
  notOn: 'No meeting on',
};
