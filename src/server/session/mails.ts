import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

const ACCOUNT = 'You’re getting this because this address was entered on Stepwell.';
const NOT_YOU = 'If this wasn’t you, you don’t need to do anything.';

/** Whoever joins a membership writes to its support. */
const repliesTo = ({ supportEmail }: { supportEmail?: string }) =>
  supportEmail !== undefined && { replyTo: supportEmail };

interface Offer {
  subject: string;
  sentence: string;
  label: string;
}

/** What the link in a mail to a known address does. */
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

export const sessionMails = mailTemplates({
  'verify-email': (data: {
    firstName: string;
    membershipName?: string;
    supportEmail?: string;
    link: string;
  }): MailContent => ({
    subject: data.membershipName
      ? `Confirm your email address to join ${data.membershipName}`
      : 'Confirm your email address',
    paragraphs: [
      hello(data.firstName),
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

  /** What a registration was for is done; `joined` is a membership or business, missing when it was only the account. */
  'account-ready': (data: {
    firstName: string;
    joined?: string;
    supportEmail?: string;
    link: string;
  }): MailContent => ({
    subject: data.joined ? `You’re in: ${data.joined}` : 'Your account is ready',
    paragraphs: [
      hello(data.firstName),
      `Your account is ready${data.joined ? `, and you’ll find ${data.joined} when you log in` : '. You can log in now'}.`,
    ],
    button: { label: 'Log in', link: data.link },
    why: 'You’re getting this because you confirmed this address on Stepwell.',
    ...repliesTo(data),
  }),

  /**
   * Somebody signed up with an address that has an account. The link joins the membership or registers the business with
   * that account; for neither it leads to login. What a stranger called the business is not repeated here.
   */
  'known-address': (data: {
    firstName: string;
    link?: string;
    membershipName?: string;
    supportEmail?: string;
    registersBusiness?: boolean;
  }): MailContent => {
    const offer = offerOf(data);
    return {
      subject: offer.subject,
      paragraphs: [
        hello(data.firstName),
        'Someone, most likely you, signed up with this address. It already has a Stepwell account, so we haven’t made another.',
        offer.sentence,
        NOT_YOU,
      ],
      ...(data.link && { button: { label: offer.label, link: data.link } }),
      why: ACCOUNT,
      ...repliesTo(data),
    };
  },

  'reset-password': (data: { firstName: string; link: string }): MailContent => ({
    subject: 'Choose a new password',
    paragraphs: [
      hello(data.firstName),
      'Someone, most likely you, asked for a new password for your account.',
      `The link works once, within 48 hours. If this wasn’t you, you don’t need to do anything: your password won’t change.`,
    ],
    button: { label: 'Choose password', link: data.link },
    why: ACCOUNT,
  }),

  'password-changed': (data: { firstName: string }): MailContent => ({
    subject: 'Your password has been changed',
    paragraphs: [
      hello(data.firstName),
      'The password of your Stepwell account has been changed, and every other device has been logged out.',
      'If this wasn’t you, choose a new password straight away: go to the login page and pick ‘Forgot password?’.',
    ],
    why: 'You’re getting this because it’s about the security of your Stepwell account.',
  }),
});
