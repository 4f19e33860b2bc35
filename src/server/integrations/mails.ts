import { WEBHOOK_FAILING_DAYS } from '../../domain/integrations/webhooks';
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

type WebhookMail = Omit<KeyMail, 'keyName' | 'expires'> & { host: string };

const dateOf = (millis: number) => shortDate(millis / 1000, 'UTC');

export const integrationMails = mailTemplates({
  /** `by`: the person who created it, unless they are the addressee. */
  'api-key-created': ({ by, scopes, ...data }: KeyMail & { by?: string; scopes: string[] }, language): MailContent => ({
    subject: `New API key for ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `${by ?? 'You'} created the API key ‘${data.keyName}’ for ${data.businessName}. It works until ${dateOf(data.expires)}, with these scopes: ${scopes.join(', ')}.`,
      by === undefined
        ? 'If this wasn’t you, revoke the key now, and change your password.'
        : `If you don’t know what the key is for, ask ${by}, or revoke it now.`,
    ],
    button: { label: 'See API keys', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),

  'api-key-expiring': (data: KeyMail, language): MailContent => ({
    subject: `An API key for ${data.businessName} expires on ${dateOf(data.expires)}`,
    paragraphs: [
      greeting(data.firstName, language),
      `The API key ‘${data.keyName}’ stops working on ${dateOf(data.expires)}. If a program still uses it, create a new key, give it to the program, and then revoke this one.`,
    ],
    button: { label: 'See API keys', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),

  'webhook-created': ({ by, ...data }: WebhookMail & { by?: string }, language): MailContent => ({
    subject: `New webhook for ${data.businessName}`,
    paragraphs: [
      greeting(data.firstName, language),
      `${by ?? 'You'} created a webhook: from now on we tell ${data.host} what happens in ${data.businessName}, with names and email addresses of members.`,
      by === undefined
        ? 'If this wasn’t you, delete the webhook now, and change your password.'
        : `If you don’t know what it’s for, ask ${by}, or delete it now.`,
    ],
    button: { label: 'See the webhook', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),

  'webhook-disabled': (data: WebhookMail, language): MailContent => ({
    subject: `A webhook of ${data.businessName} was turned off`,
    paragraphs: [
      greeting(data.firstName, language),
      `${data.host} has accepted nothing for ${WEBHOOK_FAILING_DAYS} days, so we no longer send it what happens in ${data.businessName}.`,
      'Once it works again, turn the webhook on. It won’t be told what happens until then.',
    ],
    button: { label: 'See the webhook', link: data.link },
    why: `You’re getting this because you run ${data.businessName}.`,
  }),
});
