import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenProblem, StartupProblem } from './startupProblem';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function listen(port: number, host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

it('a port in use is refused with a message that names PORT', async () => {
  const port = await listen(0, '127.0.0.1');
  const error: unknown = await listen(port, '127.0.0.1').catch((reason: unknown) => reason);
  const problem = listenProblem(error, { host: '127.0.0.1', port });
  expect(problem).toBeInstanceOf(StartupProblem);
  expect(problem).toMatchObject({
    message: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`,
  });
});

it('an address of another machine is refused with a message that names HOST', async () => {
  const error: unknown = await listen(0, '192.0.2.1').catch((reason: unknown) => reason);
  expect(listenProblem(error, { host: '192.0.2.1', port: 0 })).toMatchObject({
    message: "HOST must be an address of this machine, but it's '192.0.2.1'.",
  });
});

it("a problem that the operator can't solve is passed on unchanged", () => {
  const error = new Error('a bug');
  expect(listenProblem(error, { host: 'localhost', port: 1 })).toBe(error);
});
