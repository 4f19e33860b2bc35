import type { CSSProperties } from 'react';
import classes from './InitialsAvatar.module.css';
import { personHue } from './personHue';

interface InitialsAvatarProps {
  /** Determines the colour; undefined for chats and other subjects that aren't people. */
  userId: string | undefined;
  firstName: string;
  lastName?: string;
}

/** A person's initials on the person's colour; hidden from screen readers, since it is always next to the name. */
export function InitialsAvatar({ userId, firstName, lastName }: InitialsAvatarProps) {
  const colour = userId === undefined ? undefined : ({ '--hue': personHue(userId) } as CSSProperties);
  return (
    <span className={classes.avatar} data-person={colour && true} style={colour} aria-hidden>
      {initialsOf(firstName, lastName)}
    </span>
  );
}

/** 'AL' for Anna Lee; one letter if only one name is known. */
function initialsOf(...names: readonly (string | undefined)[]): string {
  return names
    .map((name) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '')
    .join('')
    .slice(0, 4);
}
