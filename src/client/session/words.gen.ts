/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  forgot: {
    title: "Forgot password",
    intro: "Enter your email and we’ll send you a link to choose a new password.",
    email: "Email",
    submit: "Send link",
    failure: "Something went wrong",
    back: "Back to login",
  },
  emailSent: {
    title: "Email sent",
    text: "If there’s an account with this email, a link to choose a new password is on its way. It may take a minute, so check your spam folder too.",
    toLogin: "Back to login",
  },
  reset: {
    title: "Choose a new password",
    password: "New password",
    confirmPassword: "Retype new password",
    submit: "Save password",
    failure: "Something went wrong",
    sendNewLink: "Send a new link",
  },
  passwordUpdated: {
    title: "Password updated",
    text: "Password successfully changed",
    toLogin: "Back to login",
  },
  invalid: {
    title: "Invalid link",
    text: "This link is no longer valid",
    toLogin: "Back to login",
  },
  approvalPending: {
    title: "Welcome to Stepwell",
    text: "Thanks for confirming your email. We’ll email you as soon as your account is ready.",
  },
  emailVerified: {
    title: "Thank you for verifying your email",
    text: "Please check your inbox: we’ve sent you what you need to get started. To go on, log in here or in the browser where you signed up.",
    toLogin: "Log in",
    signedIn: "You’re logged in here. If that’s with another email address, log out first, and log in with this one.",
    toHome: "Go to Home",
  },
  emailChanged: {
    title: "Thank you for verifying your email",
    text: "From now on, log in with your new email. Please check your inbox: we’ve written to both your old and new addresses.",
    toLogin: "Log in",
  },
  leaderEmailVerified: {
    title: "Thank you for verifying your email",
    text: "Your leader application is waiting for approval. We’ll email you the next steps. In the meantime, you can log in and look around.",
    toLogin: "Log in",
  },
  accountDeleted: {
    title: "Your account has been deleted",
    text: "We’ve emailed you your Next Tiny Steps. Thanks for being here.",
  },
  checkInbox: {
    title: "Please check your inbox",
    text: "We’ve sent you a link to confirm your email. It works for 48 hours.",
    sentTo: (d: { email: string }) => "We’ve sent a link to " + d.email + ". Open it within 48 hours to confirm your email. If it hasn’t arrived in a minute, check your spam folder too.",
    sendAgain: "Send again",
    sentAgain: "We’ve sent it again. You can do this once every 10 minutes.",
    close: "You can now close this tab",
  },
  verifyEmail: {
    title: "Confirm your email",
    joinTitle: (d: { membership: string }) => "Confirm your email to join " + d.membership,
    who: (d: { name: string; email: string; when: string }) => d.name + " signed up with " + d.email + " on " + d.when + ".",
    business: (d: { business: string }) => "This registers " + d.business + ", with you as its owner.",
    participant: (d: { membership: string }) => "You’ll become a member of " + d.membership + ".",
    leader: (d: { membership: string }) => "Your application to lead a pod in " + d.membership + " goes to its owner and admins, who decide.",
    account: "Your account will be ready, and you’ll be able to log in.",
    hasAccount: "This uses the account you already have. Your name and password stay the same.",
    notMe: "If this wasn’t you, let us know. We’ll delete it, and nobody will be told.",
  },
  emailChangeWaits: {
    title: "Thank you for verifying your email",
    text: (d: { when: string }) => "From " + d.when + " you’ll log in with it. Until then your current email keeps working, and the change can be cancelled from that mailbox.",
    toLogin: "Log in",
  },
};
