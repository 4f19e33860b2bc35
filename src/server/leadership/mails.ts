import type { Language } from '../../domain/text/languages';
import { TRANSFER_DAYS } from '../../domain/leadership/transferStates';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';

interface ToMember {
  firstName: string;
  membershipName: string;
  link: string;
  supportEmail: string;
}

interface AskedMail extends ToMember {
  podName: string;
  askerName: string;
}

interface TextsToMember<Data> {
  subject: (data: Data) => string;
  texts: ((data: Data) => string)[];
  button: string;
}

const mailToMember = <Data extends ToMember>(
  { subject, texts, button }: TextsToMember<Data>,
  data: Data,
  language: Language,
): MailContent => ({
  subject: subject(data),
  paragraphs: [greeting(data.firstName, language), ...texts.map((text) => text(data))],
  button: { label: button, link: data.link },
  why: wordsIn(language).why(data),
  replyTo: data.supportEmail,
});

interface ToStaff {
  firstName: string;
  membershipName: string;
  link: string;
  supportEmail: string;
}

function mailToStaff<Data extends ToStaff>(
  { subject, text }: { subject: (data: Data) => string; text: (data: Data) => string },
  data: Data,
  language: Language,
): MailContent {
  const words = wordsIn(language);
  return {
    subject: subject(data),
    paragraphs: [greeting(data.firstName, language), text(data)],
    button: { label: words.openNotifications, link: data.link },
    why: words.whyToStaff(data),
    replyTo: data.supportEmail,
  };
}

export const leadershipMails = mailTemplates({
  'leader-applied': (data: ToStaff & { leaderName: string }, language) =>
    mailToStaff(wordsIn(language).applied, data, language),

  'more-leaders-applied': (data: ToStaff & { count: number }, language) =>
    mailToStaff(wordsIn(language).moreApplied, data, language),

  'leader-approved': (data: ToMember, language) => mailToMember(wordsIn(language).approved, data, language),

  'leader-signed-off': (data: ToMember, language) => mailToMember(wordsIn(language).signedOff, data, language),

  'leader-declined': (data: ToMember, language) => mailToMember(wordsIn(language).declined, data, language),

  'leader-demoted': (data: ToMember, language) => mailToMember(wordsIn(language).demoted, data, language),

  'transfer-offered': (data: AskedMail, language) =>
    mailToMember(wordsIn(language).transferOffered, { ...data, days: TRANSFER_DAYS }, language),

  'assistant-asked': (data: AskedMail, language) => mailToMember(wordsIn(language).assistantAsked, data, language),
});
