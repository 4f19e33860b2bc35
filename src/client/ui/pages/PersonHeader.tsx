import type { ReactNode } from 'react';
import classes from '../lists/cards.module.css';
import { fullName } from '../people/fullName';
import { PersonAvatar } from '../people/PersonAvatar';
import { TextLink } from '../TextLink';

interface PersonHeadProps {
  person: { userId: string; firstName: string; lastName: string; photoId?: string };
  to?: string;
  badge?: ReactNode;
  bio?: { text: string; none: string };
}

export function PersonHeader({ person, to, badge, bio }: PersonHeadProps) {
  const name = fullName(person);
  return (
    <div className={classes.person}>
      <PersonAvatar person={person} />
      <div className={classes.names}>
        <strong>{to === undefined ? name : <TextLink to={to}>{name}</TextLink>}</strong> {badge}
        {bio && (
          <p dir="auto" className={bio.text ? classes.bio : classes.subtitle}>
            {bio.text || bio.none}
          </p>
        )}
      </div>
    </div>
  );
}
