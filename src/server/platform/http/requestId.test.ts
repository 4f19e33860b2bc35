import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { runAllJobs } from '../../testing/jobs';
import { logSerializers } from './logging';
import { trustedProxies } from './limits/trustedProxies';

const PROXY = '10.0.0.1';
const NEW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Line {
  msg: string;
  reqId?: string;
  job?: string;
  err?: { message: string };
  req?: { path: string };
}

let lines: Line[];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(JSON.parse(chunk.toString()) as Line);
    done();
  },
});

const test = useTestApp({
  config: { trustProxy: [PROXY] },
  deps: { logger: { level: 'info', stream, serializers: logSerializers } },
});
const db = () => test.app.context.database.db;

beforeEach(() => {
  lines = [];
});

const ask = (requestId: string, { url = '/v1/platform-settings', remoteAddress = PROXY } = {}) =>
  test.app.http.inject({ url, headers: { 'x-request-id': requestId }, remoteAddress });

async function askForPassword(requestId: string) {
  const { email } = await test.make.user();
  return test.app.http.inject({
    method: 'POST',
    url: '/v1/users/forgot-password',
    headers: { 'x-request-id': requestId },
    payload: { email },
    remoteAddress: PROXY,
  });
}

const messagesWithIds = (of: Line[]) => of.map(({ msg, reqId }) => [msg, reqId]);

describe('the id of a request', () => {
  it('is passed from the proxy to its log lines, its response and the log line of the job that sends its mail', async () => {
    const answer = await askForPassword('proxy-id-0001');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-request-id']).toBe('proxy-id-0001');
    expect(messagesWithIds(lines)).toEqual([
      ['incoming request', 'proxy-id-0001'],
      ['request completed', 'proxy-id-0001'],
    ]);
    lines = [];
    await test.app.context.jobs.drain();
    expect(lines).toMatchObject([{ msg: 'job done', job: 'mail', reqId: 'proxy-id-0001' }]);
  });

  it('is kept by a failing job, and by the work after the job is abandoned', async () => {
    await askForPassword('proxy-id-0002');
    await db().execute(sql`update mails set template = 'unknown' where state = 'queued'`);
    await db().execute(sql`update pgboss.job set retry_limit = 0 where name = 'mail' and state = 'created'`);
    lines = [];
    await runAllJobs(test);
    expect(lines.map(({ msg, job, reqId }) => [msg, job, reqId])).toEqual([
      ['job failed', 'mail', 'proxy-id-0002'],
      ['job done', 'mail-failed', 'proxy-id-0002'],
    ]);
  });

  it('is in the log line of a failure and in its response', async () => {
    jest.spyOn(test.app.context.database.pool, 'connect').mockImplementation(() => {
      throw new Error('It broke.');
    });
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await test.app.http.inject({
      method: 'POST',
      url: '/v1/users/forgot-password',
      headers: { 'x-request-id': 'proxy-id-0003' },
      payload: { email: 'anna@example.com' },
      remoteAddress: PROXY,
    });
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([500, 'proxy-id-0003']);
    expect(messagesWithIds(lines)).toContainEqual(['request failed', 'proxy-id-0003']);
  });

  it.each([
    ['what there is not', '/v1/pods/nothing', 401],
    ['what is no address', '/v1/pods/%zz', 400],
  ])('is in the response to a request for %s', async (_what, url, status) => {
    const answer = await ask('proxy-id-0004', { url });
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([status, 'proxy-id-0004']);
  });

  it('is shared by all parts of a batch', async () => {
    const paths = ['/v1/platform-settings', '/v1/users/my-user'];
    const { token } = await test.as(await test.make.user());
    lines = [];
    await test.app.http.inject({
      url: `/v1/batch?${new URLSearchParams(paths.map((path): [string, string] => ['path', path])).toString()}`,
      headers: { authorization: `Bearer ${token}`, 'x-request-id': 'proxy-id-0005' },
      remoteAddress: PROXY,
    });
    const asked = lines.filter(({ msg }) => msg === 'incoming request');
    expect(asked.map(({ req, reqId }) => [req?.path, reqId])).toEqual(
      ['/v1/batch', ...paths].map((path) => [path, 'proxy-id-0005']),
    );
  });

  it('is replaced if a stranger sends it', async () => {
    const answer = await ask('proxy-id-0006', { remoteAddress: '192.0.2.1' });
    expect(answer.headers['x-request-id']).toMatch(NEW_ID);
    expect(lines.every(({ reqId }) => reqId === answer.headers['x-request-id'])).toBe(true);
  });

  it.each([
    ['too short', 'a'.repeat(7)],
    ['too long', 'a'.repeat(129)],
    ['of several words', 'one two three'],
    ['a list', 'proxy-id-1, proxy-id-2'],
    ['in quotes', '"proxy-id"'],
    ['a field of the log', 'x","level":60,"x":"'],
    ['of two lines', 'proxy-id\tforged'],
    ['markup', '<script>alert(1)</script>'],
    ['in other letters', 'próxy-ïd-7'],
  ])('is new if the proxy passes on an id that is %s', async (_what, hostile) => {
    const answer = await ask(hostile);
    expect(answer.headers['x-request-id']).toMatch(NEW_ID);
    expect(JSON.stringify(lines)).not.toContain(JSON.stringify(hostile).slice(1, -1));
  });
});

it.each([
  ['nothing', undefined, false],
  ['false', false, false],
  ['no proxy', 0, false],
  ['one proxy', 1, true],
  ['its address', [PROXY], true],
  ['its network', ['10.0.0.0/8'], true],
  ['another address', ['10.0.0.2'], false],
  ['true', true, true],
])('TRUST_PROXY naming %s decides whether the direct peer is trusted', (_what, given, isTrusted) => {
  expect(trustedProxies(given)(PROXY, 0)).toBe(isTrusted);
});
