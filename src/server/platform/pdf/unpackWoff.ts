import { inflateSync } from 'node:zlib';

const HEADER_LENGTH = 12;
const ENTRY_LENGTH = 16;
const WOFF_HEADER_LENGTH = 44;
const WOFF_ENTRY_LENGTH = 20;

/**
 * Unpacks a web font (WOFF 1.0). The font library would decompress a table of the packed file again for each letter,
 * which takes seconds.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file;
  const count = file.readUInt16BE(12);
  const header = Buffer.alloc(HEADER_LENGTH + count * ENTRY_LENGTH);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** log * 16, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * 16, 10);
  const parts = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const at = WOFF_HEADER_LENGTH + index * WOFF_ENTRY_LENGTH;
    const [from, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [number, number, number];
    const table = file.subarray(from, from + packed);
    const entry = HEADER_LENGTH + index * ENTRY_LENGTH;
    file.copy(header, entry, at, at + 4);
    file.copy(header, entry + 4, at + 16, at + 20);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    // Tables are aligned to four bytes.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(table) : table).copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
