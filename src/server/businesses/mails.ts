import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export const businessMails = mailTemplates({
  'admin-invite': (
    data: { name: string; businessName: string; inviterName: string; link: string },
    language,
  ): MailContent => ({
    // The subject excludes text typed by others, since the address may be anyone's (rule businesses.invitations).
    subject: 'You’re invited to help run a business on Stepwell',
    paragraphs: [
      greeting(data.name, language),
      `${data.inviterName} would like you to be an admin of ${data.businessName} on Stepwell, looking after its memberships, pods and people.`,
      'The link works once. If you don’t know what this is about, you don’t need to do anything.',
    ],
    button: { label: 'Accept invitation', link: data.link },
    why: `You’re getting this because ${data.inviterName} entered this address on Stepwell.`,
  }),

  'admin-joined': (
    data: {
      firstName: string;
      adminName: string;
      businessName: string;
      link: string;
    },
    language,
  ): MailContent => ({
    subject: `${data.adminName} is now an admin of ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `${data.adminName} has accepted the invitation and can now look after the memberships of ${data.businessName}.`,
    ],
    button: { label: 'See admins', link: data.link },
    why: `You’re getting this because you own ${data.businessName}.`,
  }),

  'admin-removed': (data: { firstName: string; businessName: string }, language): MailContent => ({
    subject: `You’re no longer an admin of ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `The owner of ${data.businessName} has removed you as an admin. You keep your Stepwell account and your memberships.`,
    ],
    why: `You’re getting this because you were an admin of ${data.businessName}.`,
  }),

  'business-owned': (
    data: {
      firstName: string;
      businessName: string;
      formerOwner: string;
      link: string;
    },
    language,
  ): MailContent => ({
    subject: `You now own ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `${data.formerOwner} has handed ${data.businessName} over to you. You can now invite and remove admins and delete memberships. ${data.formerOwner} stays on as an admin.`,
    ],
    button: { label: 'See admins', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),

  'business-handed-over': (
    data: { firstName: string; businessName: string; newOwner: string },
    language,
  ): MailContent => ({
    subject: `${data.newOwner} now owns ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `You’ve handed ${data.businessName} over to ${data.newOwner}. You’re still an admin.`,
      'If this wasn’t you, change your password now and write to Stepwell’s support.',
    ],
    why: `You’re getting this because you owned ${data.businessName}.`,
  }),

  'staff-two-factor': (data: { firstName: string; businessName: string; link: string }, language): MailContent => ({
    subject: `${data.businessName} now needs two-factor login`,
    paragraphs: [
      greeting(data.firstName, language),
      `The owner of ${data.businessName} has made two-factor login required for everyone who runs it. Until you set it up, you can’t look after its memberships and pods. It takes two minutes, and you’ll need your phone.`,
    ],
    button: { label: 'Set up two-factor login', link: data.link },
    why: `You’re getting this because you’re an admin of ${data.businessName}.`,
  }),

  'approval-pending': (data: { firstName: string; businessName: string }, language): MailContent => ({
    subject: `${data.businessName} is waiting for approval`,
    paragraphs: [
      greeting(data.firstName, language),
      `Thanks for confirming your email address. We’re looking at ${data.businessName} now, and we’ll email you when your account is ready.`,
    ],
    why: `You’re getting this because you registered ${data.businessName} on Stepwell.`,
  }),

  'business-approved': (data: { firstName: string; businessName: string; link: string }, language): MailContent => ({
    subject: `${data.businessName} has been approved`,
    paragraphs: [
      greeting(data.firstName, language),
      `Your account is ready. You can now set up the first membership of ${data.businessName}.`,
    ],
    button: { label: 'Log in', link: data.link },
    why: `You’re getting this because you registered ${data.businessName} on Stepwell.`,
  }),
});
