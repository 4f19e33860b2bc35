import { paths, type Path } from '../../domain/links';

/**
 * The pages of the signed-in part that people begin at, each with its chunks, by the names in `signedInRoutes`: the page asks
 * for them before the program is there to.
 */
export const signedInPages: Partial<Record<Path, string[]>> = {
  [paths.memberships]: ['memberships'],
  [paths.pods]: ['pods'],
  [paths.pod]: ['pod'],
  [paths.chats]: ['chats'],
  [paths.chat]: ['chats', 'chat'],
  [paths.notifications]: ['notifications'],
  [paths.mySettings]: ['my-settings'],
};
