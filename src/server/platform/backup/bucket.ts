import { setTimeout } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Settings } from '../config/s3';
import { StartupProblem } from '../config/startupProblem';
import { rechunk } from './bytes';
import type { BackupLocation, BackupStore } from './location';

/** The parts of an upload, of which there may be 10,000: enough for 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;

const TRIES = 4;
const RETRY_PAUSE_MS = 1_000;

/** For one part over a slow line. */
const PART_TIMEOUT_MS = 15 * 60 * 1000;

/** For all other requests: someone may be waiting, such as the doctor. */
const TIMEOUT_MS = 20 * 1000;

type UploadPart = Awaited<ReturnType<S3mini['uploadPart']>>;

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
  /** For requests that carry a part. */
  parts: S3mini;
  /** Repeats a request that may succeed later. */
  withRetries: <T>(work: () => Promise<T>) => Promise<T>;
}

function openBucket({ endpoint, retryPauseMs = RETRY_PAUSE_MS, ...account }: S3Settings, bucket: string): Bucket {
  const open = (requestAbortTimeout: number) =>
    new S3mini({ endpoint: `${endpoint}/${bucket}`, requestAbortTimeout, ...account });
  return {
    s3: open(TIMEOUT_MS),
    parts: open(PART_TIMEOUT_MS),
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

/** Storage may answer a failed completion with 200, and an answer may be lost: the object itself decides. */
async function complete(
  { parts: s3 }: Bucket,
  key: string,
  { id, parts, bytes }: { id: string; parts: UploadPart[]; bytes: number },
): Promise<void> {
  const isStored = async () => (await s3.getContentLength(key).catch(() => undefined)) === bytes;
  try {
    await s3.completeMultipartUpload(key, id, parts);
  } catch (error) {
    if (await isStored()) return;
    throw error;
  }
  if (!(await isStored())) throw new Error('The storage has not kept the whole backup');
}

async function upload(bucket: Bucket, key: string, content: AsyncIterable<Buffer>): Promise<number> {
  const { s3, parts: sender, withRetries } = bucket;
  const id = await withRetries(() => s3.getMultipartUploadId(key));
  try {
    const parts: UploadPart[] = [];
    let bytes = 0;
    for await (const part of partsOf(content)) {
      parts.push(await withRetries(() => sender.uploadPart(key, id, part, parts.length + 1)));
      bytes += part.length;
    }
    await withRetries(() => complete(bucket, key, { id, parts, bytes }));
    return bytes;
  } catch (error) {
    await s3.abortMultipartUpload(key, id).catch(() => undefined);
    throw error;
  }
}

/** All but the last part have the same size, which some services require. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of rechunk(content, PART_BYTES)) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES)) yield rest.subarray(0, PART_BYTES);
  }
  if (rest.length > 0) yield rest;
}

/** Remembers whether the content itself failed, which is no fault of the storage. */
function watched(given: AsyncIterable<Buffer>) {
  async function* content(): AsyncGenerator<Buffer, void> {
    try {
      yield* given;
    } catch (error) {
      source.failure = error;
      throw error;
    }
  }
  const source: { content: AsyncIterable<Buffer>; failure?: unknown } = { content: content() };
  return source;
}

/** Reads in pieces, each of which is repeated when the line breaks. */
async function* download({ parts: s3, withRetries }: Bucket, key: string): AsyncGenerator<Buffer, void> {
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

export function objectAt(settings: S3Settings, bucket: string, key: string): BackupLocation {
  const opened = openBucket(settings, bucket);
  const { s3, withRetries } = opened;
  const label = labelOf(bucket, key);
  return {
    label,
    exists: () => withRetries(async () => (await s3.objectExists(key)) === true),
    write: async (content) => {
      const source = watched(content);
      try {
        return await upload(opened, key, source.content);
      } catch (error) {
        if (source.failure !== undefined) throw error;
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
    location: (name) => objectAt(settings, bucket, prefix + name),
    remove: async (name) => void (await withRetries(() => s3.deleteObject(prefix + name))),
  };
}
