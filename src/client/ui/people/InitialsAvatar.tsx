import type { CSSProperties } from 'react';
import classes from './InitialsAvatar.module.css';
import { initialsOf } from './initials';
import { personHue } from './personHue';

interface InitialsAvatarProps {
  /** Whose initials they are, by which they have their colour; undefined for what is no person, such as a chat. */
  userId: string | undefined;
  firstName: string;
  lastName?: string;
}

/** A person as initials in their own colour; beside their name, so it says nothing to screen readers. */
export function InitialsAvatar({ userId, firstName, lastName }: InitialsAvatarProps) {
  const colour = userId === undefined ? undefined : ({ '--hue': personHue(userId) } as CSSProperties);
  return (
    <span className={classes.avatar} data-person={colour && true} style={colour} aria-hidden>
      {initialsOf(firstName, lastName)}
    </span>
  );
}
