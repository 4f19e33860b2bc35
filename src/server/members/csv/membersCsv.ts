import { Readable } from 'node:stream';
import type { AppContext } from '../../platform/context';
import { BYTE_ORDER_MARK, csvLine, isoDate } from '../../platform/csv';
import {
  BATCH_SIZE,
  membersAfter,
  podTexts,
  type AcceptedAgreement,
  type CsvRow,
  type PodTexts,
} from './membersCsvReads';

const HEADER = [
  'Email',
  'First Name',
  'Last Name',
  'Role',
  'Pod',
  'Meeting',
  'Leader Status',
  'Joined',
  'Last Active',
  'Disabled',
  'Participant Agreement',
  'Participant Agreement Accepted',
  'Leader Agreement',
  'Leader Agreement Accepted',
];

function roleOf({ leads, assists }: CsvRow): string {
  if (leads) return 'Leader';
  return assists ? 'Assistant Leader' : 'Participant';
}

const dateOf = (instant: Date | string | null): string => isoDate(instant ? new Date(instant) : null);

/** The number of the version, and when it was accepted. */
const agreementCells = (accepted: AcceptedAgreement | null): [string, string] =>
  accepted
    ? [accepted.own ? `Version ${accepted.number}` : `Platform version ${accepted.number}`, dateOf(accepted.at)]
    : ['', ''];

function lineOf(row: CsvRow, texts: Map<string, PodTexts>): string {
  const places = [row.leads, row.takes_part_in].flatMap((podId) => (podId && texts.get(podId)) || []);
  return csvLine([
    row.email,
    row.first_name,
    row.last_name,
    roleOf(row),
    places.map(({ name }) => name).join('; '),
    places.map(({ meeting }) => meeting).join('; '),
    row.leader_status,
    dateOf(row.joined_at),
    dateOf(row.last_active_at),
    row.disabled ? 'Yes' : 'No',
    ...agreementCells(row.participant_agreement),
    ...agreementCells(row.leader_agreement),
  ]);
}

async function* lines(context: AppContext, membershipId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  const texts = await podTexts(context, membershipId);
  let batch: CsvRow[] = [];
  do {
    const after = batch.at(-1)?.user_id;
    batch = await context.database.reads((db) => membersAfter(db, membershipId, after));
    yield batch.map((row) => lineOf(row, texts)).join('');
  } while (batch.length === BATCH_SIZE);
}

export function membersCsv(context: AppContext, membershipId: string): Readable {
  return Readable.from(lines(context, membershipId));
}
