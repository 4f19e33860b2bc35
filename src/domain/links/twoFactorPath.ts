import { paths } from './paths';
import { queryKeys, withQuery } from './pathTo';

export const twoFactorPanels = ['app', 'recovery-codes', 'off'] as const;

export function twoFactorPath(panel: (typeof twoFactorPanels)[number]): string {
  return withQuery(paths.twoFactor, { [queryKeys.panel]: panel });
}
