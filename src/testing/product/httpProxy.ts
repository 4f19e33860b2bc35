import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpProxy {
  readonly origin: string;
  /** While it is away, connections are refused. */
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
}

interface Changes {
  /** Returns undefined for what passes unchanged. */
  change?: (path: string, type: string) => ((body: string) => string) | undefined;
  /** Scripts that the proxy itself serves, by path. */
  scripts?: Record<string, string>;
}

/** Forwards to the product, and changes some of what it answers. */
export async function startHttpProxy(target: () => string, { change, scripts = {} }: Changes): Promise<HttpProxy> {
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '/' } = incoming;
    const { pathname } = new URL(url, 'http://proxy');
    if (scripts[pathname] !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[pathname]);
      return;
    }
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...unconditional } = incoming.headers;
    // What is changed must not be answered by 304.
    const mayChange = pathname.endsWith('.js') ? change?.(pathname, 'text/javascript') : true;
    const headers = { ...(mayChange ? unconditional : incoming.headers), 'accept-encoding': 'identity' };
    const onward = ask(target() + url, { method, headers });
    onward.on('response', (answer) => {
      const changed = change?.(pathname, answer.headers['content-type'] ?? '');
      const { 'content-length': length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, changed || !length ? rest : answer.headers);
      if (!changed) {
        answer.on('data', (chunk) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end());
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => outgoing.end(changed(Buffer.concat(chunks).toString())));
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(forward);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const leave = async () => {
    const left = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await left;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    leave,
    comeBack: () => listen(port),
    close: async () => {
      if (server.listening) await leave();
    },
  };
}
