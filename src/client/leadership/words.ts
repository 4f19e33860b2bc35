/** Words of leading a pod and of assisting in one. */
export const words = {
  notFound: { title: 'Request not found', text: 'Link is no longer valid', toPods: 'See my pods' },

  assign: {
    title: (name: string) => `Ask ${name} to be assistant leader`,
    crumb: 'Assign assistant leader',
    link: (name: string) =>
      `${name} will be asked for a meeting link, which overrides the current one. Until they confirm, nothing changes.`,
    told: 'They get an email and a notification.',
    runs: 'Once they have confirmed, they run the meeting: they see steps, the agenda, the leaders’ chat and leader meetings. They don’t edit the pod, remove anyone or hand it over.',
    replaces: (name: string) =>
      `${name}, who is assistant leader now, no longer is, and the meeting link reverts to the original.`,
    withdraws: (name: string) => `The request to ${name}, who hasn’t confirmed yet, is withdrawn.`,
    verb: (name: string) => `Ask ${name}`,
    done: (name: string) => `${name} has been asked to be assistant leader`,
    leads: (name: string) => `${name} leads this pod`,
    leadsWhy: 'Choose a participant to assist.',
    toParticipants: 'See the participants',
  },

  unassign: {
    title: (name: string) => `Unassign ${name}`,
    withdrawTitle: (name: string) => `Withdraw the request to ${name}`,
    crumb: 'Unassign assistant leader',
    reverts: 'The meeting link reverts to the original:',
    revertsUnnamed: 'The meeting link reverts to the original.',
    mailed: 'Everyone in the pod gets an email with it.',
    stays: (name: string, pod: string) => `${name} is told, and stays in ${pod} as a participant.`,
    withdrawn: (name: string) =>
      `${name} is no longer asked to be assistant leader: the link in their email stops working.`,
    verb: 'Unassign assistant leader',
    withdrawVerb: 'Withdraw request',
    done: (name: string, link: string) => `${name} is no longer assistant leader. The meeting link is ${link} again.`,
    withdrawDone: (name: string) => `${name} is no longer asked`,
    failed: "Oops! That didn't work. Please try again",
    notNow: (name: string) => `${name} isn’t assistant leader`,
    notNowWhy: 'There is nothing to unassign.',
  },

  confirm: {
    title: 'Confirm assistant leader',
    intro: (pod: string, membership: string) => `You’ve been asked to be assistant leader of ${pod} in ${membership}.`,
    runs: 'You run the meeting: you see everyone’s steps, the agenda, the leaders’ chat and leader meetings.',
    overrides:
      'Your meeting link is used instead of the current one, until you no longer assist. Everyone in the pod gets an email with it.',
    link: 'Meeting link',
    linkHelp: 'Where you would hold the meeting, for example your own Zoom room.',
    verb: 'Confirm',
    notNow: 'Not now',
    done: (pod: string) => `You’re assistant leader of ${pod} now`,
    already: (pod: string) => `You’re already assistant leader of ${pod}.`,
    toPod: 'View pod',
  },
};
