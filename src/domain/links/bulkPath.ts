import { BULK_REQUEST_KINDS, type BulkRequestKind } from '../bulk/kinds';
import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

/** A kind in an address: 'remove-members'. */
const written = (kind: BulkRequestKind): string => kind.toLowerCase().replaceAll('_', '-');

/** The kind that an address names; undefined if it names none. */
export const readBulkKind = (given: string | null): BulkRequestKind | undefined =>
  BULK_REQUEST_KINDS.find((kind) => written(kind) === given);

/** The value of `chosen` that stands for all that the list shows. */
export const ALL_CHOSEN = 'all';

/** The page that confirms an act on many. `filters` choose all that a list with these filters shows. */
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
