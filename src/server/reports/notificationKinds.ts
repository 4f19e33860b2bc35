import { pageLinks } from '../../domain/links';
import type { ReportKind } from '../../domain/reports/reports';
import type { Language } from '../../domain/text/languages';
import { fillHtml, notificationKinds, pageLinkContent } from '../notifications';
import { wordsIn } from './noticeWords.gen';

/** A report as those who decide on it are told of it; settled by the decision. */
export const reportSubject = (reportId: string) => `report:${reportId}`;

/** The decision, as the two people are told of it; settled by their answer. */
export const reportOutcomeSubject = (reportId: string) => `report-outcome:${reportId}`;

interface ReportData {
  reportId: string;
  kind: ReportKind;
  place: string;
}

type ToStaff = ReportData & { businessId: string };

const toStaff = (message: string, { reportId, businessId }: ToStaff, language: Language) =>
  pageLinkContent(
    message,
    wordsIn(language).lookAtIt,
    pageLinks.businessReport(businessId, reportId),
    reportSubject(reportId),
  );

const toParty = (message: string, { reportId }: ReportData, language: Language) =>
  pageLinkContent(message, wordsIn(language).readWhy, pageLinks.report(reportId), reportOutcomeSubject(reportId));

export const reportNotifications = notificationKinds({
  'report-opened': {
    content: (data: ToStaff, language) => toStaff(fillHtml(wordsIn(language).opened[data.kind], data), data, language),
    push: true,
    forStaff: true,
    needsAnswer: true,
  },
  'report-answered': {
    content: (data: ToStaff, language) => toStaff(fillHtml(wordsIn(language).answered, data), data, language),
    push: true,
    forStaff: true,
    needsAnswer: true,
  },
  'report-decided': {
    content: (data: ReportData, language) => toParty(fillHtml(wordsIn(language).toReporter, data), data, language),
    push: true,
  },
  'reported-decided': {
    content: (data: ReportData, language) =>
      toParty(fillHtml(wordsIn(language).toReported[data.kind], data), data, language),
    push: true,
  },
});
