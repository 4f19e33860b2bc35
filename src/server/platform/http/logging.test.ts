import { Writable } from 'node:stream';
import fastify from 'fastify';
import { operations } from '../../../contract/operations.gen';
import { useTestApp } from '../../testing/app';
import { users } from '../database/schema';
import { handleErrors } from './errors';
import { logSerializers } from './logging';

async function logOf(handler: () => unknown, url: string): Promise<string> {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { stream, serializers: logSerializers } });
  handleErrors(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  app.get('/v1/users/verify-email', handler);
  await app.inject({ url, headers: { authorization: 'Bearer secret-token' } });
  await app.close();
  return log;
}

describe('the log', () => {
  const test = useTestApp();

  it('the log contains a request without the secrets in its URL and headers', async () => {
    const log = await logOf(() => ({ done: true }), '/v1/users/verify-email?code=secret-code');
    expect(log).toContain('"path":"/v1/users/verify-email"');
    expect(log).not.toContain('secret');
  });

  const withCode = [...new Set(operations.map(({ path }) => path))].filter((path) => path.includes('{code}'));

  it.each<[string, string]>([
    ...withCode.map((path): [string, string] => [
      path.replace('{code}', 'secret-code'),
      path.replace(/\{code\}[^/]*/, '…'),
    ]),
    ['//v1/invites/secret-code?x=1', '//v1/invites/…'],
    ['/V1/Invites/secret-code', '/V1/Invites/…'],
  ])('the log omits the code of a link: %s', async (url, path) => {
    const log = await logOf(() => ({ done: true }), url);
    expect(log).toContain(`"path":"${path}"`);
    expect(log).not.toContain('secret');
  });

  it('the log contains a failed query and its cause, but not its values', async () => {
    const { email } = await test.make.user();
    const row = { email, firstName: 'A', lastName: 'B', passwordHash: 'secret-hash', createdAt: test.clock.now() };
    const log = await logOf(() => test.app.context.database.db.insert(users).values(row), '/v1/users/verify-email');
    expect(log).toContain('Failed query: insert into');
    expect(log).toContain('users_email_key');
    expect(log).toContain('"code":"23505"');
    expect(log).not.toContain('secret-hash');
    expect(log).not.toContain(email);
  });
});
