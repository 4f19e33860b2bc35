import classes from './Face.module.css';
import { initialsOf } from './initials';

/** A person as initials; beside their name, so it says nothing to screen readers. */
export function Face({ firstName, lastName }: { firstName: string; lastName?: string }) {
  return (
    <span className={classes.face} aria-hidden>
      {initialsOf(firstName, lastName)}
    </span>
  );
}
