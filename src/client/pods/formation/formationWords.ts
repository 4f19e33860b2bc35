import { countWithNoun, joinWithAnd, ordinal } from '../../../domain/text/words';

const people = (count: number) => countWithNoun(count, 'person', 'people');

export const formationWords = {
  title: 'Form a pod',
  intro: (pod: string) => `A new pod for people on the waitlist of ${pod}, in one go.`,
  people: 'Who gets a place',
  peopleHelp: 'Everyone here has agreed to join or lead a new pod. Those you leave out keep their place in the queue.',
  left: (count: number) =>
    count === 1
      ? 'One more person is waiting, but hasn’t agreed to a new pod. They keep their place in the queue.'
      : `${count} more people are waiting, but haven’t agreed to a new pod. They keep their place in the queue.`,
  waiting: (position: number, when: string) => `${ordinal(position)} in the queue, since ${when}`,
  noZone: 'Time zone not known',
  leads: 'Leads the pod',
  agreedToLead: 'Would lead',
  leadsOther: 'Already leads a pod',
  onlyLead: 'Only agreed to lead',
  disabled: 'No access at the moment',
  noSeat: 'No place left',
  fromWaitlist: (name: string) => `${name} (on the waitlist)`,
  leaderHelp:
    'Someone on the waitlist who’d lead, you, or a leader who has confirmed the training and doesn’t lead a pod here yet.',
  summary: 'What happens',
  seated: (count: number) => (count === 1 ? '1 person gets a place' : `${people(count)} get a place`),
  nobodySeated: 'Nobody gets a place yet',
  leadsIt: (name: string) => `${name} leads`,
  youLead: 'you lead',
  chosenLeads: 'the leader you’ve chosen leads it',
  noLeaderYet: 'nobody is chosen to lead yet',
  stay: (count: number) => (count === 1 ? '1 stays on the waitlist' : `${count} stay on the waitlist`),
  nobodyStays: 'nobody stays on the waitlist',
  all: (parts: readonly string[]) => `${joinWithAnd(parts)}.`,
  approves: (name: string) => `Choosing ${name} approves them as a leader. We’ll ask them to do the leader training.`,
  told: 'Everyone with a place, and the leader, gets a notification and an email with a calendar invitation. People who stay on the waitlist aren’t told.',
  few: (minimum: number) => `A pod works best with at least ${minimum} people. You can form it anyway.`,
  form: 'Form pod',
  formed: (pod: string) => `${pod} is ready`,
  none: 'Nobody has agreed to a new pod',
  noneWhy: (waiting: number) =>
    waiting === 0
      ? 'Nobody is waiting for this pod at the moment.'
      : 'People say whether they’d join a new pod when they join a waitlist. You can still add a pod like this one, and they can choose it themselves.',
  addLike: 'Add a pod like this',
};
