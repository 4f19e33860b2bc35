import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface PortProxy {
  readonly origin: string;
  /** Existing connections stay until one side closes them. */
  forwardTo: (port: number) => void;
  cut: () => void;
  connectionsTo: (port: number) => number;
  close: () => Promise<void>;
}

export async function startPortProxy(first: number): Promise<PortProxy> {
  let port = first;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (next) => {
      port = next;
    },
    cut,
    connectionsTo: (asked) => [...open].filter(({ remotePort }) => remotePort === asked).length,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
