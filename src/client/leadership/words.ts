/** Words of leading a pod: asking to, handing over, and assisting. */
export const words = {
  pods: 'Pods',
  notFound: {
    title: 'Request not found',
    text: 'Link is no longer valid',
    several: 'Several pods ask you. Open the link in the email about the one you mean.',
    toPods: 'See my pods',
  },

  link: {
    label: 'Meeting link',
    help: 'Where you would hold the meeting, for example your own Zoom room.',
  },

  choose: {
    handOver: (pod: string) => `Hand over ${pod}`,
    title: (pod: string) => `Choose a leader for ${pod}`,
    crumb: 'Choose a leader',
    intro: 'Nothing changes until the person you ask accepts with a meeting link.',
    introNoLeader:
      'The pod goes on meeting without a leader. Whoever you ask leads it as soon as they accept with a meeting link.',
    participants: 'In this pod',
    others: 'Leaders without a pod',
    leads: (pod: string) => `(Leader of ${pod} Pod)`,
    open: (name: string, until: string) =>
      `${name} has been asked and can answer until ${until}. If you ask somebody else, that replaces it.`,
    none: 'There’s nobody to choose yet',
    noneWhy: 'Whoever takes part in the pod can lead it. As soon as somebody joins, you can choose them here.',
    toPod: 'Back to the pod',
    searchHint: 'Name',
    count: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString()} people`),
    notFound: (search: string) => `Nobody matches “${search}”`,
    notFoundWhy: 'Every word has to be in the name of someone you can ask.',
  },

  confirmSwitch: {
    title: (name: string, pod: string) => `Make ${name} leader of ${pod}`,
    crumb: 'Confirm switch pod leader',
    stay: (leader: string) => `${leader} stays in the pod as a participant.`,
    youStay: 'You stay in the pod as a participant.',
    leave: (leader: string) => `${leader} takes part in another pod here, so they leave this one.`,
    youLeave: 'You take part in another pod here, so you leave this one.',
    becomes: (name: string, pod: string) =>
      `${name} becomes the leader of ${pod} once they accept. Until then nothing changes.`,
    youBecome: (pod: string) => `You become the leader of ${pod} once you accept. Until then nothing changes.`,
    mailed: (name: string) => `An email is sent to ${name}, who has 14 days to answer. You’re told what they decide.`,
    youAnswer: 'Next you’re asked for the meeting link with which you accept. You have 14 days to do so.',
    replaces: (name: string) => `The request to ${name} ends.`,
    verb: (name: string) => `Ask ${name}`,
    verbYou: 'Choose myself',
    done: (name: string) => `We’ve asked ${name}. Nothing changes until they accept.`,
    back: 'Choose somebody else',
    already: (name: string) => `${name} has been asked already`,
    alreadyWhy: (until: string) => `They can answer until ${until}.`,
    cannot: 'This person can’t be asked to lead the pod',
    cannotWhy: 'They are no longer in it, or can’t lead a pod in this membership.',
    leads: (name: string, pod: string) => `${name} leads ${pod} already, and can lead one pod in a membership.`,
  },

  complete: {
    title: (pod: string) => `Are you happy to lead ${pod}?`,
    crumb: 'Lead a pod',
    intro: (membership: string) => `You’ve been asked to lead a pod in ${membership}.`,
    lead: 'You lead the pod from now on, and run its meetings with your own meeting link.',
    stays: (leader: string) => `${leader} stays in the pod as a participant.`,
    leaves: (leader: string) => `${leader} takes part in another pod here, so they leave this one.`,
    assistant: (name: string) =>
      `While ${name} assists, the pod meets by their link. Yours is used once they no longer do.`,
    told: 'Whoever asked you is told, and everyone in the pod gets an email when its meeting link changes.',
    decline: 'If you decline, nothing changes in the pod.',
    accept: 'Accept',
    declineVerb: 'Decline',
    accepted: (pod: string) => `You lead ${pod} now`,
    declined: (pod: string) => `You’ve declined to lead ${pod}. Nothing has changed.`,
  },

  demote: {
    title: (name: string) => `Unassign ${name}`,
    crumb: 'Unassign leader',
    stays: (name: string, pod: string) => `${name} stays in ${pod} as a participant, even if it’s full.`,
    leads: (name: string, membership: string) =>
      `${name} can no longer lead a pod in ${membership}, unless you approve them again.`,
    successor: (name: string) => `${name}, the assistant leader, takes over with their meeting link.`,
    noSuccessor: (pod: string) => `${pod} has no leader then. It stays as it is, and you can choose one next.`,
    mailed: (name: string) => `${name} is told by email.`,
    verb: 'Unassign leader',
    done: (name: string) => `${name} no longer leads`,
    elsewhere: (name: string) => `${name} can’t be unassigned yet`,
    elsewhereWhy: (name: string, other: string, pod: string) =>
      `${name} takes part in ${other} already, so they can’t stay in ${pod} as a participant. Remove them from ${other} first.`,
    toOther: (other: string) => `Go to ${other}`,
    notLeading: 'This person doesn’t lead',
    notLeadingWhy: 'There is nothing to unassign.',
    toMembership: 'See memberships',
  },

  request: {
    title: 'Apply to lead your own Pod',
    choose: 'Choose where you would like to lead.',
    notNow: (membership: string) => `Leading in ${membership}`,
    goes: (membership: string) => `Your request goes to the membership admin of ${membership}, who gets an email.`,
    told: 'You’re told as soon as they have decided. Until then nothing changes.',
    next: 'If they say yes, you go through the leader training. Then you can add your pod.',
    verb: 'Send request',
    sent: {
      title: 'Request sent',
      text: 'We’ll let you know as soon as the membership admin has decided.',
      okay: 'Okay',
    },
    back: 'My Pods',
  },

  mine: {
    title: 'Leading a pod',
    partlyLoaded: 'Some of these links could not be loaded',
    apply: 'Apply to lead your own Pod',
    applyWhich: (membership: string) => `Apply to lead your own Pod in ${membership}`,
    training: 'Leader training',
    agreement: 'Leader agreement',
    confirmTraining: 'Confirm training',
    addPod: 'Add Pod',
    status: {
      NONE: 'You can apply to lead a pod here.',
      PENDING_APPROVAL: 'You’ve applied to lead. The membership admin hasn’t answered yet.',
      APPROVED: 'You’ve been approved. Confirm your training, then you can add your pod.',
      DECLINED: 'Your application wasn’t accepted this time. You can apply again.',
      SIGNED_OFF: 'You can lead a pod here.',
    },
    leads: 'You lead a pod here. Before you can leave it, hand it over.',
  },

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
    already: (name: string) => `${name} has been asked already`,
    alreadyWhy: 'They haven’t confirmed yet. The link in their email leads them to it.',
    assists: (name: string) => `${name} is assistant leader already`,
    assistsWhy: 'They have confirmed, and the pod meets by their link.',
    toPerson: (name: string) => `Back to ${name}`,
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
    done: (name: string, link: string) =>
      `${name} is no longer assistant leader. ${link ? `The meeting link is ${link} again.` : 'The pod has no meeting link of its own yet.'}`,
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
    verb: 'Confirm',
    notNow: 'Not now',
    done: (pod: string) => `You’re assistant leader of ${pod} now`,
    already: (pod: string) => `You’re already assistant leader of ${pod}.`,
    toPod: 'View pod',
  },
};
