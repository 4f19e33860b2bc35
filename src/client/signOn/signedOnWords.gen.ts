/* Generated from signedOnWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  problems: {
    sign_on_expired: {
      title: "Let’s start again",
      text: "That took too long, was done before, or began in another browser.",
      again: "Start again",
    },
    sign_on_refused: {
      title: "You’re not logged in",
      text: "Your login was cancelled or refused there.",
      again: "Try again",
    },
    sign_on_unverified: {
      title: "Your email needs to be verified there",
      text: "Ask the people who give you that account to verify your email, or log in another way.",
    },
    sign_on_elsewhere: {
      title: "This login is for the people of one business",
      text: "You can still log in another way.",
    },
    account_disabled: {
      title: "Your account is disabled",
      text: "You can’t log in with it.",
      toLogin: "Back to login",
    },
    unavailable: {
      title: "No answer just now",
      text: "The identity provider isn’t answering right now. Try again in a few minutes, or log in another way.",
      again: "Try again",
    },
    other: {
      title: "We couldn’t log you in",
      text: "Please start again.",
      again: "Start again",
    },
    toLogin: "Log in another way",
  },
  confirm: {
    title: "Is this you?",
    account: (d: { provider: string; email: string }) => "You’re new to " + d.provider + " here. Confirm once that the account of " + d.email + " is yours. From then on, " + d.provider + " logs you in.",
    address: (d: { provider: string; email: string }) => "You’re new to " + d.provider + " here. Confirm once that " + d.email + " is yours. From then on, " + d.provider + " logs you in.",
    honest: (d: { provider: string }) => "Whoever runs " + d.provider + " can then log in as you.",
    emailCode: "Email me a code",
    emailInstead: "Email me a code instead",
    passwordInstead: "Use my password instead",
    sent: (d: { email: string }) => "Look for our email to " + d.email + ". It has 6 digits, and may take a minute, so check your spam folder too.",
    notInvited: "No code arrives if there’s no account with this address. If you were invited, open your invite link first.",
    mailedCode: "Code from the email",
    wait: "Nothing there after a minute? You’ll be able to send it again here.",
    sendAgain: "Send again",
    sentAgain: "Look for a new email. Only the newest code works.",
    ifNew: "If you have no account yet, one is created for you with this name, and you agree to the termsterms/terms.",
    password: "Your Stepwell password",
    twoFactor: "Your account has two-factor login, so we need one more code.",
    code: "Code from your authenticator app",
    submit: "Confirm and log in",
    back: "Not you? Log in another way",
  },
};
