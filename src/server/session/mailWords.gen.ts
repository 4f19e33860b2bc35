/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  whyAddress: "You’re getting this because this address was entered on Stepwell.",
  whySecurity: "You’re getting this because it’s about the security of your Stepwell account.",
  notYou: "If this wasn’t you, you don’t need to do anything.",
  twoFactorNotYou: "If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’, and check two-factor login in My Settings.",
  verify: {
    subject: "Confirm your email address",
    text: "Welcome to Stepwell. Confirm that this is your email address, and your account is ready.",
    link: "The link works for 48 hours. If this wasn’t you, you don’t need to do anything.",
    button: "Confirm address",
  },
  verifyToJoin: {
    subject: (d: { membershipName: string }) => "Confirm your email address to join " + d.membershipName,
    text: (d: { membershipName: string }) => "Welcome to Stepwell. Confirm that this is your email address to join " + d.membershipName + ".",
    why: (d: { membershipName: string }) => "You’re getting this because this address was entered to join " + d.membershipName + " on Stepwell.",
  },
  ready: {
    subject: "Your account is ready",
    text: "Your account is ready. You can log in now.",
    subjectJoined: (d: { joined: string }) => "You’re in: " + d.joined,
    textJoined: (d: { joined: string }) => "Your account is ready, and you’ll find " + d.joined + " when you log in.",
    button: "Log in",
    why: "You’re getting this because you confirmed this address on Stepwell.",
  },
  knownAddress: {
    text: "Someone, most likely you, signed up with this address. It already has a Stepwell account, so we haven’t made another.",
    join: {
      subject: (d: { membershipName: string }) => "Join " + d.membershipName + " with your existing account",
      text: (d: { membershipName: string }) => "You can join " + d.membershipName + " with that account. Just confirm on the page that opens. The link works for 48 hours.",
      button: "Join",
    },
    business: {
      subject: "Register your business with your existing account",
      text: "You can register your business with that account. Just confirm on the page that opens. The link works for 48 hours.",
      button: "Register business",
    },
    login: {
      subject: "You already have a Stepwell account",
      text: "Log in with your usual password. If you’ve forgotten it, you can ask for a new one on the login page.",
      button: "Log in",
    },
  },
  resetPassword: {
    subject: "Choose a new password",
    text: "Someone, most likely you, asked for a new password for your account.",
    link: "The link works once, within 48 hours. If this wasn’t you, you don’t need to do anything: your password won’t change.",
    button: "Choose password",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    text: "The password for your Stepwell account has been changed, and every other device has been logged out.",
    passkeys: "Your passkeys have been removed, too. You can add them again in My Settings.",
    identities: "No identity provider logs you in any more. You can link one again when you next log in with it.",
    notYou: "If this wasn’t you, choose a new password straight away: go to the login page and pick ‘Forgot password?’.",
  },
  twoFactorOn: {
    subject: "Two-factor login is on",
    text: "Two-factor login has been turned on for your Stepwell account. From now on you’ll need your password and a code from your authenticator app to log in.",
    subjectOfAnotherApp: "Your authenticator app has been changed",
    textOfAnotherApp: "Another authenticator app has been set up for your Stepwell account. Codes from the old one no longer work, and neither do your old recovery codes.",
    recovery: "Every other device has been logged out. Keep your recovery codes somewhere safe: they let you in if you lose your phone.",
  },
  twoFactorOff: {
    subject: "Two-factor login is off",
    text: "Two-factor login has been turned off for your Stepwell account. Your password is enough to log in now.",
    textByOperator: "Our support team has turned two-factor login off for your Stepwell account. Your password is enough to log in now.",
    onAgain: "You can turn it on again whenever you like, in My Settings under Account.",
  },
  twoFactorGuessed: {
    subject: "Someone is trying to log in to your account",
    text: "Someone has entered your Stepwell password, or used a login link sent to you, and then entered too many wrong codes. We’re not taking any more from them for now.",
    whatToDo: "If this was you, please wait an hour and try again. If it wasn’t, someone knows your password or reads your email: choose a new password straight away, here and for your mailbox.",
    button: "Choose a new password",
  },
  passkeyAdded: {
    subject: "A passkey was added to your account",
    text: (d: { passkeyName: string }) => "The passkey ‘" + d.passkeyName + "’ was added to your Stepwell account. It logs you in without your password.",
    notYou: "If this wasn’t you, remove it in My Settings under Account straight away, and choose a new password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    text: (d: { passkeyName: string }) => "The passkey ‘" + d.passkeyName + "’ was removed from your Stepwell account. It no longer logs you in.",
    notYou: "If this wasn’t you, choose a new password straight away, and check your passkeys in My Settings under Account.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    text: (d: { left: number }) => "Someone, most likely you, has just used a recovery code for your Stepwell account. " + plural('en', d.left, { 0: "It was your last one: please make new ones in My Settings under Accoun", one: "You have one lef", other: "You have " + number('en', d.left) + " lef" }) + "t.",
    lostApp: "If you no longer have your authenticator app, set up another one in My Settings under Account.",
  },
  newRecoveryCodes: {
    subject: "You have new recovery codes",
    text: "New recovery codes have been created for your Stepwell account. The old ones no longer work.",
  },
  loginLink: {
    subject: "Your link to log in",
    text: "Someone, most likely you, asked for a link to log in to Stepwell without your password.",
    link: "The link works once, within 15 minutes. It’s for you alone, so please don’t forward it. If this wasn’t you, you don’t need to do anything.",
    button: "Log in",
  },
  loginLinkFromStaff: {
    subject: (d: { senderName: string }) => d.senderName + " has sent you a link to log in",
    text: (d: { senderName: string; membershipName: string }) => d.senderName + " of " + d.membershipName + " has sent you a link to log in to Stepwell without your password.",
    link: "The link works once, within 15 minutes. It’s for you alone, so please don’t forward it. If you don’t need it, you can ignore this email.",
    why: (d: { senderName: string; membershipName: string }) => "You’re getting this because " + d.senderName + " looks after " + d.membershipName + ", where you’re a member.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
