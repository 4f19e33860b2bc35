import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showFailure } from '../ui/showFailure';
import { words } from '../ui/words';
import type { MessageMenuProps } from './LoadedMessageMenu';

/** Its parts come once the conversation is there, which does not wait for them. */
export function MessageMenu(props: MessageMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MessageMenuProps>>();
  const isOpen = props.open !== undefined;
  const fail = useEffectEvent(() => {
    if (!isOpen) return;
    showFailure(words.loadFailed);
    props.onClose();
  });
  useEffect(() => {
    if (Menu) return;
    // Opened while it is on its way, it is asked for again: it fails once.
    let isCurrent = true;
    import('./LoadedMessageMenu').then(
      ({ LoadedMessageMenu }) => setMenu(() => LoadedMessageMenu),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [Menu, isOpen]);
  return Menu ? <Menu {...props} /> : null;
}
