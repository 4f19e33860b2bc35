import { IconSelector } from '@tabler/icons-react';
import { use, type ComponentPropsWithRef } from 'react';
import { words } from '../../words.gen';
import classes from './StaffMenu.module.css';
import { StaffPlacesContext } from './useStaffPlaces';

export function SwitchButton(given: ComponentPropsWithRef<'button'>) {
  const name = use(StaffPlacesContext).groups[0]?.name ?? '';
  return (
    <button
      {...given}
      type="button"
      className={classes.switch}
      title={name}
      aria-label={words.switchMembership({ here: name })}
    >
      <span>{name}</span>
      <IconSelector size="1.125rem" stroke={1.75} aria-hidden />
    </button>
  );
}
