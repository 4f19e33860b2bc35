/* Generated from loginLinkWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  ask: {
    title: "Log in by email",
    intro: "Enter your email and we’ll send you a link that logs you in, without your password.",
    email: "Email",
    submit: "Send link",
    failure: "Something went wrong",
    back: "Back to login",
  },
  sent: {
    title: "Check your inbox",
    text: (d: { email: string }) => "If there’s an account with " + d.email + ", a link to log in is on its way. It may take a minute, so check your spam folder too.",
    open: "Open it in this browser if you can. It works once, within 15 minutes.",
    wait: "Nothing there after a minute? You’ll be able to send it again here.",
    sendAgain: "Send it again",
    sentAgain: "If there’s an account, a new link is on its way. Only the newest one works.",
    back: "Back to login",
  },
  opened: {
    title: "Log in",
    account: (d: { email: string }) => "This logs you in as " + d.email + ".",
    logIn: "Log in",
    elsewhere: {
      title: "Did you ask for this link?",
      where: "It was asked for on another device, or in another browser.",
      warning: "Continue only if you asked for it yourself. If someone sent it to you, close this page.",
    },
    byStaff: {
      title: "Were you expecting this link?",
      where: (d: { membership: string }) => "The team of " + d.membership + " emailed it to you, so that you can log in.",
      warning: "Continue only if that’s your own email. If someone forwarded the link to you, close this page.",
    },
    logInHere: "Log in here",
    instead: "You’re already logged in here. If that’s with another account, this replaces it.",
  },
  dead: {
    link_used: {
      title: "This link no longer works",
      text: "Each link works once. A newer link, a new password or a new email ends it, too.",
    },
    link_expired: {
      title: "This link has expired",
      text: "For your safety, each link works for 15 minutes only.",
    },
    unknown: {
      title: "Invalid link",
      text: "This link is no longer valid",
    },
    askAgain: "Email me a new link",
    toHome: "Go to Home",
  },
};
