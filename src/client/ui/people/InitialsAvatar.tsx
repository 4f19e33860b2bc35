import type { CSSProperties } from 'react';
import classes from './InitialsAvatar.module.css';
import { initialsOf } from './initials';
import { personHue } from './personHue';

interface InitialsAvatarProps {
  /** Determines the colour; undefined for chats and other things that aren't people. */
  userId: string | undefined;
  firstName: string;
  lastName?: string;
}

/** A person's initials on their own colour; hidden from screen readers, as it is always beside the name. */
export function InitialsAvatar({ userId, firstName, lastName }: InitialsAvatarProps) {
  const colour = userId === undefined ? undefined : ({ '--hue': personHue(userId) } as CSSProperties);
  return (
    <span className={classes.avatar} data-person={colour && true} style={colour} aria-hidden>
      {initialsOf(firstName, lastName)}
    </span>
  );
}
