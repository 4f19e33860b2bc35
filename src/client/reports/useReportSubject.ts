import { useLocation, useSearchParams } from 'react-router-dom';
import {
  commentKey,
  decodeId,
  pageLinks,
  queryKeys,
  readReportedState,
  readSubject,
  type ReportedState,
  type SubjectName,
} from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useReturnPath } from '../session';

export type ReportSubject =
  | { kind: 'message'; channelId: string; messageId: string }
  | { kind: 'comment'; stepId: string; commentId: string; membershipId: string | undefined }
  | { kind: 'person'; membershipId: string; userId: string; podId: string | undefined };

export const idOfSubject = (subject: ReportSubject): string =>
  subject.kind === 'message' ? subject.messageId : subject.kind === 'comment' ? subject.commentId : subject.userId;

export function useReportSubject(): { subject: ReportSubject | undefined; reported: ReportedState | undefined } {
  const [query] = useSearchParams();
  const location = useLocation();
  const id = (name: SubjectName) => readSubject(name, query, undefined).id;
  const [channelId, stepId, membershipId, userId] = [id('channel'), id('step'), id('membership'), id('person')];
  const messageId = decodeId(query.get(queryKeys.message));
  const commentId = decodeId(query.get(commentKey));
  const subject: ReportSubject | undefined =
    channelId && messageId
      ? { kind: 'message', channelId, messageId }
      : stepId && commentId
        ? { kind: 'comment', stepId, commentId, membershipId }
        : membershipId && userId
          ? { kind: 'person', membershipId, userId, podId: id('pod') }
          : undefined;
  return { subject, reported: readReportedState(location.state) };
}

/** The chat of a message says which membership it is in. */
export function useReportPlace(subject: ReportSubject): {
  membershipId: string | undefined;
  chatName: string | undefined;
  back: string;
} {
  const isMessage = subject.kind === 'message';
  const channels = useListMyChannelsQuery(undefined, { skip: !isMessage });
  const returnPath = useReturnPath();
  if (!isMessage) return { membershipId: subject.membershipId, chatName: undefined, back: returnPath };
  const channel = channels.currentData?.find(({ id }) => id === subject.channelId);
  return {
    membershipId: channel?.membershipId,
    chatName: channel?.name,
    back: pageLinks.message(subject.channelId, subject.messageId),
  };
}
