import { decodeId } from './encoding';
import { pathTo, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

/** The query key of the members chosen before the page opens. */
const MEMBERS_KEY = 'members';

/** An announcement's page. */
export const announcementPath = (announcementId: string): string =>
  pathTo(paths.announcement, { announcement: announcementId });

/** The page that writes an announcement to a membership, or to some of its members. */
export const newAnnouncementPath = (membershipId: string, memberIds: readonly string[] = []): string =>
  withQuery(paths.announcementsAdd, {
    [subjectKeys.membership]: membershipId,
    [MEMBERS_KEY]: memberIds.join(','),
  });

/** A link within the site may pass many members as state: `{ memberIds: […] }`. */
function idsInState(state: unknown): readonly unknown[] {
  const ids = typeof state === 'object' && state !== null && 'memberIds' in state ? state.memberIds : undefined;
  return Array.isArray(ids) ? ids : [];
}

/** The members chosen by a link to the page, from the query or else from the navigation state. */
export function readChosenMembers(query: { get: (key: string) => string | null }, state: unknown): string[] {
  const written = query.get(MEMBERS_KEY)?.split(',') ?? idsInState(state);
  return [...new Set(written.flatMap((id) => (typeof id === 'string' ? (decodeId(id) ?? []) : [])))];
}
