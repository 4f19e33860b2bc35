import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';

export const memberMails = mailTemplates({
  'member-removed': (
    data: { firstName: string; membershipName: string; supportEmail: string },
    language,
  ): MailContent => {
    const words = wordsIn(language).removed;
    return {
      subject: words.subject(data),
      paragraphs: [greeting(data.firstName, language), words.text(data), words.questions],
      why: words.why(data),
      replyTo: data.supportEmail,
    };
  },
});
