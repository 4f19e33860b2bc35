import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export const accountMails = mailTemplates({
  'change-email-confirm': (data: { firstName: string; link: string; byStaff?: boolean }, language): MailContent => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      greeting(data.firstName, language),
      data.byStaff
        ? 'Once you’ve confirmed, and three days after it was asked for, you’ll log in to Stepwell with this address. Until then nothing changes.'
        : 'Once you confirm, you’ll log in to Stepwell with this address. Until then nothing changes.',
      `The link works for ${data.byStaff ? 'five days' : '48 hours'}. If you weren’t expecting this, you don’t need to do anything.`,
    ],
    button: { label: 'Confirm address', link: data.link },
    why: 'You’re getting this because this address was entered as the new one for a Stepwell account.',
  }),

  'change-email-notice': (data: { firstName: string; newEmail: string }, language): MailContent => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      greeting(data.firstName, language),
      `Someone, most likely you, asked to change your email address on Stepwell to ${data.newEmail}. It changes once that address is confirmed.`,
      'If this wasn’t you, change your password straight away: that stops this change too.',
    ],
    why: 'You’re getting this because it’s about the security of your Stepwell account.',
  }),

  'change-email-by-staff': (
    data: {
      firstName: string;
      newEmail: string;
      membershipName: string;
      supportEmail: string;
      link: string;
    },
    language,
  ): MailContent => ({
    replyTo: data.supportEmail,
    subject: 'Your email address is about to change',
    paragraphs: [
      greeting(data.firstName, language),
      `The people who run ${data.membershipName} asked to change your email address on Stepwell to ${data.newEmail}. It changes in three days at the earliest, and only once that address has been confirmed. Until then you log in as before.`,
      'If that’s right, you don’t need to do anything here. If it isn’t, keep your address: nothing changes then.',
    ],
    button: { label: 'Keep my address', link: data.link },
    why: 'You’re getting this because it’s about the security of your Stepwell account.',
  }),

  'change-email-done': (data: { firstName: string; newEmail: string }, language): MailContent => ({
    subject: 'Your email address has changed',
    paragraphs: [
      greeting(data.firstName, language),
      `You now log in to Stepwell with ${data.newEmail}, and that’s where our emails go. Your password stays the same.`,
      'If this wasn’t you, contact your membership’s support straight away.',
    ],
    why: 'You’re getting this because it’s about the security of your Stepwell account.',
  }),

  'account-deleted': (data: { firstName: string }, language): MailContent => ({
    subject: 'Your Stepwell account has been deleted',
    paragraphs: [
      greeting(data.firstName, language),
      'Your account is gone, and with it your profile, memberships, steps and settings. What you wrote in chats now reads ‘Message removed’.',
      'Thanks for the time you spent with us.',
    ],
    why: 'You’re getting this because you deleted your account. It’s the last email we’ll send to this address.',
  }),
});
