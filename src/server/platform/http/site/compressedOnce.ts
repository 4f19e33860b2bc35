import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  // Its best quality takes up to half a second, and saves a sixth of what a request can wait for.
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
};

/** One at a time: several texts at once would keep all threads from other work, such as passwords. */
let queue = Promise.resolve<unknown>(undefined);

/**
 * Sends the same text to everybody, compressed once for all requests. Those that arrive before that are compressed by
 * `@fastify/compress`.
 */
export function compressedOnce(text: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  /** Undefined while it is being made. */
  const made = new Map<Encoding, Buffer | undefined>();
  const make = (encoding: Encoding) => {
    made.set(encoding, undefined);
    queue = queue
      .then(async () => made.set(encoding, await compress[encoding](text)))
      .catch(() => made.delete(encoding));
  };
  return ({ headers }, reply) => {
    const encoding = negotiate<Encoding>(String(headers['accept-encoding'] ?? ''), [...ENCODINGS]);
    if (encoding && !made.has(encoding)) make(encoding);
    const content = encoding && made.get(encoding);
    if (!content) return reply.send(text);
    const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
    return reply.header('vary', vary).header('content-encoding', encoding).send(content);
  };
}
