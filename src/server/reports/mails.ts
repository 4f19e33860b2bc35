import { outcomeSentence, reportKindWords, reportReasonWords } from '../../domain/reports/words';
import type { ReportKind, ReportOutcome, ReportReason } from '../../domain/reports/reports';
import type { Language } from '../../domain/text/languages';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

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

const decisionMail = (
  data: DecisionMail,
  language: Language,
  { subject, intro, why }: { subject: string; intro: string; why: string },
) =>
  ({
    subject,
    paragraphs: [
      greeting(data.firstName, language),
      intro,
      { introduction: 'The reason:', quote: data.outcomeReason },
      'If you think this is wrong, you can answer once, and it’s looked at again.',
    ],
    button: { label: 'Read and answer', link: data.link },
    why,
  }) satisfies MailContent;

export const reportMails = mailTemplates({
  'report-opened': (data: ReportMail & { reason: ReportReason; businessName: string }, language): MailContent => ({
    subject: `${reportKindWords[data.kind].subject} has been reported`,
    paragraphs: [
      greeting(data.firstName, language),
      `${reportKindWords[data.kind].subject} has been reported in ${data.place}: ${reportReasonWords[data.reason].toLowerCase()}.`,
      'Please look at it and decide. Both people read your reason.',
    ],
    button: { label: 'Look at it', link: data.link },
    why: `You’re getting this because you look after ${data.businessName}.`,
  }),

  'report-answered': (data: ReportMail & { businessName: string }, language): MailContent => ({
    subject: 'A decision on a report has been answered',
    paragraphs: [
      greeting(data.firstName, language),
      `Somebody doesn’t agree with a decision on a report in ${data.place}. The report is open again.`,
    ],
    button: { label: 'Look at it', link: data.link },
    why: `You’re getting this because you look after ${data.businessName}.`,
  }),

  'report-for-operator': (data: Omit<ReportMail, 'firstName' | 'link'> & { businessName: string; reportId: string }) =>
    ({
      subject: `A report about the owner of ${data.businessName}`,
      paragraphs: [
        `${reportKindWords[data.kind].subject} has been reported in ${data.place}. It’s about the owner of ${data.businessName}, so it comes to you.`,
        `Read it with the operator’s command, ‘reports’, and its ID: ${data.reportId}.`,
      ],
      why: 'You’re getting this because you run this installation.',
    }) satisfies MailContent,

  'report-decided': (data: DecisionMail, language): MailContent =>
    decisionMail(data, language, {
      subject: 'An answer to your report',
      intro: `You reported ${reportKindWords[data.kind].object} in ${data.place}. ${outcomeSentence(data.kind, data.outcome, false)}`,
      why: 'You’re getting this because you reported it.',
    }),

  'reported-decided': (data: DecisionMail, language): MailContent =>
    decisionMail(data, language, {
      subject: `${reportKindWords[data.kind].yours} was looked at`,
      intro: `${reportKindWords[data.kind].yours} in ${data.place} was looked at after a report. ${outcomeSentence(data.kind, data.outcome, true)}`,
      why: 'You’re getting this because it’s about you.',
    }),
});
