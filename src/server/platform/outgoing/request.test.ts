import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './addresses';
import { AddressRefused, reasonToRefuse, sendRequest } from './request';

let server: Server;
let origin: string;
let answer: RequestListener = (_request, response) => response.end('hello');

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const LONG_MS = 600_000;

const call = (path = '/', timeLimitMs = LONG_MS) =>
  sendRequest({ url: origin + path, method: 'POST', body: 'tiny step' }, { timeLimitMs, allowPrivate: true });

it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '2606:4700:4700::1111'])(
  'the server may call %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  'localhost',
  '',
])('the server may not call %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/',
  'https://127.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://１２７.0.0.1/',
  'https://127.0.0.1./',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://printer.local./',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:169.254.169.254]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[fe80::1]/',
  'https://push.example.com@127.0.0.1/',
  'https://127.0.0.1\\@push.example.com/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://intranet/',
  'https://db.internal/',
  'https://user:secret@push.example.com/',
  'ftp://push.example.com/',
  'nonsense',
])('the address %s is rejected without a look-up', (address) => {
  expect(reasonToRefuse(address)).toHaveProperty('textIn');
});

it('the server may call a push service', () => {
  expect(reasonToRefuse('https://push.example.com:8443/send/abc?x=1')).toBeUndefined();
});

it('a call to a private address is refused before anything is sent', async () => {
  const seen = jest.fn();
  answer = (_request, response) => (seen(), response.end());
  const url = origin.replace('http:', 'https:');
  await expect(sendRequest({ url, method: 'GET' }, { timeLimitMs: LONG_MS })).rejects.toThrow(AddressRefused);
  expect(seen).not.toHaveBeenCalled();
});

it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
  'a call is refused if the name resolves to %j',
  async (addresses) => {
    const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = jest.spyOn(dns, 'lookup') as unknown as jest.SpyInstance;
    lookup.mockImplementation((_name: string, _options: object, done: (error: null, found: object) => void) =>
      done(null, answers),
    );
    const call = sendRequest({ url: 'https://push.example.com/', method: 'GET' }, { timeLimitMs: LONG_MS });
    await expect(call).rejects.toThrow(AddressRefused);
    expect(lookup).toHaveBeenCalledTimes(1);
  },
);

it('a call sends the body and returns the status, headers and text of the response', async () => {
  answer = (request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      response.writeHead(201, { 'x-length': request.headers['content-length'] }).end(`got ${body}`);
    })();
  };
  const { status, headers, body } = await call();
  expect([status, headers['x-length'], body]).toEqual([201, '9', 'got tiny step']);
});

it('a call doesn’t follow redirects', async () => {
  const seen: string[] = [];
  answer = (request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(302, { location: `${origin}/elsewhere` }).end();
  };
  expect((await call('/first')).status).toBe(302);
  expect(seen).toEqual(['/first']);
});

it.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['never ends its answer', (_request, response) => void response.writeHead(200).write('x')],
])('a call ends in time if the other side %s', async (_what, silent) => {
  answer = silent;
  await expect(call('/', 100)).rejects.toThrow(/aborted/);
});

it('a call does not go on reading an endless response', async () => {
  answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  };
  await expect(call()).rejects.toThrow('too long');
});
