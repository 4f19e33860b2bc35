import { and, sql, type SQL } from 'drizzle-orm';
import { sortBy, type Keyset } from './keyset';
import { members } from './schema';
import { containsFoldedWord, wordsOf } from './search';

const id = sortBy(sql`${members.id}`, 'uuid');

export const byFirstName: Keyset = { keys: [sortBy(sql`${members.firstNameOrder}`), id], direction: 'asc' };
export const byLastName: Keyset = { keys: [sortBy(sql`${members.lastNameOrder}`), id], direction: 'asc' };

export const foldedNames = sql`(${members.firstNameKey} || ' ' || ${members.lastNameKey})`;

export const matchesName = (q: string | undefined): SQL | undefined =>
  and(...wordsOf(q).map((word) => containsFoldedWord(foldedNames, word)));
