export const podNames: readonly (readonly string[])[] = [
  ['Early Birds', 'Tuesday Table', 'Lunch Break', 'Evening Current', 'Makers', 'Northern Lights'],
  ['First Steps', 'Second Wind', 'Quiet Builders'],
  ['Studio One', 'Long Projects', 'Night Desk'],
];

/** A goal, and small steps towards it. */
export const goals: readonly (readonly [goal: string, ...steps: string[]])[] = [
  [
    'Finish the first draft',
    'Write for 20 minutes before breakfast',
    'Outline chapter three',
    'Send two pages to Ruth',
  ],
  ['Feel fit again', 'Walk to work on Wednesday', 'Book the swimming class', 'Stretch for ten minutes after lunch'],
  ['A calmer week', 'Say no to one meeting', 'Leave my phone in the hall after nine', 'Plan Friday on Thursday'],
  ['Launch the website', 'Choose three photos', 'Write the “about” paragraph', 'Ask Daniel to read the home page'],
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

export const messages: readonly string[] = [
  'Morning all! See you later today.',
  'Running five minutes late, start without me.',
  'I did it! The e-mail is sent and nothing terrible happened.',
  'Honest update: not done. I am making the step smaller this week.',
  'That is a lovely step, Ben.',
  'Thank you for last time, I left with much more energy than I came with.',
  'Does anyone have a template for a project plan on one page?',
  'Here is the article I mentioned: https://example.com/small-steps',
  'Well done!! 🎉',
  'Could we keep five minutes at the end for my question about pricing?',
  'Small win: twenty minutes before breakfast, three days in a row.',
  'I will be on a train next week, camera off but listening.',
  'How did the conversation with your manager go?',
  'It went better than I feared. I will tell you on the call.',
  'Reminder: bring your step in one sentence.',
  'I am stuck between two options. Ten minutes of thinking aloud would help me.',
  'Happy to help, send me a message after the call.',
  'This group is the only reason I opened that folder.',
  'Back from holiday. What did I miss?',
  'We missed you! Nothing dramatic, Keiko finished her book cover.',
  'Today I only managed half of it, and half is more than last week.',
  'Setting my step for next week now, so I do not forget.',
  'Who else finds Mondays difficult? Asking for a friend.',
  'I wrote the first paragraph. It is bad and I am very pleased with it.',
];
