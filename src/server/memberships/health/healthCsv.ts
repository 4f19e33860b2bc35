import { Readable } from 'node:stream';
import type { PodHealth } from '../../../contract/entities.gen';
import { sumOfWeeks, troubleText } from '../../../domain/memberships/podHealth';
import type { AppContext } from '../../platform/context';
import { BYTE_ORDER_MARK, csvLine, isoDate } from '../../platform/csv';
import { listPodHealth } from './podHealth';
import { DEFAULT_LANGUAGE } from '../../../domain/text/languages';

const BATCH_SIZE = 200;

const HEADER = [
  'Pod',
  'Leader',
  'Participants',
  'Places',
  'Waiting',
  'Paused',
  'Meetings Due',
  'Meetings Noted',
  'Meetings Held',
  'Came',
  'Marked',
  'Steps Done',
  'Steps Due',
  'Last Message',
  'To Look At',
];

function lineOf({ meetings, weeks, lastMessageAt, troubles, waiting, ...pod }: PodHealth): string {
  const { came, recorded, done, due } = sumOfWeeks(weeks);
  const counts = [meetings.due, meetings.recorded, meetings.held, came, recorded, done, due].map(String);
  return csvLine([
    pod.name,
    pod.leaderName ?? '',
    String(pod.participants),
    String(pod.maxParticipants),
    String(waiting),
    pod.isPaused ? 'Yes' : 'No',
    ...counts,
    isoDate(lastMessageAt === undefined ? null : new Date(lastMessageAt * 1000)),
    troubles.map((trouble) => troubleText(trouble, waiting, DEFAULT_LANGUAGE)).join('; '),
  ]);
}

async function* lines({ database, clock }: AppContext, membershipId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  // All batches use the same instant, since the problems, and therefore the order, depend on it.
  const query = { membershipId, limit: BATCH_SIZE, now: clock.now() };
  let after: string | undefined;
  do {
    const asked = { ...query, ...(after !== undefined && { after }) };
    const page: Awaited<ReturnType<typeof listPodHealth>> = await database.reads((db) => listPodHealth(db, asked));
    yield page.items.map(lineOf).join('');
    after = page.next;
  } while (after !== undefined);
}

export const podHealthCsv = (context: AppContext, membershipId: string): Readable =>
  Readable.from(lines(context, membershipId));
