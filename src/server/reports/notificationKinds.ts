import { pageLinks } from '../../domain/links';
import { html, notificationKinds, pageLinkContent } from '../notifications';

/** A report as those who decide on it are told of it; settled by the decision. */
export const reportSubject = (reportId: string) => `report:${reportId}`;

/** The decision, as the two people are told of it; settled by their answer. */
export const reportOutcomeSubject = (reportId: string) => `report-outcome:${reportId}`;

interface ReportData {
  reportId: string;
  /** What was reported, as the beginning of a sentence to its reader. */
  what: string;
  place: string;
}

const toStaff = (message: string, { reportId, businessId }: ReportData & { businessId: string }) =>
  pageLinkContent(message, 'Look at it', pageLinks.businessReport(businessId, reportId), reportSubject(reportId));

const toParty = (message: string, { reportId }: ReportData) =>
  pageLinkContent(message, 'Read why', pageLinks.report(reportId), reportOutcomeSubject(reportId));

export const reportNotifications = notificationKinds({
  'report-opened': {
    content: (data: ReportData & { businessId: string }) =>
      toStaff(html`${data.what} has been reported in <b>${data.place}</b>.`, data),
    push: true,
    forStaff: true,
    needsAnswer: true,
  },
  'report-answered': {
    content: (data: ReportData & { businessId: string }) =>
      toStaff(html`A decision on a report in <b>${data.place}</b> has been answered.`, data),
    push: true,
    forStaff: true,
    needsAnswer: true,
  },
  'report-decided': {
    content: (data: ReportData) => toParty(html`There’s an answer to what you reported in <b>${data.place}</b>.`, data),
    push: true,
  },
  'reported-decided': {
    content: (data: ReportData) =>
      toParty(html`${data.what} in <b>${data.place}</b> was looked at after a report.`, data),
    push: true,
  },
});
