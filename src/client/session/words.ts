/** Words of signing in, of passwords, and of the pages that an email's link leads to. */
export const words = {
  login: {
    title: 'Log in',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    forgot: 'Forgot password?',
    noAccount: 'Running a membership?',
    signUp: 'Register your business',
    notRecognised: 'Email and/or password not recognised. Alternatively email may not be verified.',
  },
  forgot: {
    title: 'Forgot password',
    intro: "Tell us your email, and we'll send you a link to choose a new password.",
    email: 'Email',
    submit: 'Send link',
    failure: 'Something went wrong',
    back: 'Back to login',
  },
  emailSent: {
    title: 'Email sent',
    text: 'If there is an account with this email, a link to choose a new password is on its way. It may take a minute; look in your spam folder, too.',
    toLogin: 'Back to login',
  },
  reset: {
    title: 'Choose a new password',
    password: 'New password',
    confirmPassword: 'Retype new password',
    submit: 'Save password',
    failure: 'Something went wrong',
  },
  passwordUpdated: { title: 'Password updated', text: 'Password successfully changed', toLogin: 'Back to login' },
  invalid: { title: 'Invalid link', text: 'This link is no longer valid', toLogin: 'Back to login' },
  approvalPending: {
    title: 'Welcome to Stepwell',
    text: "Thank you for confirming your email. We're getting your account ready, and will email you as soon as it is.",
  },
  emailVerified: {
    title: 'Thank you for verifying your email',
    text: 'Please check your inbox: we have sent you what you need to get started. You can log in now.',
    toLogin: 'Log in',
  },
  /** The same page, after an address change. */
  emailChanged: {
    title: 'Thank you for verifying your email',
    text: 'From now on you log in with your new email. Please check your inbox: we have written to it and to your former email.',
    toLogin: 'Log in',
  },
  leaderEmailVerified: {
    title: 'Thank you for verifying your email',
    text: 'Your leader application is in approval. We will email you the next steps. Meanwhile you can log in and look around.',
    toLogin: 'Log in',
  },
  accountDeleted: {
    title: 'Your account has been deleted',
    text: 'We have emailed you your Next Tiny Steps. Thank you for having been here.',
  },
  checkInbox: {
    title: 'Please check your inbox',
    text: 'We have sent you a link to confirm your email. It works for 48 hours.',
    sentTo: (email: string) =>
      `We have sent a link to ${email}. Open it within 48 hours to confirm your email. If it isn’t there in a minute, look in your spam folder, too.`,
    sendAgain: 'Send again',
    sentAgain: 'We have sent it again. You can ask for it once every 10 minutes.',
    close: 'You can now close this tab',
  },
  verifyEmail: {
    title: 'Confirm your email',
    joinTitle: (membership: string) => `Confirm your email to join ${membership}`,
    who: (name: string, email: string, when: string) => `${name} signed up with ${email} on ${when}.`,
    business: (business: string) => `${business} is registered, and you own it.`,
    participant: (membership: string) => `You become a member of ${membership}.`,
    leader: (membership: string) =>
      `You apply to lead a pod in ${membership}. Its owner and administrators are told, and decide.`,
    account: 'Your account is ready, and you can log in.',
    hasAccount: 'This happens with the account you already have. Your name and password stay as they are.',
    notMe: 'If this was not you, say so: we delete it, and nobody is told.',
  },
};
