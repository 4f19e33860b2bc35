import type { Socket } from 'node:net';
import { problem, type Problem } from '../problem';

/** What Node's parser refuses, before there is a request. */
function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW')
    return problem(431, 'too_large', 'The address or the headers of the request are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'timeout', 'The request took too long to arrive.');
  return problem(400, 'malformed', 'We couldn’t read the request.');
}

/** Answers what is no request, or none that is read, as any other problem (rule platform.problems), and hangs up. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Nobody is there to be answered.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refused = problemOf(error.code).toJSON();
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
