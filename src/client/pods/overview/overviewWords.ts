import type { PodOverviewSort } from '../../../domain/pods/overviewSorts';

export const overviewWords = {
  sort: 'Sort by',
  sorts: {
    name: 'Pod',
    nextMeeting: 'Next meeting',
    people: 'People',
    waiting: 'Waiting',
    lastMessage: 'Last message',
  } satisfies Record<PodOverviewSort, string>,
  steps: 'Steps set',
  stepsSet: (set: number, of: number) => `${set} of ${of}`,
  noMeeting: 'None ahead',
  nobodyWaiting: 'Nobody',
  noMessage: 'None yet',
};
