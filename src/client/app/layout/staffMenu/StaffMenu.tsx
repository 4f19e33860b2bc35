import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { MenuOnDemand } from '../../../ui/menu/MenuOnDemand';
import { PlacesButton } from './PlacesButton';
import classes from './StaffMenu.module.css';

const SideMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'side-menu' */ './SideMenu')).SideMenu,
}));

const loadPlacesMenu = async () =>
  (await import(/* webpackChunkName: 'menus' */ './LoadedPlacesMenu')).LoadedPlacesMenu;

/** The same width as in `MainLayout.module.css`. */
const DESK = '(min-width: 75em)';

/** Beside the page on desks, otherwise behind a button in its head (rule platform.places). */
export function StaffMenu() {
  const isDesk = useMediaQuery(DESK, false, { getInitialValueInEffect: false });
  return (
    <div className={classes.place}>
      {isDesk ? (
        <Suspense>
          <SideMenu />
        </Suspense>
      ) : (
        <MenuOnDemand load={loadPlacesMenu} Button={PlacesButton} />
      )}
    </div>
  );
}
