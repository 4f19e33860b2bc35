import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

/** Where one blocks a person, or unblocks them. `back`: the page to return to. */
export const blockPath = ({ userId, back }: { userId: string; back?: string }): string =>
  withQuery(paths.block, { [subjectKeys.person]: userId, [queryKeys.return]: back });
