import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showFailure } from '../ui/showFailure';
import type { MessageMenuProps } from './LoadedMessageMenu';
import { words } from './words';

/** Its parts come once the conversation is there, which does not wait for them. */
export function MessageMenu(props: MessageMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MessageMenuProps>>();
  const isOpen = props.open !== undefined;
  const fail = useEffectEvent(() => {
    if (!isOpen) return;
    showFailure(words.actFailed);
    props.onClose();
  });
  useEffect(() => {
    if (Menu) return;
    import('./LoadedMessageMenu').then(({ LoadedMessageMenu }) => setMenu(() => LoadedMessageMenu), fail);
  }, [Menu, isOpen]);
  return Menu ? <Menu {...props} /> : null;
}
