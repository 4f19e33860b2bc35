import { words } from '../words';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('#content h1')?.focus();
      }}
    >
      {words.skip}
    </a>
  );
}
