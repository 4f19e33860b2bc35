export interface ByteReader {
  /** Undefined at the end of the source; `onCut` rejects a source that ends partway through. */
  take: (count: number) => Promise<Buffer | undefined>;
}

export function byteReader(source: AsyncIterable<Buffer>, onCut: () => Error): ByteReader {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    take: async (count) => {
      const parts = [held];
      let size = held.length;
      while (size < count) {
        const next = await pieces.next();
        if (next.done) break;
        parts.push(next.value);
        size += next.value.length;
      }
      const all = parts.length === 1 ? held : Buffer.concat(parts);
      if (size === 0 && count > 0) return undefined;
      if (size < count) throw onCut();
      held = all.subarray(count);
      return all.subarray(0, count);
    },
  };
}

export async function* rechunk(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < size) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
