import { decodeId } from './encoding';
import { pathTo, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

const MEMBERS_KEY = 'members';

export const announcementPath = (announcementId: string): string =>
  pathTo(paths.announcement, { announcement: announcementId });

export const newAnnouncementPath = (membershipId: string, memberIds: readonly string[] = []): string =>
  withQuery(paths.announcementsAdd, {
    [subjectKeys.membership]: membershipId,
    [MEMBERS_KEY]: memberIds.join(','),
  });

/** Reads `{ memberIds: […] }`, used because a query can't hold many members. */
function idsInState(state: unknown): readonly unknown[] {
  const ids = typeof state === 'object' && state !== null && 'memberIds' in state ? state.memberIds : undefined;
  return Array.isArray(ids) ? ids : [];
}

export function readChosenMembers(query: { get: (key: string) => string | null }, state: unknown): string[] {
  const written = query.get(MEMBERS_KEY)?.split(',') ?? idsInState(state);
  return [...new Set(written.flatMap((id) => (typeof id === 'string' ? (decodeId(id) ?? []) : [])))];
}
