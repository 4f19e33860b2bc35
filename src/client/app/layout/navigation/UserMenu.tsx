import { useRef, useState, type ComponentType } from 'react';
import { showFailure } from '../../../ui/messages/showFailure';
import { words } from '../../../ui/words';
import { MenuButton } from './MenuButton';

const load = () => import(/* webpackChunkName: 'user-menu' */ './LoadedUserMenu');

/** What is about to be asked for; if it can't be had, that is said once it is. */
const prepare = () => void load().catch(() => undefined);

/**
 * The menu, whose parts no page waits for: they are asked for once somebody is about to open it. Until it is opened its button
 * stays the one it was, so that nothing is pressed that goes meanwhile; who has gone elsewhere by then is left there.
 */
export function UserMenu() {
  const [Menu, setMenu] = useState<ComponentType>();
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Not every browser gives a button that is pressed the focus.
  const isStillHere = () => [button.current, document.body].includes(document.activeElement as HTMLElement);
  const open = async () => {
    setLoading(true);
    try {
      const { LoadedUserMenu } = await load();
      if (isStillHere()) setMenu(() => LoadedUserMenu);
    } catch {
      showFailure(words.loadFailed);
    } finally {
      setLoading(false);
    }
  };
  if (Menu) return <Menu />;
  return (
    <MenuButton
      ref={button}
      aria-busy={isLoading}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}
