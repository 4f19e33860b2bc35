import { useState, type ComponentType } from 'react';
import { showFailure } from '../../ui/showFailure';
import { words } from '../words';
import { MenuButton } from './MenuButton';

const load = () => import(/* webpackChunkName: 'user-menu' */ './LoadedUserMenu');

/** What is about to be asked for; if it can't be had, that is said once it is. */
const prepare = () => void load().catch(() => undefined);

/**
 * The menu, whose parts no page waits for: they are asked for once somebody is about to open it. Until it is opened its button
 * stays the one it was, so that nothing is pressed that goes meanwhile.
 */
export function UserMenu() {
  const [Menu, setMenu] = useState<ComponentType>();
  const open = () =>
    void load().then(
      ({ LoadedUserMenu }) => setMenu(() => LoadedUserMenu),
      () => showFailure(words.loadFailed),
    );
  if (Menu) return <Menu />;
  return (
    <MenuButton aria-haspopup="menu" aria-expanded={false} onPointerEnter={prepare} onFocus={prepare} onClick={open} />
  );
}
