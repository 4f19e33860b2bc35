import type { CSSProperties } from 'react';
import classes from './InitialsAvatar.module.css';
import { personHue } from './personHue';

interface InitialsAvatarProps {
  /** Determines the colour; undefined for subjects other than people. */
  userId: string | undefined;
  firstName: string;
  lastName?: string;
}

/** Hidden from screen readers, since the name is always next to it. */
export function InitialsAvatar({ userId, firstName, lastName }: InitialsAvatarProps) {
  const colour = userId === undefined ? undefined : ({ '--hue': personHue(userId) } as CSSProperties);
  return (
    <span className={classes.avatar} data-person={colour && true} style={colour} aria-hidden>
      {initialsOf(firstName, lastName)}
    </span>
  );
}

function initialsOf(...names: readonly (string | undefined)[]): string {
  return names
    .map((name) => [...(name?.trim() ?? '')][0]?.toUpperCase() ?? '')
    .join('')
    .slice(0, 4);
}
