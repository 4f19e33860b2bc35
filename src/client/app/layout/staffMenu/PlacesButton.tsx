import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useLocation } from 'react-router-dom';
import { homePlace, membershipPlaces, placeOf } from '../../../ui/places/places';
import { useSubject } from '../../../ui/states/useSubject';
import { words } from '../../words.gen';
import classes from './StaffMenu.module.css';

export function PlacesButton(given: ComponentPropsWithRef<'button'>) {
  const { pathname } = useLocation();
  const { id } = useSubject('membership');
  const place = placeOf(pathname);
  const { name } = place === membershipPlaces.overview && id === undefined ? homePlace : (place ?? homePlace);
  return (
    <button
      {...given}
      type="button"
      className={classes.button}
      title={name}
      aria-label={words.otherPlaces({ here: name })}
    >
      <span className={classes.name}>{name}</span>
      <IconChevronDown size="1.125rem" stroke={1.75} aria-hidden />
    </button>
  );
}
