import { shortDate } from '../../domain/time/shortDate';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

interface KeyMail {
  firstName: string;
  keyName: string;
  businessName: string;
  /** Epoch milliseconds. */
  expires: number;
  link: string;
}

const dateOf = (millis: number) => shortDate(millis / 1000, 'UTC');

export const integrationMails = mailTemplates({
  /** `by`: whoever created it, if not the addressee. */
  'api-key-created': ({ by, ...data }: KeyMail & { by?: string }): MailContent => ({
    subject: `New API key for ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName),
      `${by ?? 'You'} created the API key “${data.keyName}” for ${data.businessName}. Until ${dateOf(data.expires)}, a program that has it can do what the key’s scopes allow.`,
      'If you don’t know about this key, revoke it now, and change your password.',
    ],
    button: { label: 'See API keys', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),

  'api-key-expiring': (data: KeyMail): MailContent => ({
    subject: `An API key for ${data.businessName} expires on ${dateOf(data.expires)}`,
    paragraphs: [
      greeting(data.firstName),
      `The API key “${data.keyName}” stops working on ${dateOf(data.expires)}. If a program still uses it, create a new key, give it to the program, and then revoke this one.`,
    ],
    button: { label: 'See API keys', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),
});
