import type { Socket } from 'node:net';
import { problem, type Problem } from '../problem';
import { DEFAULT_LANGUAGE } from '../../../../domain/text/languages';
import { refusals } from '../refusals';

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem(431, 'too_large', refusals.headersTooLong);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'timeout', refusals.timeout);
  return problem(400, 'malformed', refusals.malformed);
}

/** Answers invalid or unreadable requests with a problem (rule platform.problems), and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refused = problemOf(error.code).present(DEFAULT_LANGUAGE);
  const body = JSON.stringify(refused);
  socket.end(
    [
      `HTTP/1.1 ${refused.status} ${refused.title}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
