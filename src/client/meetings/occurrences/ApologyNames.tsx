import type { Apologies } from '../../../contract/entities.gen';
import classes from '../meetings.module.css';
import { words as text } from './apologyWords';

export function ApologyNames({ apologies: { count, mine, people = [] } }: { apologies: Apologies }) {
  if (count === 0) return null;
  if (mine && count === 1) return <p className={classes.quiet}>{text.mine}</p>;
  const others = people.map(({ firstName }) => firstName);
  return <p className={classes.quiet}>{text.line(others, count)}</p>;
}
