import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { DirectedMenu } from '../../ui/menu/DirectedMenu';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell, IconBellOff, IconDotsVertical, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Channel } from '../../../contract/entities.gen';
import { words } from '../words.gen';
import { HeaderButton } from './HeaderButton';
import { useMute } from './useMute';

const ICON = { size: 18, 'aria-hidden': true } as const;

/** `ConversationPage.module.css` repeats the width. */
const PHONE = '(max-width: 47.99em)';

export interface ChatMenuProps {
  channel: Channel;
  onPeople: () => void;
}

export function LoadedChatMenu({ channel, onPeople }: ChatMenuProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mute = useMute(channel);
  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <DirectedMenu opened={opened} onChange={setOpened} position="bottom-end">
      <Menu.Target>
        <HeaderButton ref={button} icon={IconDotsVertical} label={words.chatMenu} />
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && (
          <Menu.Item leftSection={<IconUsers {...ICON} />} onClick={onPeople}>
            {words.people}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={channel.muted ? <IconBell {...ICON} /> : <IconBellOff {...ICON} />}
          onClick={() => void mute()}
        >
          {channel.muted ? words.unmute : words.mute}
        </Menu.Item>
      </Menu.Dropdown>
    </DirectedMenu>
  );
}
