import type { QuotedWords } from '../../contract/entities.gen';
import { wordsIn } from '../../domain/memberships/quotationWords.gen';
import { DEFAULT_LANGUAGE } from '../../domain/text/languages';
import classes from './OwnWords.module.css';
import { WrittenText } from './WrittenText';

/** Words of a business, shown as its own (rule memberships.ownWords). */
export function OwnWords({ words: { quote, by } }: { words: QuotedWords }) {
  return (
    <div className={classes.words}>
      <p className={classes.by}>{wordsIn(DEFAULT_LANGUAGE).introduction({ by })}</p>
      <blockquote className={classes.quote} dir="auto">
        <WrittenText text={quote} />
      </blockquote>
    </div>
  );
}
