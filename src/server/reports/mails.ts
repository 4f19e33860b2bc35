import { outcomeSentence } from '../../domain/reports/outcomeSentence';
import type { ReportKind, ReportOutcome, ReportReason } from '../../domain/reports/reports';
import type { Language } from '../../domain/text/languages';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './mailWords.gen';

interface ReportMail {
  firstName: string;
  kind: ReportKind;
  place: string;
  link: string;
}

interface DecisionMail extends ReportMail {
  outcome: ReportOutcome;
  outcomeReason: string;
}

function decisionMail(
  data: DecisionMail,
  language: Language,
  { subject, intro, why }: { subject: string; intro: string; why: string },
): MailContent {
  const words = wordsIn(language).decision;
  return {
    subject,
    paragraphs: [
      greeting(data.firstName, language),
      intro,
      { introduction: words.reason, quote: data.outcomeReason },
      words.answer,
    ],
    button: { label: words.button, link: data.link },
    why,
  };
}

export const reportMails = mailTemplates({
  'report-opened': (data: ReportMail & { reason: ReportReason; businessName: string }, language): MailContent => {
    const words = wordsIn(language);
    const { subjects, texts, decide } = words.opened;
    const { kind } = data;
    return {
      subject: subjects[kind],
      paragraphs: [greeting(data.firstName, language), texts[kind](data), decide],
      button: { label: words.lookAtIt, link: data.link },
      why: words.whyToStaff(data),
    };
  },

  'report-answered': (data: ReportMail & { businessName: string }, language): MailContent => {
    const words = wordsIn(language);
    return {
      subject: words.answered.subject,
      paragraphs: [greeting(data.firstName, language), words.answered.text(data)],
      button: { label: words.lookAtIt, link: data.link },
      why: words.whyToStaff(data),
    };
  },

  'report-for-operator': (
    data: Omit<ReportMail, 'firstName' | 'link'> & { businessName: string; reportId: string },
    language,
  ): MailContent => {
    const words = wordsIn(language).forOperator;
    return {
      subject: words.subject(data),
      paragraphs: [words.texts[data.kind](data), words.command(data)],
      why: words.why,
    };
  },

  'report-decided': (data: DecisionMail, language): MailContent => {
    const { subject, texts, why } = wordsIn(language).toReporter;
    const intro = [texts[data.kind](data), outcomeSentence({ ...data, isAboutReader: false }, language)].join(' ');
    return decisionMail(data, language, { subject, intro, why });
  },

  'reported-decided': (data: DecisionMail, language): MailContent => {
    const { subjects, texts, why } = wordsIn(language).toReported;
    const intro = [texts[data.kind](data), outcomeSentence({ ...data, isAboutReader: true }, language)].join(' ');
    return decisionMail(data, language, { subject: subjects[data.kind], intro, why });
  },
});
