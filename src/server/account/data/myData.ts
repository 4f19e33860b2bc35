import { Readable } from 'node:stream';
import { and } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { cursorValues, isAfter, orderBy } from '../../platform/database/keyset';
import { accountParts } from './accountParts';
import { chatParts } from './chatParts';
import { rowsOf, keysetOf, type DataPart, type DataSubject, type Row } from './dataPart';
import { podParts } from './podParts';
import { reportParts } from './reportParts';

export const dataParts: readonly DataPart[] = [...accountParts, ...podParts, ...reportParts, ...chatParts];

/** Rows are read in batches of this size, so that memory never holds years of messages at once. */
const BATCH_ROWS = 500;

async function rowsAfter(db: Queryable, part: DataPart, subject: DataSubject, cursor: string[] | undefined) {
  const keyset = keysetOf(part.table);
  const rows = await db
    .select({ ...part.fields, cursor: cursorValues(keyset) })
    .from(part.table)
    .where(and(rowsOf(part, subject), isAfter(keyset, cursor)))
    .orderBy(orderBy(keyset))
    .limit(part.batchRows ?? BATCH_ROWS);
  return rows as (Row & { cursor: string[] })[];
}

/** A row as JSON: bytes as base64, nulls omitted. */
function jsonOf(row: Row): string {
  const given = Object.entries(row).filter(([name, value]) => name !== 'cursor' && value !== null);
  return JSON.stringify(
    Object.fromEntries(
      given.map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value]),
    ),
  );
}

async function* listOf(context: AppContext, part: DataPart, subject: DataSubject): AsyncGenerator<string> {
  const present = (row: Row) => part.present?.(row, context, subject.language) ?? row;
  let separator = '\n';
  let batch: Awaited<ReturnType<typeof rowsAfter>> = [];
  do {
    batch = await rowsAfter(context.database.db, part, subject, batch.at(-1)?.cursor);
    if (batch.length > 0) yield separator + batch.map((row) => jsonOf(present(row))).join(',\n');
    separator = ',\n';
  } while (batch.length === (part.batchRows ?? BATCH_ROWS));
}

async function* document(context: AppContext, subject: DataSubject): AsyncGenerator<string> {
  yield `{"created":${JSON.stringify(context.clock.now())}`;
  for (const part of dataParts) {
    yield `,\n${JSON.stringify(part.name)}:[`;
    yield* listOf(context, part, subject);
    yield ']';
  }
  yield '}\n';
}

/** Everything stored about a person as a JSON document, streamed as it is read (rule account.data). */
export const myData = (context: AppContext, subject: DataSubject): Readable =>
  Readable.from(document(context, subject));
