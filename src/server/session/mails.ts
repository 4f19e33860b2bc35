import type { QuotedWords } from '../../contract/entities.gen';
import { greeting, type MailContent, quotedIn } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn, type Words } from './mailWords.gen';

interface Supported {
  supportEmail?: string;
}

const repliesTo = ({ supportEmail }: Supported) => supportEmail !== undefined && { replyTo: supportEmail };

interface KnownAddressMail extends Supported {
  firstName: string;
  link?: string;
  membershipName?: string;
  registersBusiness?: boolean;
}

function offerOf({ membershipName, registersBusiness }: KnownAddressMail, { knownAddress }: Words) {
  const { join, business, login } = knownAddress;
  if (!membershipName) return registersBusiness ? business : login;
  return { subject: join.subject({ membershipName }), text: join.text({ membershipName }), button: join.button };
}

function verificationOf(membershipName: string | undefined, { verify, verifyToJoin, whyAddress }: Words) {
  if (!membershipName) return { subject: verify.subject, text: verify.text, why: whyAddress };
  const { subject, text, why } = verifyToJoin;
  return { subject: subject({ membershipName }), text: text({ membershipName }), why: why({ membershipName }) };
}

const accountMails = mailTemplates({
  'verify-email': (
    data: { firstName: string; membershipName?: string; link: string } & Supported,
    language,
  ): MailContent => {
    const words = wordsIn(language);
    const { subject, text, why } = verificationOf(data.membershipName, words);
    return {
      subject,
      paragraphs: [greeting(data.firstName, language), text, words.verify.link],
      button: { label: words.verify.button, link: data.link },
      why,
      ...repliesTo(data),
    };
  },

  'account-ready': (
    data: { firstName: string; joined?: string; ownWords?: QuotedWords; link: string } & Supported,
    language,
  ): MailContent => {
    const words = wordsIn(language).ready;
    const { joined } = data;
    return {
      subject: joined ? words.subjectJoined({ joined }) : words.subject,
      paragraphs: [
        greeting(data.firstName, language),
        joined ? words.textJoined({ joined }) : words.text,
        ...quotedIn(data, language),
      ],
      button: { label: words.button, link: data.link },
      why: words.why,
      ...repliesTo(data),
    };
  },

  /**
   * Someone signed up with the address of an existing account. The link joins the membership or registers the business
   * with that account; otherwise it opens the login page. The business name a stranger typed is not repeated here.
   */
  'known-address': (data: KnownAddressMail, language): MailContent => {
    const words = wordsIn(language);
    const { subject, text, button } = offerOf(data, words);
    return {
      subject,
      paragraphs: [greeting(data.firstName, language), words.knownAddress.text, text, words.notYou],
      ...(data.link && { button: { label: button, link: data.link } }),
      why: words.whyAddress,
      ...repliesTo(data),
    };
  },

  'reset-password': (data: { firstName: string; link: string }, language): MailContent => {
    const { resetPassword: words, whyAddress } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text, words.link],
      button: { label: words.button, link: data.link },
      why: whyAddress,
    };
  },
});

const securityMails = mailTemplates({
  'password-changed': (
    data: { firstName: string; hadPasskeys?: boolean; hadIdentities?: boolean },
    language,
  ): MailContent => {
    const { passwordChanged: words, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [
        greeting(data.firstName, language),
        words.text,
        ...(data.hadPasskeys ? [words.passkeys] : []),
        ...(data.hadIdentities ? [words.identities] : []),
        words.notYou,
      ],
      why: whySecurity,
    };
  },

  'two-factor-on': (data: { firstName: string; isAnotherApp?: boolean }, language): MailContent => {
    const { twoFactorOn: words, twoFactorNotYou, whySecurity } = wordsIn(language);
    return {
      subject: data.isAnotherApp ? words.subjectOfAnotherApp : words.subject,
      paragraphs: [
        greeting(data.firstName, language),
        data.isAnotherApp ? words.textOfAnotherApp : words.text,
        words.recovery,
        twoFactorNotYou,
      ],
      why: whySecurity,
    };
  },

  'two-factor-off': (data: { firstName: string; byOperator?: boolean }, language): MailContent => {
    const { twoFactorOff: words, twoFactorNotYou, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [
        greeting(data.firstName, language),
        data.byOperator ? words.textByOperator : words.text,
        words.onAgain,
        twoFactorNotYou,
      ],
      why: whySecurity,
    };
  },

  'two-factor-guessed': (data: { firstName: string; link: string }, language): MailContent => {
    const { twoFactorGuessed: words, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text, words.whatToDo],
      button: { label: words.button, link: data.link },
      why: whySecurity,
    };
  },

  'passkey-added': (data: { firstName: string; passkeyName: string }, language): MailContent => {
    const { passkeyAdded: words, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text(data), words.notYou],
      why: whySecurity,
    };
  },

  'passkey-removed': (data: { firstName: string; passkeyName: string }, language): MailContent => {
    const { passkeyRemoved: words, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text(data), words.notYou],
      why: whySecurity,
    };
  },

  'recovery-code-used': (data: { firstName: string; left: number }, language): MailContent => {
    const { recoveryCodeUsed: words, twoFactorNotYou, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text(data), words.lostApp, twoFactorNotYou],
      why: whySecurity,
    };
  },

  'recovery-codes-new': (data: { firstName: string }, language): MailContent => {
    const { newRecoveryCodes: words, twoFactorNotYou, whySecurity } = wordsIn(language);
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text, twoFactorNotYou],
      why: whySecurity,
    };
  },
});

export interface LoginLinkSender {
  senderName: string;
  membershipName: string;
  supportEmail: string;
}

function loginLinkTexts(sender: Partial<LoginLinkSender>, { loginLink, loginLinkFromStaff, whyAddress }: Words) {
  const { senderName, membershipName = '' } = sender;
  if (!senderName) return { ...loginLink, why: whyAddress };
  const { subject, text, link, why } = loginLinkFromStaff;
  const from = { senderName, membershipName };
  return { subject: subject(from), text: text(from), link, why: why(from) };
}

const linkMails = mailTemplates(
  {
    'login-link': (data: { firstName: string; link: string } & Partial<LoginLinkSender>, language): MailContent => {
      const words = wordsIn(language);
      const { subject, text, link, why } = loginLinkTexts(data, words);
      return {
        subject,
        paragraphs: [greeting(data.firstName, language), text, link],
        button: { label: words.loginLink.button, link: data.link },
        why,
        ...repliesTo(data),
      };
    },
  },
  { isShortLived: true },
);

export const sessionMails = { ...accountMails, ...securityMails, ...linkMails };
