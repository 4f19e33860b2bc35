import { Menu } from '@mantine/core';
import { Link } from '../../../ui/Link';
import classes from './StaffMenu.module.css';
import type { PlaceLink } from './useStaffPlaces';

export function PlaceItems({ name, links }: { name: string; links: readonly PlaceLink[] }) {
  return (
    <div role="group" aria-label={name}>
      <Menu.Label aria-hidden>{name}</Menu.Label>
      {links.map(({ name: place, to, current }) => (
        <Menu.Item key={to} component={Link} to={to} aria-current={current} className={classes.item}>
          {place}
        </Menu.Item>
      ))}
    </div>
  );
}
