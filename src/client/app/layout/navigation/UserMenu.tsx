import { useRef, useState, type ComponentType } from 'react';
import { showFailure } from '../../../ui/messages/showFailure';
import { LOAD_FAILED } from '../../../ui/OnDemand';
import { MenuButton } from './MenuButton';

const load = () => import(/* webpackChunkName: 'user-menu' */ './LoadedUserMenu');

/** Preloads the menu. `open` reports a failure. */
const prepare = () => void load().catch(() => undefined);

/**
 * The menu, loaded when the user is about to open it, so that no page waits for it. Until then this button stays
 * mounted, so that a press is never lost; the menu doesn't open if the focus has moved elsewhere by then.
 */
export function UserMenu() {
  const [Menu, setMenu] = useState<ComponentType>();
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Not every browser focuses a pressed button.
  const isStillHere = () => [button.current, document.body].includes(document.activeElement as HTMLElement);
  const open = async () => {
    setLoading(true);
    try {
      const { LoadedUserMenu } = await load();
      if (isStillHere()) setMenu(() => LoadedUserMenu);
    } catch {
      showFailure(LOAD_FAILED);
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
