import { setTimeout } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Settings } from '../config/backups';
import { StartupProblem } from '../config/startupProblem';
import { rechunk } from './bytes';
import type { BackupPlace, BackupStore } from './place';

/** The parts of an upload, of which there may be 10,000: enough for 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;

const TRIES = 4;
const RETRY_PAUSE_MS = 1_000;

/** For one part over a slow line. */
const TIMEOUT_MS = 15 * 60 * 1000;

const ADDRESS = /^s3:\/\/([^/]+)\/?(.*)$/;

/** The parts of `s3://bucket/key`; undefined for anything else. */
export function readS3Address(text: string): { bucket: string; key: string } | undefined {
  const [, bucket, key = ''] = ADDRESS.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, key: key.replace(/\/+$/, '') };
}

const labelOf = (bucket: string, key: string) => `s3://${bucket}/${key}`;

interface Failure {
  message?: string;
  /** HTTP status; absent when there was no answer. */
  status?: number;
  cause?: { message?: string };
}

const isPassing = ({ status }: Failure) => status === undefined || status === 429 || status >= 500;

const whyOf = ({ message = '', cause }: Failure) => [message, cause?.message].filter(Boolean).join(': ');

interface Bucket {
  s3: S3mini;
  /** Repeats a request that may succeed later. */
  withRetries: <T>(work: () => Promise<T>) => Promise<T>;
}

function openBucket({ endpoint, retryPauseMs = RETRY_PAUSE_MS, ...account }: S3Settings, bucket: string): Bucket {
  return {
    s3: new S3mini({ endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: TIMEOUT_MS, ...account }),
    withRetries: async (work) => {
      for (let tried = 1; ; tried += 1) {
        try {
          return await work();
        } catch (error) {
          if (tried === TRIES || !isPassing(error as Failure)) throw error;
          await setTimeout(retryPauseMs * 2 ** (tried - 1));
        }
      }
    },
  };
}

async function upload({ s3, withRetries }: Bucket, key: string, content: AsyncIterable<Buffer>): Promise<number> {
  const uploadId = await withRetries(() => s3.getMultipartUploadId(key));
  try {
    const parts: Awaited<ReturnType<S3mini['uploadPart']>>[] = [];
    let bytes = 0;
    for await (const part of partsOf(content)) {
      parts.push(await withRetries(() => s3.uploadPart(key, uploadId, part, parts.length + 1)));
      bytes += part.length;
    }
    await s3.completeMultipartUpload(key, uploadId, parts);
    return bytes;
  } catch (error) {
    await s3.abortMultipartUpload(key, uploadId).catch(() => undefined);
    throw error;
  }
}

/** All but the last part have the same size, which some services require. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of rechunk(content, PART_BYTES)) {
    const all = Buffer.concat([rest, piece]);
    yield all.subarray(0, PART_BYTES);
    rest = all.subarray(PART_BYTES);
  }
  if (rest.length > 0) yield rest;
}

/** Reads in pieces, each of which is repeated when the line breaks. */
async function* download({ s3, withRetries }: Bucket, key: string): AsyncGenerator<Buffer, void> {
  let total = Infinity;
  for (let from = 0; from < total; from += PART_BYTES) {
    const piece = await withRetries(async () => {
      const response = await s3.getObjectRaw(key, false, from, from + PART_BYTES);
      total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0);
      return Buffer.from(await response.arrayBuffer());
    });
    yield piece;
  }
}

export function objectAt(settings: S3Settings, bucket: string, key: string): BackupPlace {
  const opened = openBucket(settings, bucket);
  const { s3, withRetries } = opened;
  const label = labelOf(bucket, key);
  return {
    label,
    exists: () => withRetries(async () => (await s3.objectExists(key)) === true),
    write: async (content) => {
      try {
        return await upload(opened, key, content);
      } catch (error) {
        if (error instanceof StartupProblem) throw error;
        throw new StartupProblem(`The backup couldn't be written to ${label}: ${whyOf(error as Failure)}.`);
      }
    },
    read: () => download(opened, key),
  };
}

export function bucketStore(settings: S3Settings, bucket: string, folder: string): BackupStore {
  const { s3, withRetries } = openBucket(settings, bucket);
  const prefix = folder === '' ? '' : `${folder}/`;
  return {
    label: labelOf(bucket, folder),
    names: async () => {
      const objects = await withRetries(() => s3.listObjects('/', prefix));
      if (!objects) throw new StartupProblem(`There’s no bucket ${bucket} at ${settings.endpoint}.`);
      return objects.map(({ Key }) => Key.slice(prefix.length));
    },
    place: (name) => objectAt(settings, bucket, prefix + name),
    remove: async (name) => void (await withRetries(() => s3.deleteObject(prefix + name))),
  };
}
