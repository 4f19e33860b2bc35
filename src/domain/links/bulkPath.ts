import { BULK_REQUEST_KINDS, type BulkRequestKind } from '../bulk/kinds';
import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

/** 'remove-members' */
const written = (kind: BulkRequestKind): string => kind.toLowerCase().replaceAll('_', '-');

export const readBulkKind = (given: string | null): BulkRequestKind | undefined =>
  BULK_REQUEST_KINDS.find((kind) => written(kind) === given);

export const ALL_CHOSEN = 'all';

/** `filters` select everything in a list with these filters. */
export function bulkPath(
  membershipId: string,
  kind: BulkRequestKind,
  filters?: Record<string, string | undefined>,
): string {
  return withQuery(paths.bulk, {
    [subjectKeys.membership]: membershipId,
    [queryKeys.act]: written(kind),
    ...(filters && { [queryKeys.chosen]: ALL_CHOSEN, ...filters }),
  });
}
