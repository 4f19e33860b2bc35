import type { QuotedWords } from '../../contract/entities.gen';
import { greeting, type MailContent, quotedIn } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

const ACCOUNT = 'You’re getting this because this address was entered on Stepwell.';
const NOT_YOU = 'If this wasn’t you, you don’t need to do anything.';

const SECURITY = 'You’re getting this because it’s about the security of your Stepwell account.';
const TWO_FACTOR_NOT_YOU =
  'If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’, and check two-factor login in My Settings.';

function codesLeft(left: number): string {
  if (left === 0) return 'It was your last one: please make new ones in My Settings under Account.';
  return left === 1 ? 'You have one left.' : `You have ${left} left.`;
}

const repliesTo = ({ supportEmail }: { supportEmail?: string }) =>
  supportEmail !== undefined && { replyTo: supportEmail };

interface Offer {
  subject: string;
  sentence: string;
  label: string;
}

function offerOf({
  membershipName,
  registersBusiness,
}: {
  membershipName?: string;
  registersBusiness?: boolean;
}): Offer {
  if (membershipName) {
    return {
      subject: `Join ${membershipName} with your existing account`,
      sentence: `You can join ${membershipName} with that account. Just confirm on the page that opens. The link works for 48 hours.`,
      label: 'Join',
    };
  }
  if (registersBusiness) {
    return {
      subject: 'Register your business with your existing account',
      sentence:
        'You can register your business with that account. Just confirm on the page that opens. The link works for 48 hours.',
      label: 'Register business',
    };
  }
  return {
    subject: 'You already have a Stepwell account',
    sentence: 'Log in with your usual password. If you’ve forgotten it, you can ask for a new one on the login page.',
    label: 'Log in',
  };
}

const accountMails = mailTemplates({
  'verify-email': (
    data: {
      firstName: string;
      membershipName?: string;
      supportEmail?: string;
      link: string;
    },
    language,
  ): MailContent => ({
    subject: data.membershipName
      ? `Confirm your email address to join ${data.membershipName}`
      : 'Confirm your email address',
    paragraphs: [
      greeting(data.firstName, language),
      data.membershipName
        ? `Welcome to Stepwell. Confirm that this is your email address to join ${data.membershipName}.`
        : 'Welcome to Stepwell. Confirm that this is your email address, and your account is ready.',
      `The link works for 48 hours. ${NOT_YOU}`,
    ],
    button: { label: 'Confirm address', link: data.link },
    why: data.membershipName
      ? `You’re getting this because this address was entered to join ${data.membershipName} on Stepwell.`
      : ACCOUNT,
    ...repliesTo(data),
  }),

  'account-ready': (
    data: {
      firstName: string;
      joined?: string;
      supportEmail?: string;
      ownWords?: QuotedWords;
      link: string;
    },
    language,
  ): MailContent => ({
    subject: data.joined ? `You’re in: ${data.joined}` : 'Your account is ready',
    paragraphs: [
      greeting(data.firstName, language),
      `Your account is ready${data.joined ? `, and you’ll find ${data.joined} when you log in` : '. You can log in now'}.`,
      ...quotedIn(data, language),
    ],
    button: { label: 'Log in', link: data.link },
    why: 'You’re getting this because you confirmed this address on Stepwell.',
    ...repliesTo(data),
  }),

  /**
   * Someone signed up with the address of an existing account. The link joins the membership or registers the business
   * with that account; otherwise it opens the login page. The business name a stranger typed is not repeated here.
   */
  'known-address': (
    data: {
      firstName: string;
      link?: string;
      membershipName?: string;
      supportEmail?: string;
      registersBusiness?: boolean;
    },
    language,
  ): MailContent => {
    const offer = offerOf(data);
    return {
      subject: offer.subject,
      paragraphs: [
        greeting(data.firstName, language),
        'Someone, most likely you, signed up with this address. It already has a Stepwell account, so we haven’t made another.',
        offer.sentence,
        NOT_YOU,
      ],
      ...(data.link && { button: { label: offer.label, link: data.link } }),
      why: ACCOUNT,
      ...repliesTo(data),
    };
  },

  'reset-password': (data: { firstName: string; link: string }, language): MailContent => ({
    subject: 'Choose a new password',
    paragraphs: [
      greeting(data.firstName, language),
      'Someone, most likely you, asked for a new password for your account.',
      `The link works once, within 48 hours. If this wasn’t you, you don’t need to do anything: your password won’t change.`,
    ],
    button: { label: 'Choose password', link: data.link },
    why: ACCOUNT,
  }),

  'password-changed': (
    data: { firstName: string; hadPasskeys?: boolean; hadIdentities?: boolean },
    language,
  ): MailContent => ({
    subject: 'Your password has been changed',
    paragraphs: [
      greeting(data.firstName, language),
      'The password for your Stepwell account has been changed, and every other device has been logged out.',
      ...(data.hadPasskeys ? ['Your passkeys have been removed, too. You can add them again in My Settings.'] : []),
      ...(data.hadIdentities
        ? ['No identity provider logs you in any more. You can link one again when you next log in with it.']
        : []),
      'If this wasn’t you, choose a new password straight away: go to the login page and pick ‘Forgot password?’.',
    ],
    why: SECURITY,
  }),

  'two-factor-on': (data: { firstName: string; isAnotherApp?: boolean }, language): MailContent => ({
    subject: data.isAnotherApp ? 'Your authenticator app has been changed' : 'Two-factor login is on',
    paragraphs: [
      greeting(data.firstName, language),
      data.isAnotherApp
        ? 'Another authenticator app has been set up for your Stepwell account. Codes from the old one no longer work, and neither do your old recovery codes.'
        : 'Two-factor login has been turned on for your Stepwell account. From now on you’ll need your password and a code from your authenticator app to log in.',
      'Every other device has been logged out. Keep your recovery codes somewhere safe: they let you in if you lose your phone.',
      TWO_FACTOR_NOT_YOU,
    ],
    why: SECURITY,
  }),

  'two-factor-off': (data: { firstName: string; byOperator?: boolean }, language): MailContent => ({
    subject: 'Two-factor login is off',
    paragraphs: [
      greeting(data.firstName, language),
      data.byOperator
        ? 'Our support team has turned two-factor login off for your Stepwell account. Your password is enough to log in now.'
        : 'Two-factor login has been turned off for your Stepwell account. Your password is enough to log in now.',
      'You can turn it on again whenever you like, in My Settings under Account.',
      TWO_FACTOR_NOT_YOU,
    ],
    why: SECURITY,
  }),

  'two-factor-guessed': (data: { firstName: string; link: string }, language): MailContent => ({
    subject: 'Someone is trying to log in to your account',
    paragraphs: [
      greeting(data.firstName, language),
      'Someone has entered your Stepwell password, or used a login link sent to you, and then entered too many wrong codes. We’re not taking any more from them for now.',
      'If this was you, please wait an hour and try again. If it wasn’t, someone knows your password or reads your email: choose a new password straight away, here and for your mailbox.',
    ],
    button: { label: 'Choose a new password', link: data.link },
    why: SECURITY,
  }),

  'passkey-added': (data: { firstName: string; passkeyName: string }, language): MailContent => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      greeting(data.firstName, language),
      `The passkey ‘${data.passkeyName}’ was added to your Stepwell account. It logs you in without your password.`,
      'If this wasn’t you, remove it in My Settings under Account straight away, and choose a new password.',
    ],
    why: SECURITY,
  }),

  'passkey-removed': (data: { firstName: string; passkeyName: string }, language): MailContent => ({
    subject: 'A passkey was removed from your account',
    paragraphs: [
      greeting(data.firstName, language),
      `The passkey ‘${data.passkeyName}’ was removed from your Stepwell account. It no longer logs you in.`,
      'If this wasn’t you, choose a new password straight away, and check your passkeys in My Settings under Account.',
    ],
    why: SECURITY,
  }),

  'recovery-code-used': (data: { firstName: string; left: number }, language): MailContent => ({
    subject: 'A recovery code was used',
    paragraphs: [
      greeting(data.firstName, language),
      `Someone, most likely you, has just used a recovery code for your Stepwell account. ${codesLeft(data.left)}`,
      'If you no longer have your authenticator app, set up another one in My Settings under Account.',
      TWO_FACTOR_NOT_YOU,
    ],
    why: SECURITY,
  }),

  'recovery-codes-new': (data: { firstName: string }, language): MailContent => ({
    subject: 'You have new recovery codes',
    paragraphs: [
      greeting(data.firstName, language),
      'New recovery codes have been created for your Stepwell account. The old ones no longer work.',
      TWO_FACTOR_NOT_YOU,
    ],
    why: SECURITY,
  }),
});

export interface LoginLinkSender {
  senderName: string;
  membershipName: string;
  supportEmail: string;
}

const linkMails = mailTemplates(
  {
    'login-link': (data: { firstName: string; link: string } & Partial<LoginLinkSender>, language): MailContent => ({
      subject: data.senderName ? `${data.senderName} has sent you a link to log in` : 'Your link to log in',
      paragraphs: [
        greeting(data.firstName, language),
        data.senderName
          ? `${data.senderName} of ${data.membershipName} has sent you a link to log in to Stepwell without your password.`
          : 'Someone, most likely you, asked for a link to log in to Stepwell without your password.',
        `The link works once, within 15 minutes. It’s for you alone, so please don’t forward it. ${data.senderName ? 'If you don’t need it, you can ignore this email.' : NOT_YOU}`,
      ],
      button: { label: 'Log in', link: data.link },
      why: data.senderName
        ? `You’re getting this because ${data.senderName} looks after ${data.membershipName}, where you’re a member.`
        : ACCOUNT,
      ...repliesTo(data),
    }),
  },
  { isShortLived: true },
);

export const sessionMails = { ...accountMails, ...linkMails };
