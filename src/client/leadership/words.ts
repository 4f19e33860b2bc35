import { listCount } from '../ui/lists/listCount';
export const words = {
  pods: 'Pods',
  notFound: {
    title: 'Request not found',
    text: 'Link is no longer valid',
    several: 'More than one pod has asked you. Open the link in the email for the one you mean.',
    toPods: 'See my pods',
  },

  link: {
    label: 'Meeting link',
    help: 'Where you’d hold the meeting, for example your own Zoom room.',
  },

  choose: {
    handOver: (pod: string) => `Hand over ${pod}`,
    title: (pod: string) => `Choose a leader for ${pod}`,
    crumb: 'Choose a leader',
    intro: 'Nothing changes until the person you ask accepts with a meeting link.',
    introNoLeader:
      'The pod carries on meeting without a leader. The person you ask leads it as soon as they accept with a meeting link.',
    participants: 'In this pod',
    others: 'Leaders without a pod',
    leads: (pod: string) => `(Leader of ${pod} Pod)`,
    open: (name: string, until: string) =>
      `${name} has been asked and can answer until ${until}. Asking someone else replaces that request.`,
    none: 'There’s nobody to choose yet',
    noneWhy: 'Anyone in the pod can lead it. As soon as someone joins, you can choose them here.',
    toPod: 'Back to the pod',
    searchHint: 'Name',
    count: (count: number) => listCount(count, 'person', 'people'),
    notFound: (search: string) => `Nobody matches ‘${search}’`,
    notFoundWhy: 'Try fewer words, or part of a name.',
  },

  confirmSwitch: {
    title: (name: string, pod: string) => `Make ${name} leader of ${pod}`,
    crumb: 'Confirm switch pod leader',
    stay: (leader: string) => `${leader} will stay in the pod as a participant.`,
    youStay: 'You’ll stay in the pod as a participant.',
    leave: (leader: string) => `${leader} is in another pod here, so they’ll leave this one.`,
    youLeave: 'You’re in another pod here, so you’ll leave this one.',
    becomes: (name: string, pod: string) =>
      `${name} will become the leader of ${pod} once they accept. Until then, nothing changes.`,
    youBecome: (pod: string) => `You’ll become the leader of ${pod} once you accept. Until then, nothing changes.`,
    mailed: (name: string) => `We’ll email ${name}, who has 14 days to answer, and let you know what they decide.`,
    youAnswer: 'Next, we’ll ask for your meeting link so you can accept. You have 14 days to do this.',
    replaces: (name: string) => `The request to ${name} will end.`,
    verb: (name: string) => `Ask ${name}`,
    verbYou: 'Choose myself',
    done: (name: string) => `We’ve asked ${name}. Nothing changes until they accept.`,
    back: 'Choose someone else',
    already: (name: string) => `${name} has already been asked`,
    alreadyWhy: (until: string) => `They can answer until ${until}.`,
    cannot: 'This person can’t be asked to lead the pod',
    cannotWhy: 'They are no longer in it, or can’t lead a pod in this membership.',
    leads: (name: string, pod: string) => `${name} already leads ${pod}, and can only lead one pod in a membership.`,
  },

  complete: {
    title: (pod: string) => `Are you happy to lead ${pod}?`,
    crumb: 'Lead a pod',
    intro: (membership: string) => `You’ve been asked to lead a pod in ${membership}.`,
    lead: 'You’ll lead the pod from now on, and run its meetings with your own meeting link.',
    stays: (leader: string) => `${leader} will stay in the pod as a participant.`,
    leaves: (leader: string) => `${leader} is in another pod here, so they’ll leave this one.`,
    assistant: (name: string) =>
      `While ${name} is assistant leader, the pod meets using their link. Yours is used once they stop.`,
    told: 'We’ll tell the person who asked you, and the link everyone joins by stays the same.',
    decline: 'If you decline, nothing changes in the pod.',
    accept: 'Accept',
    declineVerb: 'Decline',
    accepted: (pod: string) => `You now lead ${pod}`,
    declined: (pod: string) => `You’ve declined to lead ${pod}. Nothing has changed.`,
  },

  demote: {
    title: (name: string) => `Unassign ${name}`,
    crumb: 'Unassign leader',
    stays: (name: string, pod: string) => `${name} stays in ${pod} as a participant, even if it’s full.`,
    leads: (name: string, membership: string) =>
      `${name} won’t be able to lead a pod in ${membership}, unless you approve them again.`,
    successor: (name: string) => `${name}, the assistant leader, takes over with their meeting link.`,
    noSuccessor: (pod: string) => `${pod} will have no leader. It stays as it is, and you can choose one next.`,
    mailed: (name: string) => `We’ll email ${name}.`,
    verb: 'Unassign leader',
    done: (name: string) => `${name} is no longer a leader`,
    elsewhere: (name: string) => `${name} can’t be unassigned yet`,
    elsewhereWhy: (name: string, other: string, pod: string) =>
      `${name} is already in ${other}, so they can’t stay in ${pod} as a participant. Remove them from ${other} first.`,
    toOther: (other: string) => `Go to ${other}`,
    notLeading: 'This person isn’t a leader',
    notLeadingWhy: 'There’s nothing to unassign.',
    toMembership: 'See memberships',
  },

  request: {
    title: 'Apply to lead your own Pod',
    choose: 'Choose where you’d like to lead.',
    notNow: (membership: string) => `Leading in ${membership}`,
    goes: (membership: string) => `Your request goes to the membership admin of ${membership}, who gets an email.`,
    told: 'We’ll tell you as soon as they decide. Until then, nothing changes.',
    next: 'If they say yes, you’ll do the leader training. Then you can add your pod.',
    verb: 'Send request',
    sent: {
      title: 'Request sent',
      text: 'We’ll let you know as soon as the membership admin decides.',
      okay: 'Okay',
    },
    back: 'My Pods',
  },

  mine: {
    title: 'Leading a pod',
    partlyLoaded: 'We couldn’t load some of these links',
    apply: 'Apply to lead your own Pod',
    applyWhich: (membership: string) => `Apply to lead your own Pod in ${membership}`,
    training: 'Leader training',
    agreement: 'Leader agreement',
    confirmTraining: 'Confirm training',
    addPod: 'Add pod',
    status: {
      NONE: 'You can apply to lead a pod here.',
      PENDING_APPROVAL: 'You’ve applied to lead. The membership admin hasn’t answered yet.',
      APPROVED: 'You’ve been approved. Confirm your training, then you can add your pod.',
      DECLINED: 'Your application wasn’t accepted this time. You can apply again.',
      SIGNED_OFF: 'You can lead a pod here.',
    },
    leads: 'You lead a pod here. Hand it over before you leave.',
  },

  assign: {
    title: (name: string) => `Ask ${name} to be assistant leader`,
    crumb: 'Assign assistant leader',
    link: (name: string) =>
      `${name} will be asked for a meeting link, which overrides the current one. Until they confirm, nothing changes.`,
    told: 'They’ll get an email and a notification.',
    runs: 'Once they confirm, they can run the meeting: they see steps, the agenda, the leaders’ chat and leader meetings. They can’t edit the pod, remove anyone or hand it over.',
    replaces: (name: string) =>
      `${name} will no longer be assistant leader, and the meeting link reverts to the original.`,
    withdraws: (name: string) => `Your request to ${name}, who hasn’t confirmed yet, will be withdrawn.`,
    verb: (name: string) => `Ask ${name}`,
    done: (name: string) => `${name} has been asked to be assistant leader`,
    leads: (name: string) => `${name} leads this pod`,
    leadsWhy: 'Choose a participant to assist.',
    already: (name: string) => `${name} has already been asked`,
    alreadyWhy: 'They haven’t confirmed yet. They can use the link in their email.',
    assists: (name: string) => `${name} is already assistant leader`,
    assistsWhy: 'They’ve confirmed, so there’s nothing left to ask.',
    toPerson: (name: string) => `Back to ${name}`,
    toParticipants: 'See the participants',
  },

  unassign: {
    title: (name: string) => `Unassign ${name}`,
    withdrawTitle: (name: string) => `Withdraw the request to ${name}`,
    crumb: 'Unassign assistant leader',
    reverts: 'The meeting link reverts to the original:',
    revertsUnnamed: 'The meeting link reverts to the original.',
    sameJoinLink: 'Nobody needs a new link: the one everyone joins by will open it.',
    stays: (name: string, pod: string) => `We’ll tell ${name}, who stays in ${pod} as a participant.`,
    withdrawn: (name: string) =>
      `${name} will no longer be asked to be assistant leader, and the link in their email will stop working.`,
    verb: 'Unassign assistant leader',
    withdrawVerb: 'Withdraw request',
    done: (name: string, link: string) =>
      `${name} is no longer assistant leader. ${link ? `The meeting link is ${link} again.` : 'The pod has no meeting link of its own yet.'}`,
    withdrawDone: (name: string) => `${name} is no longer asked`,
    failed: "Oops! That didn't work. Please try again",
    notNow: (name: string) => `${name} isn’t assistant leader`,
    notNowWhy: 'There’s nothing to unassign.',
  },

  confirm: {
    title: 'Confirm assistant leader',
    intro: (pod: string, membership: string) => `You’ve been asked to be assistant leader of ${pod} in ${membership}.`,
    runs: 'You’ll run the meeting, and see everyone’s steps, the agenda, the leaders’ chat and leader meetings.',
    overrides:
      'Your meeting link will be used instead of the current one for as long as you’re assistant leader. Nobody needs a new one: the link everyone joins by will open it.',
    decline: 'If you decline, nothing changes in the pod. We’ll tell the leader.',
    verb: 'Confirm',
    declineVerb: 'Decline',
    declined: (pod: string) => `You’ve declined to be assistant leader of ${pod}. Nothing has changed.`,
    done: (pod: string) => `You’re now assistant leader of ${pod}`,
    already: (pod: string) => `You’re already assistant leader of ${pod}.`,
    toPod: 'View pod',
  },
};
