import contract from '../../../../contract/contract.gen.json';
import { buildApp } from '../../../app';
import { useTestApp } from '../../../testing/app';
import { readConfig } from '../../config/config';

const test = useTestApp({ config: { showReference: true } });

const secrets = { TOKEN_SECRET: 'a secret that only tests know, long enough', ENCRYPTION_KEY: '11'.repeat(32) };

const get = (url: string) => test.app.http.inject({ method: 'GET', url });

it('the complete contract is served at /v1/openapi.json', async () => {
  const answer = await get('/v1/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(contract);
});

it('the reference at /dev/api uses only this server’s scripts and styles, none of them inline', async () => {
  const page = await get('/dev/api');
  expect(page.statusCode).toBe(200);
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect((await get(address)).statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|https?:|\son\w+=/);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';(?!.*script-src)/);
  expect((await get('/dev/api/json')).json()).toEqual(contract);
});

it('production serves the contract but not the reference', async () => {
  const { context } = test.app;
  const production = readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://nowhere', ...secrets });
  const app = await buildApp({ ...context, config: { ...context.config, showReference: production.showReference } });
  const statuses = ['/v1/openapi.json', '/dev/api', '/dev/api/json'].map((url) => app.http.inject({ url }));
  expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
  await app.close();
});
