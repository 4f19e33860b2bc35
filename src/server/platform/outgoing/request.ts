import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DEFAULT_LANGUAGE } from '../../../domain/text/languages';
import { textIn, type LocalText } from '../../../domain/text/localText';
import { refusals } from './refusals';
import { isPublicAddress, literalAddress } from './addresses';

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface OutgoingOptions {
  /** Time limit of the whole call, from the DNS look-up to the last byte. Milliseconds. */
  timeLimitMs: number;
  /** Only for tests: allows plain http and addresses of this machine. */
  allowPrivate?: boolean;
  /**
   * Reads no more of the answer than this, in bytes: whatever happens after its headers, the answer counts. By default a
   * long or broken answer is an error.
   */
  readAtMost?: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

export class AddressRefused extends Error {
  constructor(readonly detail: LocalText) {
    super(textIn(detail, DEFAULT_LANGUAGE));
  }
}

const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Resolves a name and rejects it if any of its addresses is private; the call uses these addresses, so no second
 * look-up can differ.
 */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new AddressRefused(refusals.notPublic({ host: hostname })), '', 0);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** The reason why an address may not be called, if that is clear without a look-up; otherwise undefined. */
export function reasonToRefuse(address: string): LocalText | undefined {
  if (!URL.canParse(address)) return refusals.notAnAddress;
  const url = new URL(address);
  const literal = literalAddress(url);
  // 'localhost.' is localhost as a fully qualified name.
  const name = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:') return refusals.onlyHttps;
  if (url.username || url.password) return refusals.hasPassword;
  if (literal ? !isPublicAddress(literal) : !name.includes('.') || /\.(localhost|local|internal)$/.test(name)) {
    return refusals.notPublic({ host: url.hostname });
  }
  return undefined;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** How long an answer that counts anyway is read on. Milliseconds. */
const BEGINNING_MS = 2_000;

async function beginningOf(message: IncomingMessage, bytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => message.destroy(), BEGINNING_MS);
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= bytes) break;
    }
  } catch {
    // What came is enough.
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8');
}

/**
 * Calls an address that a user or another service chose: with a time limit, only on the public Internet, without
 * following redirects. Returns any status; throws AddressRefused, or the error of a failed call.
 */
export async function sendRequest(request: OutgoingRequest, options: OutgoingOptions): Promise<OutgoingAnswer> {
  const problem = options.allowPrivate ? undefined : reasonToRefuse(request.url);
  if (problem) throw new AddressRefused(problem);
  const url = new URL(request.url);
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const settings: RequestOptions = {
    method: request.method,
    headers: { ...request.headers, ...(request.body && { 'content-length': Buffer.byteLength(request.body) }) },
    signal: AbortSignal.timeout(options.timeLimitMs),
    agent: false,
    ...(!options.allowPrivate && { lookup: publicOnly }),
  };
  const message = await new Promise<IncomingMessage>((done, failed) => {
    send(url, settings, done).on('error', failed).end(request.body);
  });
  const { readAtMost } = options;
  const readBody = readAtMost === undefined ? textOf : (from: IncomingMessage) => beginningOf(from, readAtMost);
  return { status: message.statusCode ?? 0, headers: message.headers, body: await readBody(message) };
}
