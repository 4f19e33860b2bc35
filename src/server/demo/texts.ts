export const podNames: readonly (readonly (readonly [name: string, hour: number])[])[] = [
  [
    ['Early Birds', 7],
    ['Tuesday Table', 18],
    ['Lunch Break', 12],
    ['Evening Current', 20],
    ['Makers', 19],
    ['Northern Lights', 17],
  ],
  [
    ['First Steps', 12],
    ['Second Wind', 19],
    ['Quiet Builders', 8],
  ],
  [
    ['Studio One', 18],
    ['Long Projects', 12],
    ['Night Desk', 21],
  ],
];

export const goals: readonly (readonly [goal: string, ...steps: string[]])[] = [
  [
    'Finish the first draft',
    'Write for 20 minutes before breakfast',
    'Outline chapter three',
    'Send two pages to Ruth',
  ],
  ['Feel fit again', 'Walk to work on Wednesday', 'Book the swimming class', 'Stretch for ten minutes after lunch'],
  ['A calmer week', 'Say no to one meeting', 'Leave my phone in the hall after nine', 'Plan Friday on Thursday'],
  ['Launch the website', 'Choose three photos', 'Write the ‘about’ paragraph', 'Ask Daniel to read the home page'],
  ['Find two new clients', 'Write to one former client', 'Update my price list', 'Ask Grace for an introduction'],
  [
    'Put the money in order',
    'Open the pile of envelopes',
    'Send the overdue invoice',
    'List the monthly subscriptions',
  ],
  ['Learn Portuguese', 'One lesson on the train', 'Order coffee in Portuguese', 'Watch one episode without subtitles'],
  ['A tidy studio', 'Clear the left shelf', 'Give away the old easel', 'Label the boxes'],
  ['See friends more', 'Call Maya on Sunday', 'Invite the neighbours for soup', 'Answer three messages'],
  ['Grow the repair café', 'Print ten posters', 'Ask the library about Saturdays', 'Write the volunteer rota'],
  ['Back to the piano', 'Ten minutes of scales', 'Tune the piano', 'Play one song for someone'],
  ['Delegate properly', 'Hand the supplier calls to Ivan', 'Write down how I do the rota', 'Take Friday afternoon off'],
];

/**
 * Some lines by different people. `{name}` is the previous speaker; `minutes` is the range of time after the meeting's
 * start.
 */
export interface Exchange {
  minutes: readonly [from: number, to: number];
  lines: readonly string[];
}

const dayBefore = [-30 * 60, -10 * 60] as const;
const before = [-9 * 60, -30] as const;
const justBefore = [-10, -3] as const;
const after = [75, 20 * 60] as const;
const daysAfter = [26 * 60, 70 * 60] as const;

export const podExchanges: Exchange[] = [
  { minutes: dayBefore, lines: ['Reminder: bring your step in one sentence.'] },
  {
    minutes: dayBefore,
    lines: ['Who else finds Mondays difficult? Asking for a friend.', 'Your friend is not alone, {name}.'],
  },
  {
    minutes: dayBefore,
    lines: [
      'Could we keep five minutes at the end for my question about pricing?',
      'Of course, {name}. I have one too.',
    ],
  },
  {
    minutes: dayBefore,
    lines: [
      'I am stuck between two options. Ten minutes of thinking aloud would help me.',
      'Gladly. Bring both of them.',
    ],
  },
  {
    minutes: before,
    lines: ['Honest update: not done. I am making the step smaller this week.', 'Smaller is still a step, {name}.'],
  },
  {
    minutes: before,
    lines: ['I did it! The email is sent and nothing terrible happened.', 'Well done!! 🎉', 'Told you, {name}.'],
  },
  { minutes: before, lines: ['Looking forward to seeing you all later.', 'Me too, {name}.'] },
  { minutes: before, lines: ['Today I only managed half of it, and half is more than last week.'] },
  {
    minutes: before,
    lines: ['Back from holiday. What did I miss?', 'We missed you, {name}! Nothing dramatic, I promise.'],
  },
  { minutes: justBefore, lines: ['Running five minutes late, start without me.'] },
  { minutes: justBefore, lines: ['On my way, just looking for my headphones.'] },
  {
    minutes: after,
    lines: ['Thank you for today, I left with much more energy than I came with.', 'Same here, {name}.'],
  },
  {
    minutes: after,
    lines: ['Setting my step for next time now, so I do not forget.', 'That is a lovely step, {name}.'],
  },
  { minutes: after, lines: ['Here is the article I mentioned: https://example.com/small-steps', 'Thank you, {name}!'] },
  { minutes: after, lines: ['This group is the only reason I opened that folder.'] },
  {
    minutes: after,
    lines: [
      'Does anyone have a template for a project plan on one page?',
      'I have one, {name}. I will send it tonight.',
    ],
  },
  { minutes: after, lines: ['I will be on a train next time, camera off but listening.', 'Safe travels, {name}.'] },
  {
    minutes: daysAfter,
    lines: ['Small win: twenty minutes before breakfast, three days in a row.', 'That is huge, {name}.'],
  },
  { minutes: daysAfter, lines: ['I wrote the first paragraph. It is bad and I am very pleased with it.'] },
  {
    minutes: daysAfter,
    lines: ['How did everyone’s difficult conversations go?', 'Better than I feared. I will tell you when we meet.'],
  },
  {
    minutes: daysAfter,
    lines: ['Happy to read drafts this week, if anyone has one.', 'Yes please, {name}. Two pages are coming.'],
  },
  { minutes: daysAfter, lines: ['Half the week is gone and my step is done. Now what?', 'Now you rest, {name}.'] },
];

export const leaderExchanges: Exchange[] = [
  {
    minutes: dayBefore,
    lines: ['Agenda for the leader meeting is open. Add what you need.', 'Added one about quiet pods.'],
  },
  {
    minutes: dayBefore,
    lines: ['How do you all open a first meeting?', 'With a check-in of one word each. It never fails.'],
  },
  { minutes: before, lines: ['I may be late today, my own pod runs until then.', 'We will keep you a seat, {name}.'] },
  {
    minutes: before,
    lines: ['One of mine has been quiet for a month. Ideas?', 'A short private message, {name}. No pressure.'],
  },
  { minutes: justBefore, lines: ['The link works, I am in already.'] },
  { minutes: after, lines: ['Good session, thank you. I will try the silent start.', 'Tell us how it goes, {name}.'] },
  { minutes: after, lines: ['Notes are up: https://example.com/leader-notes', 'Thank you, {name}.'] },
  { minutes: after, lines: ['I have room for two more, if anyone has a waitlist.', 'I will ask mine, {name}.'] },
  { minutes: daysAfter, lines: ['The silent start was lovely. Stealing it for good.'] },
  {
    minutes: daysAfter,
    lines: ['Reminder to look after yourselves too: what is your own next step?', 'A walk without the phone.'],
  },
  { minutes: daysAfter, lines: ['Two new people joined this month. Please say hello when you meet them.'] },
  {
    minutes: daysAfter,
    lines: ['Does anyone swap pods for a week? Mine would love a guest.', 'Count me in, {name}.'],
  },
  { minutes: daysAfter, lines: ['We finished ten minutes early and nobody minded.'] },
];

export const stepComments: readonly string[] = [
  'That’s small enough to happen. I like it!',
  'Tell us on the day how it felt.',
  'I’m stealing this one for next week.',
  'Want a reminder from me the evening before?',
];
