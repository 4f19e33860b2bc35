import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { useServerProcesses } from './testing/database/serverProcesses';
import { until } from './testing/until';

const { launch, folder } = useServerProcesses();

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stepwell.example',
  // No server listens at this address; it is contacted only when there is mail to send.
  SMTP_URL: 'smtp://127.0.0.1:1',
};

it('a production server without its settings reports everything that is missing, and creates no files', async () => {
  const server = launch({ NODE_ENV: 'production' });
  expect(await server.ended).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines.map((line) => line.trim().slice(0, 12).trimEnd())).toEqual([
    'Stepwell can',
    '✗ PUBLIC_URL',
    '✗ SMTP_URL m',
    '! TOKEN_SECR',
  ]);
  expect(readdirSync(folder())).toEqual([]);
});

it('a production server starts with warnings about what should be changed', async () => {
  const server = launch(production);
  await until(() => server.output().includes('Stepwell is ready at https://stepwell.example/login'), {
    complaint: () => `The server never got ready:\n${server.output()}`,
  });
  expect(server.output()).toMatch(/^! TRUST_PROXY isn’t set/m);
  expect(server.output()).toMatch(/^! TOKEN_SECRET and ENCRYPTION_KEY aren’t set/m);
  expect(server.output()).not.toMatch(/\/dev\/|demo/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('a production server rejects a database that has the demo’s passwords', async () => {
  const demo = launch({ DEMO: 'true' });
  await demo.origin();
  demo.child.kill('SIGTERM');
  await demo.ended;
  expect(existsSync(path.join(folder(), 'postgres'))).toBe(true);

  const server = launch(production);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^This database holds the demo community, .* Set DATA_DIR .*\.$/m);
});
