/** Words of a person's own account. */
export const words = {
  bio: {
    title: 'About you',
    intro: 'A few sentences that help your pod to know you. Everybody in your pods can read them.',
    label: 'Bio',
    placeholder: 'What you do, what you are working on, what you would like help with',
    submit: 'Save',
    later: 'Not now',
    saved: 'All saved',
  },

  settings: {
    title: 'My Settings',
    panels: {
      profile: 'Profile',
      notifications: 'Notifications',
      memberships: 'Memberships',
      'my-pods': 'My Pods',
      account: 'Account',
      admins: 'Admins',
    },
  },

  profile: {
    email: 'Email',
    change: 'Change',
    bio: 'Bio',
    zone: 'Time zone',
    zoneHelp: 'In it you see the times of meetings, and get your emails.',
    save: 'Save',
    saved: 'All saved',
  },

  changeEmail: {
    title: 'Change your email',
    label: 'New email',
    help: (current: string) => `We send a link there. Until you confirm it there, ${current} stays yours.`,
    sent: "We've sent a verification link to your new email.",
    failure: 'Failed to start email change. Please try again.',
  },

  memberships: {
    mine: 'Your memberships',
    business: 'Business',
    choose: 'Work in',
    businessSettings: 'Business settings',
    zoom: 'Zoom integration',
    roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
    leave: 'Leave',
    delete: 'Delete',
    none: 'You’re not in a membership',
    noneWhy:
      'Whoever runs a membership can invite you by a link. If you do not expect to be invited again, you can delete your account.',
    deleteAccount: 'Delete my account',
    noneYet: 'No memberships yet',
    noneYetWhy: 'A membership is what people join. Add one to invite people and start pods.',
    add: 'Add Membership',
  },

  myPods: {
    mine: 'Your pods',
    join: 'Join Pod',
    none: 'You’re not in a pod yet',
    noneWhy: 'The pods you take part in or lead will be here.',
    roles: { leader: 'Leader', assistant: 'Assistant leader', participant: 'Participant' },
    switch: 'Switch',
    switchFrom: (pod: string) => `Switch from ${pod} to another pod`,
    handOver: 'Hand over',
    handOverWhich: (pod: string) => `Hand over ${pod}`,
    leave: 'Leave',
    leaveWhich: (pod: string) => `Leave ${pod}`,
  },

  account: {
    password: 'Password',
    passwordWhy: 'Changing it logs you out on your other devices.',
    changePassword: 'Change password',
    terms: 'Terms',
    termsWhy: 'What you agreed to when you signed up.',
    readTerms: 'Read the terms',
    delete: 'Delete account',
    deleteWhy: 'Your Next Tiny Steps are emailed to you first. Everything else is permanently deleted.',
    deleteAccount: 'Delete account',
    duties: {
      own: (business: string) => `You own ${business}. Ask our support to give it another owner.`,
      support: 'Contact support',
      administer: (business: string) => `You’re an admin of ${business}. Ask its owner to remove you as admin.`,
      lead: 'You lead a pod, which needs somebody else to lead it.',
      leadAlone: 'You lead a pod that nobody else is in. It’s deleted when you leave it.',
      then: 'After that you can delete your account here.',
    },
  },

  changePassword: {
    title: 'Change password',
    intro: 'Your other devices are logged out.',
    oldPassword: 'Current password',
    newPassword: 'New password',
    confirmPassword: 'Retype new password',
    submit: 'Change password',
    failure: 'Something went wrong',
    changed: 'Password changed',
    others: 'Your other devices have been logged out. On this one you can go on.',
    back: 'Back to My Settings',
  },

  deleteAccount: {
    title: 'Delete your account',
    effects: [
      'An email will record all your Next Tiny Steps.',
      'Then your data is permanently deleted: your profile, your memberships, your steps and your settings.',
      'You leave your pods and waitlists; your places go to whoever waits for them.',
      'What you wrote in chats reads ‘Message removed’ from then on.',
      'This cannot be undone.',
    ],
    verb: 'Delete my account',
  },
  confirmEmail: {
    title: 'Confirm your new email',
    asked: (name: string, email: string, when: string) => `${name} asked on ${when} to use ${email} from now on.`,
    askedByStaff: (name: string, email: string, membership: string, when: string) =>
      `The people who run ${membership} asked on ${when} that ${name} uses ${email} from now on.`,
    effect: 'You log in with this email, and mail goes to it. We tell both addresses. Your password stays the same.',
    notMe: 'If you don’t know about this, say so: the change is deleted, and everything stays as it is.',
  },
};
