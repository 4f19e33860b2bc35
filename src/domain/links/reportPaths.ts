import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

/** Not in `queryKeys`, since /login loads those. */
export const commentKey = 'comment';

/** What /report's address names. */
interface MessageToReport {
  channelId: string;
  messageId: string;
}
interface CommentToReport {
  stepId: string;
  commentId: string;
  membershipId: string | undefined;
  /** The page that shows the comment. */
  back: string;
}
interface PersonToReport {
  membershipId: string;
  userId: string;
  podId?: string;
  back: string;
}

export const reportMessagePath = ({ channelId, messageId }: MessageToReport): string =>
  withQuery(paths.report, { [subjectKeys.channel]: channelId, [queryKeys.message]: messageId });

export const reportCommentPath = ({ stepId, commentId, membershipId, back }: CommentToReport): string =>
  withQuery(paths.report, {
    [subjectKeys.membership]: membershipId,
    [subjectKeys.step]: stepId,
    [commentKey]: commentId,
    [queryKeys.return]: back,
  });

export const reportPersonPath = ({ membershipId, userId, podId, back }: PersonToReport): string =>
  withQuery(paths.report, {
    [subjectKeys.membership]: membershipId,
    [subjectKeys.pod]: podId,
    [subjectKeys.person]: userId,
    [queryKeys.return]: back,
  });

/** Shown on /report while the browser still has it; the address names what is reported. */
export interface ReportedState {
  name: string;
  /** Whose it is. */
  userId?: string;
  text?: string;
  /** A message's image or a person's photo, which can be reported instead. */
  hasImage: boolean;
}

export function readReportedState(state: unknown): ReportedState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { name, userId, text, hasImage } = state as Record<string, unknown>;
  if (typeof name !== 'string') return undefined;
  const whose = typeof userId === 'string' && { userId };
  return { name, ...whose, ...(typeof text === 'string' && text !== '' && { text }), hasImage: hasImage === true };
}

export const REPORT_PANELS = ['closed', 'help'] as const;
export type ReportsPanel = (typeof REPORT_PANELS)[number];

/** Without a panel, the open reports. */
export const businessReportsPath = (businessId: string, panel?: ReportsPanel): string =>
  withQuery(paths.businessReports, { [subjectKeys.business]: businessId, [queryKeys.panel]: panel });
