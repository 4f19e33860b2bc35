import type { ReactNode } from 'react';
import classes from '../lists/cards.module.css';
import { fullName } from '../people/fullName';
import { InitialsAvatar } from '../people/InitialsAvatar';
import { TextLink } from '../TextLink';

interface PersonHeadProps {
  person: { userId: string; firstName: string; lastName: string };
  /** Where their name leads. */
  to?: string;
  /** What they are, beside their name. */
  badge?: ReactNode;
  /** What they say of themselves, and what is said where they don't; absent where it is not shown. */
  bio?: { text: string; none: string };
}

/** The head of a person's card. */
export function PersonHead({ person, to, badge, bio }: PersonHeadProps) {
  const name = fullName(person);
  return (
    <div className={classes.person}>
      <InitialsAvatar userId={person.userId} firstName={person.firstName} lastName={person.lastName} />
      <div className={classes.names}>
        <strong>{to === undefined ? name : <TextLink to={to}>{name}</TextLink>}</strong> {badge}
        {bio && <p className={bio.text ? classes.bio : classes.subtitle}>{bio.text || bio.none}</p>}
      </div>
    </div>
  );
}
