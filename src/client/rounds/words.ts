import { joinWithAnd, upperFirst } from '../../domain/text/words';

const have = (names: readonly string[]) => (names.length === 1 ? 'hasn’t' : 'haven’t');

const are = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const minutes = (count: number) => `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'minute' : 'minutes'}`;

export const words = {
  title: 'Meeting mode',
  join: 'Join the video call',
  you: 'You',

  closed: {
    opens: (until: string) => `Opens ${until}`,
    why: 'Meeting mode opens 15 minutes before the meeting. This page opens it for you.',
    noneAhead: 'No meeting is planned',
    noneAheadWhy: 'Once one is, meeting mode opens 15 minutes before it starts.',
    toPod: 'Back to the pod',
  },

  arrival: {
    retry: 'Try again',
    APOLOGIES: 'You’re down as not coming.',
    ABSENT: 'You’re marked as not here.',
    iMadeIt: 'I made it after all',
  },

  gathering: {
    title: 'Who’s here',
    count: (here: number, all: number) => `${here} of ${all} here`,
    begin: 'Begin the round',
    beginsAt: 'You can begin the round at',
    starts: 'The meeting starts at',
    each: (count: number) => upperFirst(`${minutes(count)} each`),
    waiting: 'The round begins as soon as the people who run the meeting start it.',
    noLeader: 'This pod has no leader at the moment, so nobody keeps the time. Take turns as you like.',
    notHereYet: (names: readonly string[]) => `${joinWithAnd(names)} ${are(names)}n’t here yet.`,
    alone: 'You’re the only one in this pod so far',
    aloneWhy: 'Once others have joined it, you’ll see them here.',
  },

  presence: {
    CAME: 'Here',
    APOLOGIES: 'Can’t make it',
    ABSENT: 'Not here',
    unknown: 'Not here yet',
  },

  turn: {
    yours: 'Your turn',
    speaking: (name: string) => `${name}’s turn`,
    timesUp: 'Time’s up',
    oneMinute: 'One minute left',
    left: 'Time left',
    over: 'Over time',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Resume',
    minuteMore: '+1 min',
    skip: 'Skip',
    next: (name: string) => `Next: ${name}`,
    end: 'End of the round',
    upNext: (name: string) => `${name} is next`,
    youAreNext: 'You’re next',
  },

  order: {
    title: 'Order',
    speaking: 'Speaking now',
    DONE: 'Has spoken',
    SKIPPED: 'Skipped',
    next: 'Next',
    waiting: 'Still to come',
    actsOn: (name: string) => `Actions for ${name}`,
    give: 'Give the turn',
    skip: 'Skip',
    up: 'Move up',
    down: 'Move down',
    here: 'Here',
    notHere: 'Not here',
  },

  step: {
    mine: 'My step',
    of: (name: string) => `${name}’s step`,
    lastMine: 'What I said last time',
    last: (name: string) => `What ${name} said last time`,
    next: 'Next step',
    howDidItGo: 'How did it go?',
    changed: 'It has changed meanwhile. Please look again.',
    choices: { Done: 'Done', NotDone: 'Not done' },
    setMine: 'Set my next step',
    commit: 'Commit to the next step',
    save: 'Save step',
    change: 'Change',
    writeDown: (name: string) => `Write it down for ${name}`,
    willConfirm: (name: string) => `We’ll ask ${name} to confirm it.`,
    written: (name: string) => `Written down for ${name}`,
    done: 'Well done!',
    notDone: 'That happens. What would be a smaller step?',
    setMeanwhile: (name: string) => `${name} has set their own step meanwhile.`,
    writtenMeanwhile: (name: string) => `A step for ${name} has been written down meanwhile.`,
    discard: 'Discard what I typed',
    unsaved: 'You typed this in the meeting and haven’t saved it yet.',
    unsavedOf:
      'You typed this for somebody else and hadn’t saved it when meeting mode closed. They can set it themselves.',
    unsavedTitle: 'A step that wasn’t saved',
    stillTyping: 'Your step was written down while you were typing. Save yours to replace it.',
  },

  end: {
    between: 'Between turns',
    allSpoken: 'Everyone who’s here has had their turn',
    over: 'The round is over',
    skipped: (names: readonly string[]) => `${joinWithAnd(names)} ${names.length === 1 ? 'was' : 'were'} skipped.`,
    skippedYou: (others: readonly string[]) => `${joinWithAnd(['You', ...others])} were skipped.`,
    noStep: (names: readonly string[]) => `${joinWithAnd(names)} ${have(names)} set a step for next time yet.`,
    noStepKind: 'There’s still time, and small is good.',
    mineMissing: 'You haven’t set a step for next time yet. You can do it below; small is good.',
    allSet: 'Everyone has a step for next time.',
    finish: 'Finish the meeting',
    isSpeaking: (name: string) => `${name} is still speaking`,
    youAreSpeaking: 'You’re still speaking',
    endsTurn: 'The meeting would be over for everybody. You can reopen it for an hour after its end.',
    goOn: 'Go on with the round',
    willBeAbsent: (names: readonly string[]) => `${joinWithAnd(names)} will be recorded as absent.`,
    nobodyAbsent: 'Nobody will be recorded as absent.',
  },

  finished: {
    title: 'Meeting finished',
    intro: 'Thanks for being here. See you next time.',
    CAME: 'Came',
    APOLOGIES: 'Sent apologies',
    ABSENT: 'Absent',
    noStep: 'No step for next time yet',
    correct: 'Correct attendance',
    reopen: 'Reopen the meeting',
  },

  notes: {
    title: 'My notes',
    label: 'Notes for yourself',
    why: 'Only you can see them.',
    last: 'Last time',
    lastOn: (date: string) => `Notes from ${date}`,
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    offline: 'You’re offline. Your notes stay on this device, and we’ll save them once you’re back.',
    retry: 'Save now',
    conflict: 'You also wrote notes on another device. Which do you want to keep?',
    elsewhere: 'On the other device',
    keepHere: 'Keep these',
    keepElsewhere: 'Keep the other ones',
    keepBoth: 'Keep both',
  },
};
