import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export const businessMails = mailTemplates({
  'admin-invite': (data: { name: string; businessName: string; inviterName: string; link: string }): MailContent => ({
    // What others typed stays out of the subject of a mail to whatever address they typed (rule businesses.invitations).
    subject: 'You are invited to help run a business on Stepwell',
    paragraphs: [
      hello(data.name),
      `${data.inviterName} would like you to be an administrator of ${data.businessName} on Stepwell: to look after its memberships, pods and people.`,
      'The link works once. If you do not know what this is about, there is nothing you need to do.',
    ],
    button: { label: 'Accept invitation', link: data.link },
    why: `You get this because ${data.inviterName} entered this address on Stepwell.`,
  }),

  'admin-joined': (data: {
    firstName: string;
    adminName: string;
    businessName: string;
    link: string;
  }): MailContent => ({
    subject: `${data.adminName} is now an administrator of ${data.businessName}`,
    paragraphs: [
      hello(data.firstName),
      `${data.adminName} accepted the invitation and can now look after the memberships of ${data.businessName}.`,
    ],
    button: { label: 'See administrators', link: data.link },
    why: `You get this because you own ${data.businessName}.`,
  }),

  'admin-removed': (data: { firstName: string; businessName: string }): MailContent => ({
    subject: `You are no longer an administrator of ${data.businessName}`,
    paragraphs: [
      hello(data.firstName),
      `The owner of ${data.businessName} has ended your part in running it. Your Stepwell account and your memberships stay.`,
    ],
    why: `You get this because you were an administrator of ${data.businessName}.`,
  }),

  'approval-pending': (data: { firstName: string; businessName: string }): MailContent => ({
    subject: `${data.businessName} is waiting for approval`,
    paragraphs: [
      hello(data.firstName),
      `Your address is confirmed. ${data.businessName} is now looked at, and you get an email when your account is ready.`,
    ],
    why: `You get this because you registered ${data.businessName} on Stepwell.`,
  }),

  'business-approved': (data: { firstName: string; businessName: string; link: string }): MailContent => ({
    subject: `${data.businessName} is approved`,
    paragraphs: [
      hello(data.firstName),
      `Your account is ready: ${data.businessName} is open, and you can set up its first membership.`,
    ],
    button: { label: 'Log in', link: data.link },
    why: `You get this because you registered ${data.businessName} on Stepwell.`,
  }),
});
