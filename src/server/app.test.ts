import { Writable } from 'node:stream';
import { buildApp } from './app';
import { useTestApp } from './testing/app';

const test = useTestApp();

it('the server starts without a complaint in its log', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const app = await buildApp({ ...test.app.context, logger: { level: 'warn', stream } });
  await app.close();
  expect(log).toBe('');
});
