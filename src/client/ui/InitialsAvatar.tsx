import classes from './InitialsAvatar.module.css';
import { initialsOf } from './initials';

/** A person as initials; beside their name, so it says nothing to screen readers. */
export function InitialsAvatar({ firstName, lastName }: { firstName: string; lastName?: string }) {
  return (
    <span className={classes.avatar} aria-hidden>
      {initialsOf(firstName, lastName)}
    </span>
  );
}
