import { Readable } from 'node:stream';
import type { AppContext } from '../platform/context';
import { BYTE_ORDER_MARK, csvLine } from '../platform/csv';
import { entriesAfter, type AuditFilter, type AuditRow } from './reads';

/** Entries are read in batches of this size, so that memory never holds a long log at once. */
const BATCH_SIZE = 500;

const HEADER = [
  'Time (UTC)',
  'Act',
  'Who',
  'Who (ID)',
  'Person',
  'Person (ID)',
  'Membership',
  'Pod',
  'Fields',
  'Detail',
  'API Key',
  'Network Address',
];

const lineOf = (row: AuditRow): string =>
  csvLine([
    new Date(Number(row.created)).toISOString(),
    row.act,
    row.actor_name ?? '',
    row.actor_id,
    row.person_name ?? '',
    row.person_id ?? '',
    row.membership_name ?? '',
    row.pod_name ?? '',
    row.fields.join('; '),
    row.detail ?? '',
    row.api_key_name ?? '',
    row.address ?? '',
  ]);

async function* lines({ database }: AppContext, filter: AuditFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  let batch: AuditRow[] = [];
  do {
    const after = batch.at(-1)?.place;
    batch = await database.reads((db) => entriesAfter(db, filter, after, BATCH_SIZE));
    yield batch.map(lineOf).join('');
  } while (batch.length === BATCH_SIZE);
}

export const auditCsv = (context: AppContext, filter: AuditFilter): Readable => Readable.from(lines(context, filter));
