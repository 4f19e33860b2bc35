import { Readable } from 'node:stream';
import type { PodHealth } from '../../../contract/entities.gen';
import { sumOfWeeks, troubleText } from '../../../domain/memberships/podHealth';
import type { Language } from '../../../domain/text/languages';
import type { AppContext } from '../../platform/context';
import { BYTE_ORDER_MARK, csvLine, isoDate } from '../../platform/csv';
import { wordsIn } from './csvWords.gen';
import { listPodHealth } from './podHealth';

const BATCH_SIZE = 200;

function lineOf({ meetings, weeks, lastMessageAt, troubles, waiting, ...pod }: PodHealth, language: Language): string {
  const words = wordsIn(language);
  const { came, recorded, done, due } = sumOfWeeks(weeks);
  const counts = [meetings.due, meetings.recorded, meetings.held, came, recorded, done, due].map(String);
  return csvLine([
    pod.name,
    pod.leaderName ?? '',
    String(pod.participants),
    String(pod.maxParticipants),
    String(waiting),
    pod.isPaused ? words.yes : words.no,
    ...counts,
    isoDate(lastMessageAt === undefined ? null : new Date(lastMessageAt * 1000)),
    troubles.map((trouble) => troubleText(trouble, waiting, language)).join('; '),
  ]);
}

async function* lines(
  { database, clock }: AppContext,
  membershipId: string,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.values(wordsIn(language).columns));
  // All batches use the same instant, since the problems, and therefore the order, depend on it.
  const query = { membershipId, limit: BATCH_SIZE, now: clock.now() };
  let after: string | undefined;
  do {
    const asked = { ...query, ...(after !== undefined && { after }) };
    const page: Awaited<ReturnType<typeof listPodHealth>> = await database.reads((db) => listPodHealth(db, asked));
    yield page.items.map((pod) => lineOf(pod, language)).join('');
    after = page.next;
  } while (after !== undefined);
}

export const podHealthCsv = (context: AppContext, membershipId: string, language: Language): Readable =>
  Readable.from(lines(context, membershipId, language));
