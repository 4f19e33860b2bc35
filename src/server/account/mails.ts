import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';

export const accountMails = mailTemplates({
  'change-email-confirm': (data: { firstName: string; link: string; byStaff?: boolean }, language): MailContent => {
    const words = wordsIn(language).confirm;
    return {
      subject: words.subject,
      paragraphs: [
        greeting(data.firstName, language),
        data.byStaff ? words.textByStaff : words.text,
        data.byStaff ? words.linkByStaff : words.link,
      ],
      button: { label: words.button, link: data.link },
      why: words.why,
    };
  },

  'change-email-notice': (data: { firstName: string; newEmail: string }, language): MailContent => {
    const { notice, whySecurity } = wordsIn(language);
    return {
      subject: notice.subject,
      paragraphs: [greeting(data.firstName, language), notice.text(data), notice.notYou],
      why: whySecurity,
    };
  },

  'change-email-by-staff': (
    data: { firstName: string; newEmail: string; membershipName: string; supportEmail: string; link: string },
    language,
  ): MailContent => {
    const { byStaff, whySecurity } = wordsIn(language);
    return {
      replyTo: data.supportEmail,
      subject: byStaff.subject,
      paragraphs: [greeting(data.firstName, language), byStaff.text(data), byStaff.choice],
      button: { label: byStaff.button, link: data.link },
      why: whySecurity,
    };
  },

  'change-email-done': (data: { firstName: string; newEmail: string }, language): MailContent => {
    const { done, whySecurity } = wordsIn(language);
    return {
      subject: done.subject,
      paragraphs: [greeting(data.firstName, language), done.text(data), done.notYou],
      why: whySecurity,
    };
  },

  'account-deleted': (data: { firstName: string }, language): MailContent => {
    const words = wordsIn(language).deleted;
    return {
      subject: words.subject,
      paragraphs: [greeting(data.firstName, language), words.text, words.thanks],
      why: words.why,
    };
  },
});
