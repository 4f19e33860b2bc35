/** Text for the user's own account. */
export const words = {
  bio: {
    title: 'About you',
    intro: 'A few sentences to help your pod get to know you. Everyone in your pods can read them.',
    label: 'Bio',
    placeholder: 'What you do, what you’re working on, what you’d like help with',
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
      business: 'Business',
      admins: 'Admins',
    },
    device: 'This device',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', auto: 'System' },
    logOut: 'Log out',
  },

  profile: {
    email: 'Email',
    change: 'Change',
    bio: 'Bio',
    zone: 'Time zone',
    zoneHelp: 'Used for meeting times and emails.',
    save: 'Save',
    saved: 'All saved',
  },

  photo: {
    title: 'Photo',
    add: 'Add a photo',
    change: 'Change photo',
    another: 'Choose another image',
    hint: 'JPEG, PNG, WebP or GIF, up to 10 MB. Whoever sees your name sees your photo. Without one they see your initials.',
    save: 'Save photo',
    cancel: 'Cancel',
    saved: 'Photo saved',
    remove: 'Remove photo',
    removeTitle: 'Remove your photo?',
    removeBody: 'It’s deleted straight away. People will see your initials instead.',
    removed: 'Photo removed',
  },

  /** Asked for again, since somebody else might be using an open session. */
  ownProof: { password: 'Your password', code: 'Code from your authenticator app, or a recovery code' },

  changeEmail: {
    title: 'Change your email',
    label: 'New email',
    help: (current: string) => `We’ll send a link there. Your email stays ${current} until you open it and confirm.`,
    sent: "We've sent a verification link to your new email.",
    failure: 'Failed to start email change. Please try again.',
    /** Followed by the address. */
    waiting: 'Waiting for',
    resend: 'Resend',
    resendWhich: (email: string) => `Resend the link to ${email}`,
    resent: (email: string) => `We’ve sent a new link to ${email}.`,
    cancel: 'Cancel',
    cancelWhich: (email: string) => `Cancel the change to ${email}`,
    cancelled: (current: string) => `Cancelled. Your email stays ${current}.`,
  },

  memberships: {
    mine: 'Your memberships',
    business: 'Business',
    choose: 'Switch to',
    businessSettings: 'Business settings',
    roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
    leave: 'Leave',
    delete: 'Delete',
    none: 'You’re not in a membership',
    noneWhy: 'You need an invite link to join one. If you’re not expecting one, you can delete your account.',
    deleteAccount: 'Delete my account',
    noneYet: 'No memberships yet',
    noneYetWhy: 'A membership is what people join. Add one to invite people and start pods.',
    add: 'Add Membership',
  },

  myPods: {
    mine: 'Your pods',
    join: 'Join pod',
    none: 'You’re not in a pod yet',
    noneWhy: 'Pods you join or lead will show up here.',
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
    twoFactor: 'Two-factor login',
    twoFactorWhy: 'A code from your phone as well as your password. Even someone who knows your password can’t get in.',
    setUpTwoFactor: 'Set up',
    manageTwoFactor: 'Manage',
    twoFactorOn: 'On',
    twoFactorOff: 'Off',
    terms: 'Terms',
    termsWhy: 'What you agreed to when you signed up.',
    readTerms: 'Read the terms',
    delete: 'Delete account',
    deleteWhy: 'We’ll email you your Next Tiny Steps first. Everything else is permanently deleted.',
    deleteAccount: 'Delete account',
    duties: {
      own: (business: string) =>
        `You own ${business}. Hand it over to an admin first, or ask our support team to close it.`,
      handOver: (business: string) => `Hand over ${business}`,
      support: 'Contact support',
      administer: (business: string) => `You’re an admin of ${business}. Ask its owner to remove you as admin.`,
      lead: 'You lead a pod. Hand it over to someone else first.',
      leadAlone: 'You lead a pod that nobody else is in. It will be deleted when you leave it.',
      then: 'Then you can delete your account here.',
    },
  },

  handOver: {
    title: (business: string) => `Hand over ${business}`,
    crumb: 'Hand over',
    effects: [
      'The new owner can do everything you can now: invite and remove admins, delete memberships, and hand the business over again.',
      'You become an admin. Only the new owner can change that.',
      'We’ll email both of you.',
    ],
    newOwner: 'New owner',
    choose: 'Choose an admin',
    verb: 'Hand over business',
    done: (name: string, business: string) => `${name} now owns ${business}`,
    noAdmins: 'There’s nobody to hand it over to yet',
    noAdminsWhy: 'The new owner has to be an admin first.',
    invite: 'Invite Admin',
  },

  changePassword: {
    title: 'Change password',
    intro: 'You’ll be logged out on your other devices.',
    oldPassword: 'Current password',
    newPassword: 'New password',
    confirmPassword: 'Retype new password',
    submit: 'Change password',
    failure: 'Something went wrong',
    changed: 'Password changed',
    others: 'You’ve been logged out on your other devices, but not on this one.',
    back: 'Back to My Settings',
  },

  deleteAccount: {
    title: 'Delete your account',
    effects: [
      'An email will record all your Next Tiny Steps.',
      'Then your data is permanently deleted: your profile, your memberships, your steps and your settings.',
      'You leave your pods and waitlists. Your places go to the next people waiting.',
      'Everything you wrote in chats will show as ‘Message removed’.',
      'This can’t be undone.',
    ],
    verb: 'Delete my account',
  },
  confirmEmail: {
    title: 'Confirm your new email',
    asked: (name: string, email: string, when: string) =>
      `On ${when}, ${name} asked to change their email to ${email}.`,
    askedByStaff: (name: string, email: string, membership: string, when: string) =>
      `On ${when}, the people who run ${membership} asked to change ${name}’s email to ${email}.`,
    fromThen: (when: string) =>
      `It takes effect on ${when} at the earliest. Until then the current email keeps working, and the change can be cancelled from that mailbox.`,
    keepTitle: 'Your email is about to change',
    keepEffect: (when: string) =>
      `It changes on ${when} at the earliest, and only once the new address has been confirmed.`,
    keepHow: 'If that’s right, you don’t need to do anything. If it isn’t, keep your address.',
    keep: 'Keep my address',
    fine: 'That’s right',
    effect:
      'You’ll log in with this email and get our emails there. We’ll let both addresses know. Your password stays the same.',
    notMe: 'If you weren’t expecting this, let us know. We’ll cancel the change, and everything stays as it is.',
  },
};
