import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookMessage } from '../../../contract/entities.gen';

export interface ReceivedMessage {
  id: string;
  headers: Record<string, string>;
  body: string;
  message: WebhookMessage;
}

type Respond = (response: ServerResponse, message: ReceivedMessage) => void;

export interface Receiver {
  url: string;
  received: ReceivedMessage[];
  /** How it answers from now on; 200 at first. */
  respond: (how: Respond | number) => void;
  types: () => string[];
  close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Another program on loopback, which keeps the messages that it gets. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedMessage[] = [];
  let answer: Respond = (response) => response.end('ok');
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      const message = JSON.parse(body) as WebhookMessage;
      const one = { id: headers['webhook-id'] ?? '', headers, body, message };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stepwell`,
    received,
    respond: (how) => {
      answer = typeof how === 'number' ? (response) => response.writeHead(how).end(`status ${how}`) : how;
    },
    types: () => received.map(({ message }) => message.type),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
