import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Emoji } from '../../contract/entities.gen';
import { showFailure } from '../ui/showFailure';
import type { MenuPart } from './messageActs';
import type { Row } from './rows';
import { words } from './words';

/** The message whose menu is open, and where the button that opened it was. */
export interface OpenMenu {
  row: Row;
  part: MenuPart;
  place: DOMRect;
}

export interface MessageMenuProps {
  open: OpenMenu | undefined;
  userId: string;
  isPodLeader: boolean;
  /** Without a connection a message can be copied, and nothing else. */
  isOffline: boolean;
  onClose: () => void;
  onReact: (row: Row, emoji: Emoji) => void;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
  onCopy: (row: Row) => void;
  onMarkUnread: (row: Row) => void;
}

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
