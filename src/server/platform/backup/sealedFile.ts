import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { StartupProblem } from '../config/startupProblem';
import { byteReader, rechunk, type ByteReader } from './bytes';
import { damagedBackup, newerBackup } from './problems';

/**
 * How a backup is stored in its file: a line of JSON that describes the seal, then frames. A frame is its length in
 * four bytes (the highest bit marks the last frame), its content and its tag. The tag covers the line, the frame's
 * number and whether the frame is the last, so truncation, changes and reordering are all detected. Without a
 * passphrase, the tag is a SHA-256 hash, which detects accidental damage; with a passphrase, it is the tag of
 * AES-256-GCM, and the content is encrypted.
 */
interface Seal {
  header: Buffer;
  tagBytes: number;
  close: (place: Buffer, content: Buffer) => Buffer[];
  open: (place: Buffer, content: Buffer, tag: Buffer) => Buffer;
}

const FORMAT = 'stepwell-backup';
const VERSION = 1;
const FRAME_BYTES = 64 * 1024;
const MAX_FRAME_BYTES = 1024 * 1024;
const MAX_HEADER_BYTES = 1024;
const IS_LAST = 0x8000_0000;

/** Parameters that cost about 0.1 s and 64 MB per guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

interface Header {
  format: typeof FORMAT;
  version: number;
  encrypted?: { salt: string; check: string };
}

const lineOf = (header: Header) => Buffer.from(`${JSON.stringify(header)}\n`);

function plainSeal(header: Buffer): Seal {
  const tagOf = (place: Buffer, content: Buffer) =>
    createHash('sha256').update(header).update(place).update(content).digest();
  return {
    header,
    tagBytes: 32,
    close: (place, content) => [content, tagOf(place, content)],
    open: (place, content, tag) => {
      if (!timingSafeEqual(tagOf(place, content), tag)) throw damagedBackup();
      return content;
    },
  };
}

function encryptingSeal(header: Buffer, key: Buffer): Seal {
  // Each file has its own key, because of its salt, so a nonce is used only once per key.
  const nonceOf = (place: Buffer) => Buffer.concat([Buffer.alloc(3), place]);
  return {
    header,
    tagBytes: 16,
    close: (place, content) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(header);
      return [cipher.update(content), cipher.final(), cipher.getAuthTag()];
    },
    open: (place, content, tag) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: 16 });
      decipher.setAAD(header).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(content), decipher.final()]);
      } catch {
        throw damagedBackup();
      }
    },
  };
}

async function keyFrom(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const derived = await derive(passphrase.normalize('NFC'), salt, 64, COST);
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}

async function newSeal(passphrase: string | undefined): Promise<Seal> {
  if (passphrase === undefined) return plainSeal(lineOf({ format: FORMAT, version: VERSION }));
  const salt = randomBytes(16);
  const { key, check } = await keyFrom(passphrase, salt);
  const encrypted = { salt: salt.toString('base64url'), check: check.toString('base64url') };
  return encryptingSeal(lineOf({ format: FORMAT, version: VERSION, encrypted }), key);
}

async function readHeader(reader: ByteReader): Promise<{ header: Header; line: Buffer }> {
  const bytes: Buffer[] = [];
  const isEnded = () => bytes.at(-1)?.[0] === 0x0a;
  while (!isEnded() && bytes.length < MAX_HEADER_BYTES) {
    const byte = await reader.take(1);
    if (!byte) break;
    bytes.push(byte);
  }
  const line = Buffer.concat(bytes);
  try {
    const header = JSON.parse(line.toString()) as Header;
    if (header.format === FORMAT && isEnded()) return { header, line };
  } catch {
    // The code below reports the mismatch.
  }
  throw new StartupProblem('This file is not a backup of Stepwell.');
}

async function sealOf({ header, line }: { header: Header; line: Buffer }, passphrase?: string): Promise<Seal> {
  if (header.version !== VERSION) throw newerBackup();
  if (!header.encrypted) return plainSeal(line);
  if (passphrase === undefined) {
    throw new StartupProblem('This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.');
  }
  const { key, check } = await keyFrom(passphrase, Buffer.from(header.encrypted.salt, 'base64url'));
  const wanted = Buffer.from(header.encrypted.check, 'base64url');
  if (wanted.length !== check.length || !timingSafeEqual(wanted, check)) {
    throw new StartupProblem('BACKUP_PASSPHRASE is not the passphrase that this backup was made with.');
  }
  return encryptingSeal(line, key);
}

function framePosition(index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(9);
  place.writeBigUInt64BE(BigInt(index));
  place.writeUInt8(isLast ? 1 : 0, 8);
  return place;
}

function frameOf(seal: Seal, index: number, content: Buffer, isLast: boolean): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + (isLast ? IS_LAST : 0));
  return Buffer.concat([length, ...seal.close(framePosition(index, isLast), content)]);
}

export async function* sealFrames(source: AsyncIterable<Buffer>, passphrase?: string): AsyncGenerator<Buffer, void> {
  const seal = await newSeal(passphrase);
  yield seal.header;
  let index = 0;
  for await (const content of rechunk(source, FRAME_BYTES)) {
    yield frameOf(seal, index, content, false);
    index += 1;
  }
  yield frameOf(seal, index, Buffer.alloc(0), true);
}

/** Throws a StartupProblem if the file is not a backup, is damaged or truncated, or has another passphrase. */
export async function* unsealFrames(file: AsyncIterable<Buffer>, passphrase?: string): AsyncGenerator<Buffer, void> {
  const reader = byteReader(file, damagedBackup);
  const take = async (count: number) => {
    const bytes = await reader.take(count);
    if (!bytes) throw damagedBackup();
    return bytes;
  };
  const seal = await sealOf(await readHeader(reader), passphrase);
  for (let index = 0, isLast = false; !isLast; index += 1) {
    const marked = (await take(4)).readUInt32BE();
    isLast = marked >= IS_LAST;
    const length = isLast ? marked - IS_LAST : marked;
    if (length > MAX_FRAME_BYTES) throw damagedBackup();
    const frame = await take(length + seal.tagBytes);
    yield seal.open(framePosition(index, isLast), frame.subarray(0, length), frame.subarray(length));
  }
  if (await reader.take(1)) throw damagedBackup();
}
