import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';

export const businessMails = mailTemplates({
  'admin-invite': (
    data: { name: string; businessName: string; inviterName: string; link: string },
    language,
  ): MailContent => {
    const words = wordsIn(language).invite;
    return {
      // The subject excludes text typed by others, since the address may be anyone's (rule businesses.invitations).
      subject: words.subject,
      paragraphs: [greeting(data.name, language), words.text(data), words.link],
      button: { label: words.button, link: data.link },
      why: words.why(data),
    };
  },

  'admin-joined': (
    data: { firstName: string; adminName: string; businessName: string; link: string },
    language,
  ): MailContent => {
    const words = wordsIn(language).joined;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      button: { label: words.button, link: data.link },
      why: words.why(data),
    };
  },

  'admin-removed': (data: { firstName: string; businessName: string }, language): MailContent => {
    const words = wordsIn(language).removed;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      why: words.why(data),
    };
  },

  'business-owned': (
    data: { firstName: string; businessName: string; formerOwner: string; link: string },
    language,
  ): MailContent => {
    const words = wordsIn(language).owned;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      button: { label: words.button, link: data.link },
      why: words.why(data),
    };
  },

  'business-handed-over': (
    data: { firstName: string; businessName: string; newOwner: string },
    language,
  ): MailContent => {
    const words = wordsIn(language).handedOver;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data), words.notYou],
      why: words.why(data),
    };
  },

  'staff-two-factor': (data: { firstName: string; businessName: string; link: string }, language): MailContent => {
    const words = wordsIn(language).twoFactor;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      button: { label: words.button, link: data.link },
      why: words.why(data),
    };
  },

  'approval-pending': (data: { firstName: string; businessName: string }, language): MailContent => {
    const words = wordsIn(language).approvalPending;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      why: words.why(data),
    };
  },

  'business-approved': (data: { firstName: string; businessName: string; link: string }, language): MailContent => {
    const words = wordsIn(language).approved;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data)],
      button: { label: words.button, link: data.link },
      why: words.why(data),
    };
  },
});
