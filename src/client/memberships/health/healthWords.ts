import { membershipPlaces } from '../../../domain/links';
import { countWithNoun, numberText } from '../../../domain/text/words';
import { listCount } from '../../ui/lists/listCount';

export const healthWords = {
  title: membershipPlaces.health.name,
  intro: 'The last eight weeks. Pods that need attention come first.',
  download: 'Download CSV',
  byMail: 'Get this by email on Mondays',
  searchHint: 'Name of a pod',
  count: (count: number) => listCount(count, 'pod'),
  pods: 'Pods',
  none: 'No pods yet',
  noneWhy: 'Once there are pods, you’ll see how they’re doing here.',
  addPod: 'Add pod',
  notFound: (q: string) => `No pod called ‘${q}’`,
  notFoundWhy: 'Try fewer letters, or another word of its name.',
  paused: 'Paused',
  fine: 'Nothing needs attention',
  ledBy: (name: string) => `Led by ${name}`,
  participants: (count: number) => countWithNoun(count, 'participant'),
  places: (left: number) => (left <= 0 ? 'Full' : `${countWithNoun(left, 'place')} left`),
  meetings: ({ due, recorded, held }: { due: number; recorded: number; held: number }) => {
    if (due === 0) return 'No meetings due';
    if (recorded === 0) return `${countWithNoun(due, 'meeting')} due, none recorded`;
    return `${recorded} of ${countWithNoun(due, 'meeting')} recorded, ${held} held`;
  },
  lastMessage: 'Last message:',
  noMessage: 'No messages yet',
  attendance: 'Attendance',
  came: (came: number, recorded: number) => `came ${numberText(came)} of ${numberText(recorded)} times`,
  nothingNoted: 'not recorded yet',
  steps: 'Next Tiny Steps',
  done: (done: number, due: number) => `${numberText(done)} of ${numberText(due)} done`,
  noSteps: 'none due yet',
  week: (day: string) => `Week from ${day}`,
  unknown: 'Not known',
  drifting: 'People drifting away',
  driftingWhy: 'In a pod, but no meeting, step or message for three weeks that we know of.',
  nobodyDrifts: 'Nobody’s drifting away at the moment.',
  write: 'Write',
  move: 'Move',
  showAll: (count: number) => `Show all ${numberText(count)}`,
  showFewer: 'Show fewer',
  signs: { MEETING: 'Last meeting:', STEP: 'Last step:', MESSAGE: 'Last message:' },
  noSign: 'Nothing yet since they joined:',
};
