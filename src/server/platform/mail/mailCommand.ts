import { validate as isUuid } from 'uuid';
import { StartupProblem } from '../config/startupProblem';
import type { Database } from '../database/client';
import { oneLine } from './content';
import { countDeadLetters, deadLetter, newestDeadLetters, retryDeadLetters, type DeadLetter } from './deadLetters';
import { countWithNoun } from '../countWithNoun';

const USAGE =
  'Say what to do: ‘failed’ lists the emails that were given up, ‘retry ID’ or ‘retry all’ sends them again.';

/** Servers quote mails in their error messages; links in these may contain codes, and only the reader may see them. */
const withoutLinks = (text: string) => oneLine(text).replace(/\bhttps?:\/\/\S+/gi, '(link)');

function lineOf({ id, createdAt, toAddress, template, attempts, lastError, isEmpty }: DeadLetter): string {
  const tries = `tried ${countWithNoun(attempts, 'time')}`;
  const parts = [id, createdAt.toISOString(), oneLine(toAddress), template, tries, withoutLinks(lastError ?? '')];
  return [...parts, ...(isEmpty ? ['out of date, can’t be sent again'] : [])].filter((part) => part !== '').join('  ');
}

type Say = (line: string) => void;

/** Maximum number listed, since a long outage of the mail server may leave any number. */
const MAX_LISTED = 200;

async function list(database: Database, say: Say): Promise<void> {
  const { all } = await countDeadLetters(database);
  const listed = await newestDeadLetters(database, MAX_LISTED);
  const earlier = all - listed.length;
  if (earlier > 0) say(`${countWithNoun(earlier, 'earlier email')} couldn’t be delivered either. The newest ones are:`);
  for (const letter of listed) say(lineOf(letter));
  if (listed.length === 0) say('There are no undelivered emails.');
}

const isBack = (count: number) => `${countWithNoun(count, 'email')} ${count === 1 ? 'is' : 'are'} back in the queue.`;

async function retryAll(database: Database, say: Say): Promise<void> {
  const count = await retryDeadLetters(database);
  const { empty: left } = await countDeadLetters(database);
  say(count === 0 ? 'There are no emails to send again.' : isBack(count));
  if (left > 0) say(`${countWithNoun(left, 'email')} can’t be sent again: what it said is out of date.`);
}

async function retryOne(database: Database, id: string, say: Say): Promise<void> {
  const letter = isUuid(id) ? await deadLetter(database, id) : undefined;
  if (!letter) throw new StartupProblem(`There’s no undelivered email with the ID ${id}.`);
  if (letter.isEmpty) throw new StartupProblem('This email can’t be sent again: what it said is out of date.');
  const count = await retryDeadLetters(database, id);
  say(count === 0 ? 'It’s already back in the queue.' : isBack(count));
}

export async function doMailCommand(words: string[], database: Database, say: Say): Promise<void> {
  const [command, which, ...others] = words;
  if (command === 'failed' && which === undefined) return list(database, say);
  if (command !== 'retry' || which === undefined || others.length > 0) throw new StartupProblem(USAGE);
  return which === 'all' ? retryAll(database, say) : retryOne(database, which, say);
}
