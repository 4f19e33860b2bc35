import { paths } from './paths';
import { queryKeys, withQuery } from './pathTo';

/** The pages for managing active two-factor login. */
export const twoFactorPanels = ['app', 'recovery-codes', 'off'] as const;

/** /account/two-factor with this panel open. */
export function twoFactorPath(panel: (typeof twoFactorPanels)[number]): string {
  return withQuery(paths.twoFactor, { [queryKeys.panel]: panel });
}
