import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { DirectedMenu } from '../../../ui/menu/DirectedMenu';
import { use } from 'react';
import { words } from '../../words.gen';
import { useOpenedMenu } from '../../../ui/menu/useOpenedMenu';
import { PlaceItems } from './PlaceItems';
import classes from './StaffMenu.module.css';
import { SwitchButton } from './SwitchButton';
import { StaffPlacesContext } from './useStaffPlaces';

/** Leads to the same place in another membership. */
export function LoadedMembershipSwitch() {
  const { opened, setOpened, button } = useOpenedMenu();
  const { others } = use(StaffPlacesContext);
  return (
    <DirectedMenu opened={opened} onChange={setOpened} position="bottom-start" width="target">
      <Menu.Target>
        <SwitchButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <PlaceItems name={words.inOthers} links={others} />
      </Menu.Dropdown>
    </DirectedMenu>
  );
}
