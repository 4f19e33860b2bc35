import { words as frameWords } from '../frameWords.gen';
import { focusPageHeading } from './focusPageHeading';
import classes from './SkipLink.module.css';

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
