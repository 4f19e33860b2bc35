import fastify from 'fastify';
import { readConfig } from '../../config/config';
import { warnOfProxy } from './proxyWarning';

async function warnings(TRUST_PROXY?: string): Promise<string[]> {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  const secrets = { TOKEN_SECRET: 't'.repeat(32), ENCRYPTION_KEY: 'ab'.repeat(32) };
  warnOfProxy(app, readConfig({ TRUST_PROXY, ...secrets }));
  app.get('/', () => 'here');
  await app.inject({ url: '/' });
  expect(lines).toEqual([]);
  for (const address of ['203.0.113.7', '203.0.113.8'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

it('an unconfigured proxy causes one warning', async () => {
  expect(await warnings()).toEqual([expect.stringMatching(/TRUST_PROXY isn’t set/)]);
});

it.each(['1', 'false', '10.0.0.0/8'])('with TRUST_PROXY=%s nothing is logged', async (value) => {
  expect(await warnings(value)).toEqual([]);
});
