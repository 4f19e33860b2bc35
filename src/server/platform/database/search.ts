import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../../domain/text/foldText';

export const wordsOf = (q = ''): string[] => q.split(/\s+/).filter((word) => word !== '');

export const hasFoldedWord = (folded: SQL, word: string): SQL =>
  sql`strpos(${folded}, (select fold_text(${word}))) > 0`;

/**
 * Whether a folded text contains a word, using a trigram index if there is one. A word that folds to nothing, such as a
 * lone accent, matches nothing.
 */
export function containsFoldedWord(folded: SQL, word: string): SQL {
  const sought = foldText(word).trim();
  return sought === '' ? sql`false` : sql`${folded} like ${`%${sought.replace(/[\\%_]/g, '\\$&')}%`}`;
}
