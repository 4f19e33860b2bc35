import { useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { showFailure } from '../../../ui/messages/showFailure';
import { LOAD_FAILED } from '../../../ui/OnDemand';

interface MenuOnDemandProps {
  /** The menu with its own button, opened by `useOpenedMenu`. */
  load: () => Promise<ComponentType>;
  Button: ComponentType<ComponentPropsWithRef<'button'>>;
}

/**
 * The menu loads when the user is about to open it. Until then this button stays mounted, so that a press is never
 * lost; the menu doesn't open if the focus has moved elsewhere since.
 */
export function MenuOnDemand({ load, Button }: MenuOnDemandProps) {
  const [Menu, setMenu] = useState<ComponentType>();
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
  if (Menu) return <Menu />;
  return (
    <Button
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
