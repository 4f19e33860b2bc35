import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export const accountMails = mailTemplates({
  'change-email-confirm': (data: { firstName: string; link: string }): MailContent => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      hello(data.firstName),
      'From your confirmation on, you log in to Stepwell with this address. Until then everything stays as it is.',
      'The link works for 48 hours. If you did not expect this, there is nothing you need to do.',
    ],
    button: { label: 'Confirm address', link: data.link },
    why: 'You get this because this address was entered as the new one of a Stepwell account.',
  }),

  'change-email-notice': (data: { firstName: string; newEmail: string }): MailContent => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      hello(data.firstName),
      `The address of your account is to become ${data.newEmail}, as soon as that is confirmed there.`,
      'If it was not you, change your password at once: that also stops the change.',
    ],
    why: 'You get this because it concerns the safety of your Stepwell account.',
  }),

  /** To the old mailbox and the new one. */
  'change-email-done': (data: { firstName: string; newEmail: string }): MailContent => ({
    subject: 'Your email address has changed',
    paragraphs: [
      hello(data.firstName),
      `You now log in to Stepwell with ${data.newEmail}, and its mail goes there. Your password is the same as before.`,
      'If it was not you, write to the support address of your membership.',
    ],
    why: 'You get this because it concerns the safety of your Stepwell account.',
  }),

  'account-deleted': (data: { firstName: string }): MailContent => ({
    subject: 'Your Stepwell account is deleted',
    paragraphs: [
      hello(data.firstName),
      'Your account is deleted: your profile, memberships, steps and settings. What you wrote in chats now reads ‘Message removed’.',
      'Thank you for the time you spent with us.',
    ],
    why: 'You get this because you deleted your account. It is the last mail to this address.',
  }),
});
