import type { QuotedWords } from '../../contract/entities.gen';
import { introduceWordsOf } from '../../domain/memberships/ownWords';
import classes from './OwnWords.module.css';
import { WrittenText } from './WrittenText';

/** Words of a business, shown as its own (rule memberships.ownWords). */
export function OwnWords({ words: { quote, by } }: { words: QuotedWords }) {
  return (
    <div className={classes.words}>
      <p className={classes.by}>{introduceWordsOf(by)}</p>
      <blockquote className={classes.quote} dir="auto">
        <WrittenText text={quote} />
      </blockquote>
    </div>
  );
}
