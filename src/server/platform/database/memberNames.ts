import { and, sql, type SQL } from 'drizzle-orm';
import { sortBy, type Keyset } from './keyset';
import { members } from './schema';
import { anywhereInLowerCase, wordsOf } from './search';

const firstName = sortBy(sql`${members.firstNameKey}`);
const lastName = sortBy(sql`${members.lastNameKey}`);
const id = sortBy(sql`${members.id}`, 'uuid');

/** People of a membership by their names, as indexes of `members` have them. */
export const byFirstName: Keyset = { keys: [firstName, lastName, id], direction: 'asc' };
export const byLastName: Keyset = { keys: [lastName, firstName, id], direction: 'asc' };

/** Both names in lower case, as the index of trigrams has them. */
export const namesInLowerCase = sql`(${members.firstNameKey} || ' ' || ${members.lastNameKey})`;

/** Whether every word of a search is somewhere in the names; true where nothing is searched for. */
export const isNamed = (q: string | undefined): SQL | undefined =>
  and(...wordsOf(q).map((word) => sql`${namesInLowerCase} like ${anywhereInLowerCase(word)}`));
