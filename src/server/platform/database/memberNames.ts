import { and, sql, type SQL } from 'drizzle-orm';
import { sortBy, type Keyset } from './keyset';
import { members } from './schema';
import { isLike, wordsOf } from './search';

const id = sortBy(sql`${members.id}`, 'uuid');

/** People of a membership by their names, as indexes of `members` have them. */
export const byFirstName: Keyset = { keys: [sortBy(sql`${members.firstNameOrder}`), id], direction: 'asc' };
export const byLastName: Keyset = { keys: [sortBy(sql`${members.lastNameOrder}`), id], direction: 'asc' };

/** Both names as the index of trigrams has them. */
export const foldedNames = sql`(${members.firstNameKey} || ' ' || ${members.lastNameKey})`;

/** Whether every word of a search is somewhere in the names; true where nothing is searched for. */
export const isNamed = (q: string | undefined): SQL | undefined =>
  and(...wordsOf(q).map((word) => isLike(foldedNames, word)));
