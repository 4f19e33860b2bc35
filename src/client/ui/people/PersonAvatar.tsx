import { useState } from 'react';
import { photoUrl } from '../../api/photoUrl';
import { InitialsAvatar } from './InitialsAvatar';
import classes from './PersonAvatar.module.css';

interface PersonAvatarProps {
  person: { userId: string; firstName: string; lastName?: string | undefined; photoId?: string | undefined };
  size?: 'card' | 'line' | 'stage' | 'portrait' | undefined;
}

/** Falls back to initials if the photo can't be loaded, such as after a change (rule account.photo). */
export function PersonAvatar({ person, size = 'card' }: PersonAvatarProps) {
  const { userId, firstName, lastName, photoId } = person;
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
  name: string;
  photoId?: string | undefined;
}

export function NamedAvatar({ userId, name, photoId, size }: NamedAvatarProps) {
  const [firstName = '', ...others] = name.split(' ');
  return <PersonAvatar person={{ userId, firstName, lastName: others.at(-1), photoId }} size={size} />;
}
