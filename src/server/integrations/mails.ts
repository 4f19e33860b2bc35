import { WEBHOOK_FAILING_DAYS } from '../../domain/integrations/webhooks';
import { shortDate } from '../../domain/time/shortDate';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';
import { type Language } from '../../domain/text/languages';

interface KeyMail {
  firstName: string;
  keyName: string;
  businessName: string;
  /** Epoch milliseconds. */
  expires: number;
  link: string;
}

type WebhookMail = Omit<KeyMail, 'keyName' | 'expires'> & { host: string };

const dateOf = (millis: number, language: Language) => shortDate(millis / 1000, 'UTC', language);

export const integrationMails = mailTemplates({
  /** `by`: the person who created it, unless they are the addressee. */
  'api-key-created': (data: KeyMail & { by?: string; scopes: string[] }, language): MailContent => {
    const words = wordsIn(language);
    const { keyCreated } = words;
    const { by } = data;
    const key = { ...data, date: dateOf(data.expires, language), scopes: data.scopes.join(', ') };
    return {
      subject: keyCreated.subject(data),
      paragraphs: [
        greeting(data.firstName, language),
        ...(by === undefined
          ? [keyCreated.textToCreator(key), keyCreated.notYou]
          : [keyCreated.text({ ...key, by }), keyCreated.ask({ by })]),
      ],
      button: { label: words.seeKeys, link: data.link },
      why: words.why(data),
    };
  },

  'api-key-expiring': (data: KeyMail, language): MailContent => {
    const words = wordsIn(language);
    const key = { ...data, date: dateOf(data.expires, language) };
    return {
      subject: words.keyExpiring.subject(key),
      paragraphs: [greeting(data.firstName, language), words.keyExpiring.text(key)],
      button: { label: words.seeKeys, link: data.link },
      why: words.why(data),
    };
  },

  'webhook-created': (data: WebhookMail & { by?: string }, language): MailContent => {
    const words = wordsIn(language);
    const { webhookCreated } = words;
    const { by } = data;
    return {
      subject: webhookCreated.subject(data),
      paragraphs: [
        greeting(data.firstName, language),
        ...(by === undefined
          ? [webhookCreated.textToCreator(data), webhookCreated.notYou]
          : [webhookCreated.text({ ...data, by }), webhookCreated.ask({ by })]),
      ],
      button: { label: words.seeWebhook, link: data.link },
      why: words.why(data),
    };
  },

  'webhook-disabled': (data: WebhookMail, language): MailContent => {
    const words = wordsIn(language);
    const { subject, text, onAgain } = words.webhookDisabled;
    return {
      subject: subject(data),
      paragraphs: [greeting(data.firstName, language), text({ ...data, days: WEBHOOK_FAILING_DAYS }), onAgain],
      button: { label: words.seeWebhook, link: data.link },
      why: words.why(data),
    };
  },
});
