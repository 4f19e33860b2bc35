import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export const memberMails = mailTemplates({
  'member-removed': (
    data: { firstName: string; membershipName: string; supportEmail: string },
    language,
  ): MailContent => ({
    subject: `You’re no longer a member of ${data.membershipName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `The people who look after ${data.membershipName} have removed you from it. You keep your Stepwell account and any other memberships.`,
      'If you have any questions, just reply to this email.',
    ],
    why: `You’re getting this because you were a member of ${data.membershipName}.`,
    replyTo: data.supportEmail,
  }),
});
