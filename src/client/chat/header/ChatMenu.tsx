import { IconDotsVertical } from '@tabler/icons-react';
import { useRef, useState, type ComponentType } from 'react';
import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED } from '../../ui/OnDemand';
import { words } from '../words.gen';
import { HeaderButton } from './HeaderButton';
import type { ChatMenuProps } from './LoadedChatMenu';

const load = () => import(/* webpackChunkName: 'chat-menus' */ './LoadedChatMenu');
const prepare = () => void load().catch(() => undefined);

/** Loads with the message menu, or when the user is about to open it. */
export function ChatMenu(props: ChatMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<ChatMenuProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    try {
      const { LoadedChatMenu } = await load();
      // Opens only if the focus hasn't moved elsewhere meanwhile. Some browsers don't focus a pressed button.
      const isStillHere = [button.current, document.body].includes(document.activeElement as HTMLElement);
      if (isStillHere) setMenu(() => LoadedChatMenu);
    } catch {
      showFailure(LOAD_FAILED);
    }
  };
  if (Menu) return <Menu {...props} />;
  return (
    <HeaderButton
      ref={button}
      icon={IconDotsVertical}
      label={words.chatMenu}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}
