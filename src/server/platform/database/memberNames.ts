import { and, sql, type SQL } from 'drizzle-orm';
import { sortBy, type Keyset } from './keyset';
import { members } from './schema';
import { containsFoldedWord, wordsOf } from './search';

const id = sortBy(sql`${members.id}`, 'uuid');

/** The sort orders of a membership's people by name, which match the indexes of `members`. */
export const byFirstName: Keyset = { keys: [sortBy(sql`${members.firstNameOrder}`), id], direction: 'asc' };
export const byLastName: Keyset = { keys: [sortBy(sql`${members.lastNameOrder}`), id], direction: 'asc' };

/** Both names, as in the trigram index. */
export const foldedNames = sql`(${members.firstNameKey} || ' ' || ${members.lastNameKey})`;

/** Whether the names contain every word of a search; no condition for an empty search. */
export const matchesName = (q: string | undefined): SQL | undefined =>
  and(...wordsOf(q).map((word) => containsFoldedWord(foldedNames, word)));
