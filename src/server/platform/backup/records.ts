import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { SecretVariable } from '../config/secrets';
import { StartupProblem } from '../config/startupProblem';
import { byteReader } from './bytes';
import type { BackupLocation } from './location';
import { damagedBackup } from './problems';
import { sealFrames, unsealFrames } from './sealedFile';

export interface TableRef {
  schema: string;
  name: string;
  columns: string[];
}

export interface SequenceState {
  schema: string;
  name: string;
  lastValue: string;
  isCalled: boolean;
}

export interface SecretRecord {
  fingerprint: string;
  /** Undefined if the secret is set in the environment, where the operator keeps it. */
  value?: string;
}

export interface Manifest {
  createdAt: string;
  /** The database's newest migration, as dated in the migrations' journal. */
  migration: number;
  postgres: string;
  queues: string[];
  sequences: SequenceState[];
  secrets: Record<SecretVariable, SecretRecord>;
}

export type BackupRecord =
  { manifest: Manifest } | { table: TableRef } | { data: Buffer } | { rows: number } | { end: true };

const DATA = 0x64;
const JSON_TEXT = 0x6a;

function* written(record: BackupRecord): Generator<Buffer> {
  const isData = 'data' in record;
  const content = isData ? record.data : Buffer.from(JSON.stringify(record));
  const head = Buffer.alloc(5);
  head.writeUInt8(isData ? DATA : JSON_TEXT);
  head.writeUInt32BE(content.length, 1);
  yield head;
  yield content;
}

async function* bytesOf(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer, void> {
  for await (const record of records) yield* written(record);
}

/** The pipeline reports its error to the reader of the last stream, so this handler ignores it. */
const ignore = () => {};

export function packRecords(records: AsyncIterable<BackupRecord>, passphrase?: string): AsyncIterable<Buffer> {
  const gzip = createGzip({ level: 6 });
  pipeline(Readable.from(bytesOf(records)), gzip, ignore);
  return sealFrames(gzip, passphrase);
}

/** The records of a backup in order, including the end. Throws a StartupProblem for anything else. */
export async function* readRecords(location: BackupLocation, passphrase?: string): AsyncGenerator<BackupRecord, void> {
  const gunzip = createGunzip();
  const input = Readable.from(location.read());
  pipeline(Readable.from(unsealFrames(input, passphrase)), gunzip, ignore);
  const reader = byteReader(gunzip, damagedBackup);
  try {
    for (let isEnded = false; !isEnded;) {
      const head = await reader.take(5);
      if (!head) throw damagedBackup();
      const content = (await reader.take(head.readUInt32BE(1))) ?? Buffer.alloc(0);
      if (head[0] === DATA) yield { data: content };
      else {
        const record = JSON.parse(content.toString()) as BackupRecord;
        isEnded = 'end' in record;
        yield record;
      }
    }
    if (await reader.take(1)) throw damagedBackup();
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? damagedBackup() : new StartupProblem(`${location.label} can't be read: ${message}.`);
  } finally {
    gunzip.destroy();
    input.destroy();
  }
}
