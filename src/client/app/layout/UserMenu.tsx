import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetPlatformSettingsQuery } from '../../api/membershipsApi';
import { logout } from '../../session/logout';
import { paths } from '../../../domain/links';
import type { AppDispatch } from '../store';
import { words } from '../words';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

const themes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

export function UserMenu() {
  const [opened, setOpened] = useState(false);
  const dispatch = useDispatch<AppDispatch>();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={words.menu}>
          <IconMenu2 stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.memberships}>
          {words.memberships}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.mySettings}>
          {words.mySettings}
        </Menu.Item>
        <HelpItem opened={opened} />
        <Menu.Divider />
        <ThemeItems />
        <Menu.Divider />
        <Menu.Item onClick={() => void dispatch(logout())}>{words.logout}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The support link is the platform's to set, and is asked for when the menu is first opened. */
function HelpItem({ opened }: { opened: boolean }) {
  const { data: settings = [] } = useGetPlatformSettingsQuery(undefined, { skip: !opened });
  const link = settings.find(({ name }) => name === 'SupportLink')?.value;
  if (!link) return null;
  return (
    <Menu.Item component="a" href={link} target="_blank" rel="noopener noreferrer">
      {words.help}
    </Menu.Item>
  );
}

function ThemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{words.theme}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(theme) => setColorScheme(theme as MantineColorScheme)}>
        {themes.map((theme) => (
          <Menu.RadioItem key={theme} value={theme}>
            {words.themes[theme]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
