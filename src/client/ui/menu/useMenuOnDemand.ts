import { useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { showFailure } from '../messages/showFailure';
import { LOAD_FAILED } from '../OnDemand';

/**
 * The menu loads when the user is about to open it. Until then its button stays mounted, so that a press is never
 * lost; the menu doesn't open if the focus has moved elsewhere since.
 */
export function useMenuOnDemand<Props>(
  /** The menu with its own button, opened by `useOpenedMenu`. */
  load: () => Promise<ComponentType<Props>>,
): [Menu: ComponentType<Props> | undefined, button: ComponentPropsWithRef<'button'>] {
  const [Menu, setMenu] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Some browsers don't focus a pressed button.
  const isStillHere = () => [button.current, document.body].includes(document.activeElement as HTMLElement);
  const prepare = () => void load().catch(() => undefined);
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await load();
      if (isStillHere()) setMenu(() => loaded);
    } catch {
      showFailure(LOAD_FAILED);
    } finally {
      setLoading(false);
    }
  };
  return [
    Menu,
    {
      ref: button,
      'aria-busy': isLoading,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => void open(),
    },
  ];
}
