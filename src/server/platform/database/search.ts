import { sql, type SQL } from 'drizzle-orm';

/** The words that are looked for, each by itself. */
export const wordsOf = (q = ''): string[] => q.split(/\s+/).filter((word) => word !== '');

/** Whether a text that was folded (`fold_text`) has a word in it, which is folded once, by a select of its own. */
export const hasFoldedWord = (folded: SQL, word: string): SQL =>
  sql`strpos(${folded}, (select fold_text(${word}))) > 0`;

/** A word as a part of a text, for `like`: what is special there stands for itself. */
export const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The same, to be looked for in what is in lower case. */
export const anywhereInLowerCase = (word: string): SQL => sql`lower(${anywhere(word)})`;
