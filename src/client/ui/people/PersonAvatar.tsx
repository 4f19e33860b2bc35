import { useState } from 'react';
import { photoUrl } from '../../api/photoUrl';
import { InitialsAvatar } from './InitialsAvatar';
import classes from './PersonAvatar.module.css';

interface PersonAvatarProps {
  person: { userId: string; firstName: string; lastName?: string | undefined; photoId?: string | undefined };
  /** The place: next to a name, in a line of text, or alone above a form or a bio. */
  size?: 'card' | 'line' | 'portrait' | undefined;
}

/**
 * A person's photo, or their initials if there is none or it can't be loaded, such as after it was changed (rule
 * account.photo). Hidden from screen readers, since it is always next to the name.
 */
export function PersonAvatar({ person, size = 'card' }: PersonAvatarProps) {
  const { userId, firstName, lastName, photoId } = person;
  // The photo that failed to load; another one is tried again.
  const [missing, setMissing] = useState<string>();
  return (
    <span className={classes.place} data-size={size}>
      {photoId !== undefined && photoId !== missing ? (
        <img
          className={classes.photo}
          src={photoUrl(photoId)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(photoId)}
        />
      ) : (
        <InitialsAvatar userId={userId} firstName={firstName} lastName={lastName} />
      )}
    </span>
  );
}

interface NamedAvatarProps extends Pick<PersonAvatarProps, 'size'> {
  userId: string;
  /** First and last name. */
  name: string;
  photoId?: string | undefined;
}

/** The avatar of a person whose names are known only together. */
export function NamedAvatar({ userId, name, photoId, size }: NamedAvatarProps) {
  const [firstName = '', ...others] = name.split(' ');
  return <PersonAvatar person={{ userId, firstName, lastName: others.at(-1), photoId }} size={size} />;
}
