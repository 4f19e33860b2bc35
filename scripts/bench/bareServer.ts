import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type RouteHandlerMethod } from 'fastify';

export interface BareServer {
  origin: string;
  streamUrl: string;
  close: () => Promise<void>;
}

const STREAM_PATH = '/stream';

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += (chunk as Buffer).toString();
  return text;
}

export async function startBareServer(frame: (body: string) => string, page = ''): Promise<BareServer> {
  const streams: ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === STREAM_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
      streams.push(response);
    } else if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(page);
    } else {
      void textOf(request).then((body) => {
        const bytes = Buffer.from(frame(body));
        for (const stream of streams) stream.write(bytes);
        response.end('{}');
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    streamUrl: origin + STREAM_PATH,
    close: async () => {
      for (const stream of streams) stream.end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A route with nothing but the framework that the product uses. */
export async function startRoute(method: 'GET' | 'POST', url: string, handler: RouteHandlerMethod) {
  const app = fastify();
  app.route({ method, url, handler });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, close: () => app.close() };
}
