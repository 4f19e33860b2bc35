import { Readable } from 'node:stream';
import type { Language } from '../../../domain/text/languages';
import type { AppContext } from '../../platform/context';
import { BYTE_ORDER_MARK, csvLine, isoDate } from '../../platform/csv';
import { wordsIn, type Words } from './csvWords.gen';
import {
  BATCH_SIZE,
  membersAfter,
  podTexts,
  type AcceptedAgreement,
  type CsvRow,
  type PodTexts,
} from './membersCsvReads';

function roleOf({ leads, assists }: CsvRow, words: Words): string {
  if (leads) return words.leader;
  return assists ? words.assistant : words.participant;
}

const dateOf = (instant: Date | string | null): string => isoDate(instant ? new Date(instant) : null);

/** The number of the version, and when it was accepted. */
function agreementCells(accepted: AcceptedAgreement | null, words: Words): [string, string] {
  if (!accepted) return ['', ''];
  const { number, own, at } = accepted;
  return [own ? words.ownVersion({ number }) : words.platformVersion({ number }), dateOf(at)];
}

function lineOf(row: CsvRow, texts: Map<string, PodTexts>, words: Words): string {
  const places = [row.leads, row.takes_part_in].flatMap((podId) => (podId && texts.get(podId)) || []);
  return csvLine([
    row.email,
    row.first_name,
    row.last_name,
    roleOf(row, words),
    places.map(({ name }) => name).join('; '),
    places.map(({ meeting }) => meeting).join('; '),
    row.leader_status,
    dateOf(row.joined_at),
    dateOf(row.last_active_at),
    row.disabled ? words.yes : words.no,
    ...agreementCells(row.participant_agreement, words),
    ...agreementCells(row.leader_agreement, words),
  ]);
}

async function* lines(context: AppContext, membershipId: string, language: Language): AsyncGenerator<string> {
  const words = wordsIn(language);
  yield BYTE_ORDER_MARK + csvLine(Object.values(words.columns));
  const texts = await podTexts(context, membershipId, language);
  let batch: CsvRow[] = [];
  do {
    const after = batch.at(-1)?.user_id;
    batch = await context.database.reads((db) => membersAfter(db, membershipId, after));
    yield batch.map((row) => lineOf(row, texts, words)).join('');
  } while (batch.length === BATCH_SIZE);
}

export function membersCsv(context: AppContext, membershipId: string, language: Language): Readable {
  return Readable.from(lines(context, membershipId, language));
}
