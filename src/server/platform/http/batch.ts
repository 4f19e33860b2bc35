import type { FastifyRequest, LightMyRequestResponse } from 'fastify';
import type { BatchAnswer } from '../../../contract/entities.gen';
import { operations } from '../../../contract/operations.gen';
import { invalidField } from './problem';
import { subrequestHeaders } from './requestId';
import { refusals } from './refusals';

const patterns = operations
  .filter(
    ({ method, stream, redirect, batch, takesTicket }) =>
      method === 'GET' && !(stream || redirect || batch || takesTicket),
  )
  .map(({ path }) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/?#]+')}(\\?|$)`));

const isPlain = (path: string) => new URL(path, 'http://stepwell').href === `http://stepwell${path}`;

const isRead = (path: string) => isPlain(path) && patterns.some((pattern) => pattern.test(path));

const notInBatch = () => invalidField('path', refusals.notTogether);

function answerOf({ statusCode, headers, payload }: LightMyRequestResponse): BatchAnswer {
  if (!/[/+]json\b/.test(String(headers['content-type']))) throw notInBatch();
  const { link, 'x-total-count': totalCount } = headers;
  return {
    status: statusCode,
    ...(typeof link === 'string' && { link }),
    ...(totalCount !== undefined && { totalCount: Number(totalCount) }),
    body: JSON.parse(payload) as unknown,
  };
}

/**
 * Returns the server's response for each of these paths, requested as the sender of this request (rule
 * platform.batch).
 */
export async function answerBatch(request: FastifyRequest, paths: readonly string[]): Promise<BatchAnswer[]> {
  const { server, ip } = request;
  if (!paths.every(isRead)) throw notInBatch();
  const headers = { authorization: request.headers.authorization, ...subrequestHeaders(request) };
  const ask = (url: string) => server.inject({ method: 'GET', url, headers, remoteAddress: ip });
  return (await Promise.all(paths.map(ask))).map(answerOf);
}
