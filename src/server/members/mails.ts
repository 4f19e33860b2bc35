import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export const memberMails = mailTemplates({
  'member-removed': (data: { firstName: string; membershipName: string; supportEmail: string }): MailContent => ({
    subject: `You are no longer a member of ${data.membershipName}`,
    paragraphs: [
      hello(data.firstName),
      `Your membership of ${data.membershipName} was ended by the people who look after it. Your Stepwell account and your other memberships stay.`,
      'If you have questions, reply to this email.',
    ],
    why: `You get this because you were a member of ${data.membershipName}.`,
    replyTo: data.supportEmail,
  }),
});
