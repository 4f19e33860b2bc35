import { connect, type AddressInfo, type Socket } from 'node:net';
import { useTestApp } from '../../../testing/app';
import type { TestUser } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { countAttempt } from './attempts';
import { accountLimits } from '../../../account/limits';

const test = useTestApp();

const PHOTO = '/v1/users/my-account/photo';
const MEGABYTE = 1024 * 1024;

let port: number;
beforeAll(async () => {
  await test.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.http.server.address() as AddressInfo).port;
});

const allClosed = () =>
  until(() => new Promise<boolean>((resolve) => test.app.http.server.getConnections((_, n) => resolve(n === 0))));

let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await allClosed();
});

async function announce(person: TestUser, bytes: number | 'chunked') {
  const { token } = await test.as(person);
  const socket = connect(port, '127.0.0.1');
  const upload = { socket, said: '' };
  open.push(socket);
  socket.on('data', (chunk: Buffer) => (upload.said += chunk.toString())).on('error', () => {});
  const [length, start] =
    bytes === 'chunked' ? ['Transfer-Encoding: chunked', '1\r\nx\r\n'] : [`Content-Length: ${bytes}`, 'x'];
  const headers = ['Host: stepwell.test', 'Content-Type: image/png', `Authorization: Bearer ${token}`, length];
  socket.write(`POST ${PHOTO} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${start}`);
  return upload;
}

const announceEach = (people: TestUser[], bytes: number | 'chunked') =>
  Promise.all(people.map((person) => announce(person, bytes)));

const probe = async (person: TestUser) => {
  const headers = {
    authorization: `Bearer ${(await test.as(person)).token}`,
    'content-type': 'image/png',
    connection: 'close',
  };
  const body = Buffer.alloc(300 * 1024);
  return (await fetch(`http://127.0.0.1:${port}${PHOTO}`, { method: 'POST', headers, body })).status;
};

it.each([12 * MEGABYTE, 'chunked'] as const)(
  'a person can upload two of the largest files (%s) at once, and another once one of them is given up',
  async (bytes) => {
    const [anna, ben] = [await test.make.user(), await test.make.user()];
    const files = await announceEach([anna, anna, anna], bytes);
    const refused = await until(() => files.find(({ said }) => said !== ''));
    expect(refused.said).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 10\r\n[^]*"code":"too_many/i);
    expect([await probe(anna), await probe(ben)]).toEqual([429, 400]);
    expect(files.filter(({ said }) => said !== '')).toEqual([refused]);
    files.find(({ said }) => said === '')?.socket.destroy();
    await until(async () => (await probe(anna)) === 400);
  },
);

it('an upload whose sender has disconnected no longer counts towards the limit', async () => {
  const anna = await test.make.user();
  for (let times = 0; times < 4; times += 1) {
    const [file] = await announceEach([anna], 12 * MEGABYTE);
    await new Promise((resolve) => file?.socket.once('close', resolve).destroy());
  }
  await allClosed();
  const files = await announceEach([anna, anna, anna], 12 * MEGABYTE);
  const refused = await until(() => files.find(({ said }) => said !== ''));
  expect(files.filter(({ said }) => said !== '')).toEqual([refused]);
});

it('slow files delay no JSON requests', async () => {
  const people = await Promise.all(Array.from({ length: 9 }, () => test.make.user()));
  const files = await announceEach(people, 12 * MEGABYTE);
  await until(() => files.find(({ said }) => said !== ''));
  const body = JSON.stringify({ email: 'anna@example.com', password: 'x'.repeat(100), rest: ' '.repeat(20 * 1024) });
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const login = await fetch(`http://127.0.0.1:${port}/v1/users/login`, { method: 'POST', headers, body });
  expect(login.status).toBe(400);
});

it('a form declared as larger than any file is refused, whatever its parser', async () => {
  const headers = {
    authorization: `Bearer ${(await test.as(await test.make.user())).token}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const payload = Buffer.alloc(13 * MEGABYTE);
  const { statusCode } = await test.app.http.inject({ method: 'POST', url: PHOTO, headers, payload });
  expect(statusCode).toBe(413);
});

it('a process accepts eight of the largest files at once', async () => {
  const people = await Promise.all(Array.from({ length: 9 }, () => test.make.user()));
  const files = await announceEach(people, 12 * MEGABYTE);
  const refused = await until(() => files.find(({ said }) => said !== ''));
  expect(refused.said).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10\r\n[^]*"code":"busy"/i);
  expect(files.filter(({ said }) => said !== '')).toEqual([refused]);
});

it('an upload counts before its file is read', async () => {
  const anna = await test.make.user();
  for (let times = 0; times < 20; times += 1) await countAttempt(test.app.context, accountLimits.photo(anna.id));
  const [file] = await announceEach([anna], 12 * MEGABYTE);
  await until(() => file?.said !== '');
  expect(file?.said).toMatch(/^HTTP\/1\.1 429 /);
});
