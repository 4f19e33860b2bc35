/** Apart from the area's other words, since home needs only these. */
export const words = {
  meetingMode: 'Meeting mode',
  meetingMore: 'More',
  meetingMoreAbout: (pod: string) => `More about the meeting of ${pod}`,
  finished: 'The meeting is over',
  committed: (step: string) => `You committed to ‘${step}’`,
  here: 'Here',
  nobodyHere: 'Nobody yet',
  stepsNow: 'Steps',
  now: {
    done: (count: number) => `${count} done`,
    set: (count: number) => `${count} set`,
    due: (count: number) => `${count} due`,
    notDone: (count: number) => `${count} not done`,
    missing: (count: number, names: string) => `${count} missing (${names})`,
  },
};
