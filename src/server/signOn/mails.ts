import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

const SECURITY = 'You’re getting this because it’s about the security of your Stepwell account.';

const runBy = ({ providerName, businessName }: { providerName: string; businessName?: string }) =>
  businessName === undefined ? providerName : `${providerName} of ${businessName}`;

const accountMails = mailTemplates({
  'identity-linked': (
    data: { firstName: string; providerName: string; businessName?: string },
    language,
  ): MailContent => ({
    subject: `${data.providerName} can now log you in`,
    paragraphs: [
      greeting(data.firstName, language),
      `Your Stepwell account is now linked to ${runBy(data)}, which logs you in without your password.`,
      'If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’. That removes the link, too.',
    ],
    why: SECURITY,
  }),

  'identity-removed': (data: { firstName: string; providerName: string }, language): MailContent => ({
    subject: `${data.providerName} no longer logs you in`,
    paragraphs: [
      greeting(data.firstName, language),
      `The link between your Stepwell account and ${data.providerName} has been removed.`,
      'If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’.',
    ],
    why: SECURITY,
  }),
});

const codeMails = mailTemplates(
  {
    'sign-on-code': (
      data: {
        firstName: string;
        code: string;
        providerName: string;
        businessName?: string;
        isNew: boolean;
      },
      language,
    ): MailContent => ({
      subject: `${data.code} is your code for Stepwell`,
      paragraphs: [
        greeting(data.firstName, language),
        data.isNew
          ? `Someone, most likely you, is signing up to Stepwell with ${runBy(data)}. To confirm that this is your email address, enter this code:`
          : `Someone, most likely you, wants to log in to your Stepwell account with ${runBy(data)}. To confirm that it’s you, enter this code:`,
        data.code,
        'It works for 15 minutes, and only in the browser where you started. Never give it to anyone: whoever enters it lets that provider into your account from then on. If this wasn’t you, you don’t need to do anything.',
      ],
      why: 'You’re getting this because this address was entered on Stepwell.',
    }),
  },
  { isShortLived: true },
);

export const signOnMails = { ...accountMails, ...codeMails };
