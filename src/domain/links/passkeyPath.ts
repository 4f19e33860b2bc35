import { paths } from './paths';
import { queryKeys, withQuery } from './pathTo';

export const passkeyPanels = ['add', 'rename', 'remove'] as const;
type PasskeyPanel = (typeof passkeyPanels)[number];

export function passkeyPath(panel: PasskeyPanel, id?: string): string {
  return withQuery(paths.passkeys, { [queryKeys.panel]: panel, [queryKeys.chosen]: id });
}
