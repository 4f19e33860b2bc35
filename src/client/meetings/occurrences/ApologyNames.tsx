import type { Apologies } from '../../../contract/entities.gen';
import classes from '../meetings.module.css';
import { words as text } from './apologyWords.gen';
import { namesText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

export function ApologyNames({ apologies: { count, mine, people = [] } }: { apologies: Apologies }) {
  if (count === 0) return null;
  if (mine && count === 1) return <p className={classes.quiet}>{text.mine}</p>;
  const others = people.map(({ firstName }) => firstName);
  return (
    <p className={classes.quiet}>
      {others.length === 0
        ? text.somebody({ count })
        : text.line({ count, names: namesText(others, count, 2, LANGUAGE) })}
    </p>
  );
}
