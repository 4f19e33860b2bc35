import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { DirectedMenu } from '../../../ui/menu/DirectedMenu';
import { words } from '../../words.gen';
import { useOpenedMenu } from '../../../ui/menu/useOpenedMenu';
import { PlaceItems } from './PlaceItems';
import { PlacesButton } from './PlacesButton';
import classes from './StaffMenu.module.css';
import { useStaffPlaces } from './useStaffPlaces';

export function LoadedPlacesMenu() {
  const { opened, setOpened, button } = useOpenedMenu();
  const { groups, others } = useStaffPlaces();
  const inOthers = others.length > 0 ? [{ name: words.inOthers, links: others }] : [];
  return (
    <DirectedMenu opened={opened} onChange={setOpened} position="bottom-end" width={260}>
      <Menu.Target>
        <PlacesButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {[...groups, ...inOthers].map(({ name, links }) => (
          <PlaceItems key={name} name={name} links={links} />
        ))}
      </Menu.Dropdown>
    </DirectedMenu>
  );
}
