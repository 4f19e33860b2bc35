import type { OwnReport, Report, ReportSummary } from '../../../contract/entities.gen';
import { REPORT_OUTCOMES } from '../../../domain/reports/reports';
import { NOW } from '../../testing/clock';
import { idOf } from '../../testing/samples';

const HOUR = 3_600_000;

export const reportId = idOf(950);
export const place = 'Early Birds, Small Steps Circle';

export const aSummary = (changes: Partial<ReportSummary> = {}): ReportSummary => ({
  id: reportId,
  kind: 'MESSAGE',
  reason: 'HARASSMENT',
  place,
  about: { userId: idOf(3), name: 'Ben Cole' },
  opened: NOW - 2 * HOUR,
  ...changes,
});

export const aReport = (changes: Partial<Report> = {}): Report => ({
  id: reportId,
  businessId: idOf(900),
  membershipId: idOf(100),
  kind: 'MESSAGE',
  reason: 'HARASSMENT',
  words: 'He writes this every week.',
  place,
  about: { userId: idOf(3), name: 'Ben Cole' },
  reporter: { userId: idOf(2), name: 'Anna Lee' },
  created: NOW - 2 * HOUR,
  opened: NOW - 2 * HOUR,
  items: [
    { authorName: 'Anna Lee', sent: NOW - 3 * HOUR, text: 'Nearly there.', reported: false },
    { authorName: 'Ben Cole', sent: NOW - 2 * HOUR, text: 'You never finish anything.', reported: true },
  ],
  outcomes: [...REPORT_OUTCOMES],
  answers: [],
  ...changes,
});

/** As the person who reported sees it, before a decision. */
export const anOwnReport = (changes: Partial<OwnReport> = {}): OwnReport => ({
  id: reportId,
  side: 'REPORTER',
  kind: 'MESSAGE',
  place,
  aboutName: 'Ben Cole',
  text: 'You never finish anything.',
  reason: 'HARASSMENT',
  words: 'He writes this every week.',
  created: NOW - 2 * HOUR,
  can: { appeal: false },
  ...changes,
});

export const decision = { outcome: 'REMOVED', outcomeReason: 'We’re kinder here.', decided: NOW - HOUR } as const;

/** As the person it is about sees it. */
export const aDecisionAboutMe = (changes: Partial<OwnReport> = {}): OwnReport => ({
  id: reportId,
  side: 'ABOUT',
  kind: 'MESSAGE',
  place,
  text: 'You never finish anything.',
  ...decision,
  can: { appeal: true },
  ...changes,
});
