import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { DirectedMenu } from '../../../ui/menu/DirectedMenu';
import type { MantineColorScheme } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { useGetPlatformSettingsQuery, useListMyMembershipsQuery } from '../../../api/membershipsApi';
import { logout } from '../../../session/logout';
import { useSelectedBusiness } from '../../../session/useSelectedBusiness';
import { paths } from '../../../../domain/links';
import { HOME_AS_SPECIFIED } from '../../../ui/places/places';
import { Link } from '../../../ui/Link';
import { openDialog } from '../../dialogs/openDialog';
import type { AppDispatch } from '../../store';
import { words } from '../../words.gen';
import { useAriaCurrent } from '../navSection';
import { useWelcome } from '../useWelcome';
import classes from './LoadedUserMenu.module.css';
import { MenuButton } from './MenuButton';
import { useOpenedMenu } from '../../../ui/menu/useOpenedMenu';

const colorSchemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

export function LoadedUserMenu() {
  const { opened, setOpened, button } = useOpenedMenu();
  const dispatch = useDispatch<AppDispatch>();
  const [atHome, atMe] = [useAriaCurrent('home'), useAriaCurrent('me')];
  return (
    <DirectedMenu opened={opened} onChange={setOpened} position="bottom-end" width={240}>
      <Menu.Target>
        <MenuButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Welcome />
        <Menu.Item component={Link} to={paths.memberships} aria-current={atHome} className={classes.place}>
          {HOME_AS_SPECIFIED}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.mySettings} aria-current={atMe} className={classes.place}>
          {words.mySettings}
        </Menu.Item>
        <Menu.Item onClick={() => openDialog('goTo')}>{words.goTo}</Menu.Item>
        <Menu.Item onClick={() => openDialog('shortcuts')}>{words.shortcuts}</Menu.Item>
        <HelpItem opened={opened} />
        <Menu.Divider />
        <ThemeItems />
        <Menu.Divider />
        <Menu.Item onClick={() => void dispatch(logout())}>{words.logout}</Menu.Item>
      </Menu.Dropdown>
    </DirectedMenu>
  );
}

function Welcome() {
  const text = useWelcome();
  return text === undefined ? null : <Menu.Label className={classes.welcome}>{text}</Menu.Label>;
}

function HelpItem({ opened }: { opened: boolean }) {
  const { business } = useSelectedBusiness();
  const { data: settings } = useGetPlatformSettingsQuery(undefined, { skip: !opened });
  const { currentData: memberships = [] } = useListMyMembershipsQuery(
    opened && business ? { id: business.id } : skipToken,
  );
  if (!settings) return null;
  const link = settings.find(({ name }) => name === 'SupportLink')?.value;
  const address = memberships[0]?.supportEmail;
  const href = link || (address && `mailto:${address}`);
  if (!href) return null;
  return (
    <Menu.Item component="a" href={href} target="_blank" rel="noopener noreferrer">
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
        {colorSchemes.map((theme) => (
          <Menu.RadioItem key={theme} value={theme}>
            {words.themes[theme]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
