import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../../domain/text/foldText';

/** The words that are looked for, each by itself. */
export const wordsOf = (q = ''): string[] => q.split(/\s+/).filter((word) => word !== '');

/** Whether a text that was folded (`fold_text`) has a word in it, which is folded once, by a select of its own. */
export const hasFoldedWord = (folded: SQL, word: string): SQL =>
  sql`strpos(${folded}, (select fold_text(${word}))) > 0`;

/**
 * Whether a text that was folded has a word in it, by an index of trigrams where there is one. Of a word that folds to
 * nothing, such as an accent by itself, nothing is found.
 */
export function isLike(folded: SQL, word: string): SQL {
  const sought = foldText(word).trim();
  // What is special in a pattern stands for itself.
  return sought === '' ? sql`false` : sql`${folded} like ${`%${sought.replace(/[\\%_]/g, '\\$&')}%`}`;
}
