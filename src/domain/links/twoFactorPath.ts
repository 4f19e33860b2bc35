import { paths } from './paths';
import { queryKeys, withQuery } from './pathTo';

/** What can be done about two-factor login that is on. */
export const twoFactorPanels = ['app', 'recovery-codes', 'off'] as const;

/** /account/two-factor with one of them open. */
export function twoFactorPath(panel: (typeof twoFactorPanels)[number]): string {
  return withQuery(paths.twoFactor, { [queryKeys.panel]: panel });
}
