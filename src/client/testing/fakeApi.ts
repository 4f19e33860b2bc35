import type { Problem } from '../../contract/entities.gen';
import type { Operation } from '../../contract/operations.gen';
import { contractViolation, operationOf } from '../../contract/testing/contractCheck';
import { noteContractBreak } from './contractBreaks';
import { exampleAnswer } from './contractExamples';

export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  pending?: boolean;
  /** Milliseconds. */
  delay?: number;
}

export interface Sent {
  operationId: string;
  url: URL;
  body: unknown;
  headers: Headers;
}

type Replies = Partial<Record<Operation['operationId'], Reply | ((sent: Sent) => Reply)>>;

export function reply(body: unknown, headers?: Record<string, string>): Reply {
  return { status: 200, body, headers };
}

type Refusal = Omit<Partial<Problem>, 'errors'> & { errors?: { path: string; message: string }[] };

/** RFC 9457. */
export function refuse(status: number, { errors, ...problem }: Refusal = {}): Reply {
  const body = {
    type: 'about:blank',
    title: 'Problem',
    status,
    detail: 'It could not be done.',
    code: 'problem',
    ...problem,
    ...(errors && { errors: errors.map((error) => ({ code: 'invalid', ...error })) }),
  };
  return { status, body, headers: { 'Content-Type': 'application/problem+json' } };
}

export const pending: Reply = { status: 200, body: undefined, pending: true };

export const hangingFetch: typeof fetch = (input, init) =>
  new Promise((_, reject) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const answerJson = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

function bodyOf(text: string, contentType: string | null): unknown {
  if (text === '') return undefined;
  return contentType?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

/**
 * Every operation returns the contract's own example unless `replies` has a response for it. A mock that breaks the
 * contract fails the test. Returns the requests sent, in order; `replies` may change during the test.
 */
export function fakeApi(replies: Replies = {}) {
  const sent: Sent[] = [];
  const answerTo = async (input: RequestInfo | URL, init?: RequestInit, isPart = false): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const operation = operationOf(request.method, url.pathname);
    if (!operation) throw noteContractBreak(`The contract has no ${request.method} ${url.pathname}`);
    const text = await request.text();
    const call: Sent = {
      operationId: operation.operationId,
      url,
      body: bodyOf(text, request.headers.get('content-type')),
      headers: request.headers,
    };
    if (!isPart) sent.push(call);
    if (operation.operationId === 'getBatch') return answerJson(await together(request));
    if (operation.operationId === 'getPageSnapshot') return answerJson({ answers: await together(request) });
    const given = replies[operation.operationId];
    const {
      status,
      body,
      headers,
      pending: never,
      delay,
    } = (typeof given === 'function' ? given(call) : given) ?? reply(exampleAnswer(operation));
    if (never) return hangingFetch(input, init);
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    const sentHeaders = { 'Content-Type': 'application/json', ...headers };
    const answer = { status, contentType: sentHeaders['Content-Type'], body };
    const violation = contractViolation(request.method, url.pathname, answer);
    if (violation) throw noteContractBreak(`The mock breaks the contract. ${violation}`);
    return new Response(JSON.stringify(body), { status, headers: sentHeaders });
  };
  const together = async ({ url, headers }: Request): Promise<unknown[]> => {
    const paths = new URL(url).searchParams.getAll('path');
    const answers = await Promise.all(paths.map((path) => answerTo(new URL(path, url), { headers }, true)));
    const parts = answers.map(async (one) => ({
      status: one.status,
      link: one.headers.get('Link') ?? undefined,
      totalCount: one.headers.has('X-Total-Count') ? Number(one.headers.get('X-Total-Count')) : undefined,
      body: (await one.json()) as unknown,
    }));
    return Promise.all(parts);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => answerTo(input, init));
  return { sent, replies };
}
