import { paths, queryKeys, withQuery } from '../../../domain/links';

export const REMOVE_PANEL = 'remove';

export const removalPath = (identityId: string): string =>
  withQuery(paths.identities, { [queryKeys.panel]: REMOVE_PANEL, [queryKeys.chosen]: identityId });
