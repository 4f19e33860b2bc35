/** Words of what a person has to do first. */
export const words = {
  skip: 'Not now',
  welcome: {
    title: 'Welcome, leader',
    text: 'Your application to lead was approved. What comes next:',
    steps: [
      'You read the training material and confirm that you have.',
      'You see when the leaders of your membership meet.',
      'You add your pod, with its weekly meeting.',
    ],
    submit: 'Continue',
  },
  training: {
    title: 'Confirm your training',
    text: 'Leading a pod asks for a little preparation. Please go through the training, then confirm it here.',
    open: (membership: string) => `Open the training of ${membership}`,
    none: 'Your membership has no training material of its own. If you were trained in another way, confirm it here.',
    submit: 'Confirm training',
  },
  leaderMeeting: {
    title: 'Leader Meeting',
    intro: 'Leaders meet, too: to learn from each other, and to be led for an hour.',
    none: 'No leader meeting is planned yet',
    noneText: 'You will find it under your pods as soon as one is.',
    submit: 'Continue',
  },
};
