import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

const ACCOUNT = 'You get this because this address was entered on Stepwell.';
const NOT_YOU = 'If it was not you, there is nothing you need to do.';

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
      subject: `Join ${membershipName} with the account you have`,
      sentence: `The button leads to joining ${membershipName} with that account. You confirm it on the page that opens, within 48 hours.`,
      label: 'Join',
    };
  }
  if (registersBusiness) {
    return {
      subject: 'Register your business with the account you have',
      sentence:
        'The button leads to registering your business with that account. You confirm it on the page that opens, within 48 hours.',
      label: 'Register business',
    };
  }
  return {
    subject: 'You already have a Stepwell account',
    sentence: 'Log in with the password you have; if you do not remember it, ask for a new one on the login page.',
    label: 'Log in',
  };
}

export const sessionMails = mailTemplates({
  'verify-email': (data: { firstName: string; membershipName?: string; link: string }): MailContent => ({
    subject: data.membershipName
      ? `Confirm your email address to join ${data.membershipName}`
      : 'Confirm your email address',
    paragraphs: [
      hello(data.firstName),
      data.membershipName
        ? `Welcome to Stepwell. Confirm that this address is yours, and you are in ${data.membershipName}.`
        : 'Welcome to Stepwell. Confirm that this address is yours, and your account is ready.',
      `The link works for 48 hours. ${NOT_YOU}`,
    ],
    button: { label: 'Confirm address', link: data.link },
    why: data.membershipName
      ? `You get this because this address was entered to join ${data.membershipName} on Stepwell.`
      : ACCOUNT,
  }),

  /** What a registration was for is done; `joined` is a membership or business, missing when it was only the account. */
  'account-ready': (data: { firstName: string; joined?: string; link: string }): MailContent => ({
    subject: data.joined ? `You are in: ${data.joined}` : 'Your account is ready',
    paragraphs: [
      hello(data.firstName),
      `Your account is ready${data.joined ? `, and ${data.joined} is there when you log in` : '. You can log in now'}.`,
    ],
    button: { label: 'Log in', link: data.link },
    why: ACCOUNT,
  }),

  /**
   * Somebody signed up with an address that has an account. The link joins the membership or registers the business with
   * that account; for neither it leads to login. What a stranger called the business is not repeated here.
   */
  'known-address': (data: {
    firstName: string;
    link?: string;
    membershipName?: string;
    registersBusiness?: boolean;
  }): MailContent => {
    const offer = offerOf(data);
    return {
      subject: offer.subject,
      paragraphs: [
        hello(data.firstName),
        'Somebody, most likely you, signed up with this address. It already has a Stepwell account, so no second one was made.',
        offer.sentence,
        NOT_YOU,
      ],
      ...(data.link && { button: { label: offer.label, link: data.link } }),
      why: ACCOUNT,
    };
  },

  'reset-password': (data: { firstName: string; link: string }): MailContent => ({
    subject: 'Choose a new password',
    paragraphs: [
      hello(data.firstName),
      'Somebody, most likely you, asked for a new password for your account.',
      `The link works once, for 48 hours. ${NOT_YOU} Your password stays as it is.`,
    ],
    button: { label: 'Choose password', link: data.link },
    why: ACCOUNT,
  }),

  'password-changed': (data: { firstName: string }): MailContent => ({
    subject: 'Your password was changed',
    paragraphs: [
      hello(data.firstName),
      'The password of your account was changed, and every other device was logged out.',
      'If it was not you, choose a new password at once: ‘Forgot password’ on the login page.',
    ],
    why: 'You get this because it concerns the safety of your Stepwell account.',
  }),
});
