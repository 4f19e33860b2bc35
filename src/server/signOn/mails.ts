import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn, type Words } from './mailWords.gen';

interface Provider {
  providerName: string;
  businessName?: string;
}

function linkedText({ providerName, businessName }: Provider, { linked }: Words): string {
  return businessName === undefined
    ? linked.text({ providerName })
    : linked.textOfBusiness({ providerName, businessName });
}

function codeText({ providerName, businessName, isNew }: Provider & { isNew: boolean }, { code }: Words): string {
  if (businessName === undefined) return isNew ? code.signUp({ providerName }) : code.login({ providerName });
  const provider = { providerName, businessName };
  return isNew ? code.signUpOfBusiness(provider) : code.loginOfBusiness(provider);
}

const accountMails = mailTemplates({
  'identity-linked': (data: { firstName: string } & Provider, language): MailContent => {
    const words = wordsIn(language);
    return {
      subject: words.linked.subject(data),
      paragraphs: [greeting(data.firstName, language), linkedText(data, words), words.linked.notYou],
      why: words.whySecurity,
    };
  },

  'identity-removed': (data: { firstName: string; providerName: string }, language): MailContent => {
    const { removed, whySecurity } = wordsIn(language);
    return {
      subject: removed.subject(data),
      paragraphs: [greeting(data.firstName, language), removed.text(data), removed.notYou],
      why: whySecurity,
    };
  },
});

const codeMails = mailTemplates(
  {
    'sign-on-code': (data: { firstName: string; code: string; isNew: boolean } & Provider, language): MailContent => {
      const words = wordsIn(language);
      return {
        subject: words.code.subject(data),
        paragraphs: [greeting(data.firstName, language), codeText(data, words), data.code, words.code.warning],
        why: words.code.why,
      };
    },
  },
  { isShortLived: true },
);

export const signOnMails = { ...accountMails, ...codeMails };
