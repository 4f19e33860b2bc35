import { frameWords } from '../frameWords';
import { focusPageHeading } from './focusPageHeading';
import classes from './SkipLink.module.css';

/** The first Tab stop: skips the header and moves to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault();
        focusPageHeading();
      }}
    >
      {frameWords.skip}
    </a>
  );
}
