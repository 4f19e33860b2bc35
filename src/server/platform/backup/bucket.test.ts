import { createHash, randomBytes } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { makeAppJobQueue } from '../../app';
import { checkBackups } from '../../doctor/backups';
import { useTestApp } from '../../testing/app';
import type { S3Settings } from '../config/s3';
import { executeOn, makeBoss } from '../jobs/boss';
import { bucketStore, objectAt } from './bucket';
import { backupQueue } from './schedule';
import { backUp, restore, useInstallations } from './testing/installations';
import { contentOf } from './testing/compare';
import { BUCKET, useS3Server } from './testing/s3Server';

const PASSPHRASE = 'a horse, a battery and a staple';
const MEGABYTE = 1024 * 1024;

const s3 = useS3Server();
const scheduledBackups = { target: `s3://${BUCKET}/hourly`, s3, everyHours: 24, keep: 2 };
const test = useTestApp({ config: { scheduledBackups, backupPassphrase: PASSPHRASE } });
const { inFolder, emptyDatabase } = useInstallations();

const namesIn = (folder: string, settings: S3Settings = s3) => bucketStore(settings, BUCKET, folder).names();

const environment = () => ({
  AWS_ENDPOINT_URL: s3.endpoint,
  AWS_ACCESS_KEY_ID: s3.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
  BACKUP_PASSPHRASE: PASSPHRASE,
});

async function* piecesOf(content: Buffer, failAfter = Infinity): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += MEGABYTE) {
    if (from >= failAfter) throw new Error('the database went away');
    yield await Promise.resolve(content.subarray(from, from + MEGABYTE));
  }
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

/** A way to the server that breaks once, in the middle of the second part. */
async function withBreakingLine<T>(work: (settings: S3Settings) => Promise<T>): Promise<T> {
  const { port } = new URL(s3.endpoint);
  const sockets = new Set<Socket>();
  let [left, hasBroken] = [40 * MEGABYTE, false];
  const line = createServer((from) => {
    const to = connect(Number(port), '127.0.0.1');
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    from.on('data', (data) => {
      left -= data.length;
      if (left > 0 || hasBroken) return void to.write(data);
      hasBroken = true;
      for (const socket of sockets) socket.destroy();
    });
    to.on('data', (data) => from.write(data));
    from.on('close', () => to.destroy());
    to.on('close', () => from.destroy());
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  try {
    return await work({ ...s3, endpoint: `http://127.0.0.1:${(line.address() as AddressInfo).port}` });
  } finally {
    expect(hasBroken).toBe(true);
    for (const socket of sockets) socket.destroy();
    line.close();
  }
}

it('a backup in a bucket is encrypted, and restores by its own address or as the newest of its folder', async () => {
  const { connectionString: url = '' } = test.app.context.database.pool.options;
  await test.make.member(await test.make.membership());
  const source = { DATABASE_URL: url, DATA_DIR: inFolder('source'), ...environment() };
  const [older, newer] = ['old', 'new'].map((name) => `s3://${BUCKET}/by-hand/${name}.stepwell`) as [string, string];
  await backUp(older, source);
  expect(await backUp(newer, source)).toEqual([
    expect.stringMatching(/^s3:.+new\.stepwell: [\d,]+ rows of \d+ tables/),
  ]);
  await expect(backUp(newer, source)).rejects.toThrow(`${newer} is there already. Name another file.`);
  const whole: Buffer[] = [];
  for await (const piece of objectAt(s3, BUCKET, 'by-hand/new.stepwell').read()) whole.push(piece);
  expect(Buffer.concat(whole).toString('latin1')).toMatch(/^{"format":"stepwell-backup".*"encrypted"/);
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('target'), ...environment() };
  expect((await restore(newer, target))[0]).toMatch(/^Restored as it was at /);
  const { tables } = await contentOf(url);
  expect((await contentOf(target.DATABASE_URL)).tables.members).toEqual(tables.members);
});

it('the newest backup of a folder is restored if none is named', async () => {
  await expect(restore(`s3://${BUCKET}/nothing`, environment())).rejects.toThrow(
    `There’s no backup in s3://${BUCKET}/nothing.`,
  );
  const damaged = objectAt(s3, BUCKET, 'daily/stepwell-2026-03-02T09-00-00Z.backup');
  await damaged.write(piecesOf(Buffer.from('not a backup')));
  await expect(restore(`s3://${BUCKET}/daily`, environment())).rejects.toThrow('not a backup of Stepwell');
});

it('a backup of many parts is the same when it is read back, even if the line breaks in between', async () => {
  const content = randomBytes(70 * MEGABYTE);
  const written = await withBreakingLine((settings) =>
    objectAt(settings, BUCKET, 'large/one.backup').write(piecesOf(content)),
  );
  expect(written).toBe(content.length);
  expect(await hashOf(objectAt(s3, BUCKET, 'large/one.backup').read())).toBe(await hashOf(piecesOf(content)));
});

it('a backup that is cut off in the middle leaves nothing behind', async () => {
  const content = randomBytes(40 * MEGABYTE);
  const write = objectAt(s3, BUCKET, 'cut/one.backup').write(piecesOf(content, 35 * MEGABYTE));
  await expect(write).rejects.toThrow(/^the database went away$/);
  expect(await namesIn('cut')).toEqual([]);
});

/** A storage that answers completions of uploads with `answer`, and everything else well. */
async function withCompletion<T>(
  answer: (complete: () => Promise<Response>) => Promise<Response>,
  work: () => Promise<T>,
) {
  const real = globalThis.fetch;
  const spied = jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    const send = () => real(url, options);
    const address = new URL(url instanceof Request ? url.url : url);
    const isCompletion = options?.method === 'POST' && address.searchParams.has('uploadId');
    return isCompletion ? answer(send) : send();
  });
  try {
    return await work();
  } finally {
    spied.mockRestore();
  }
}

const small = () => piecesOf(Buffer.from('a small backup'));

it('a completion that fails with the status of a success is a failure', async () => {
  const refusal = '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>';
  const write = withCompletion(
    () => Promise.resolve(new Response(refusal)),
    () => objectAt(s3, BUCKET, 'refused/one.backup').write(small()),
  );
  await expect(write).rejects.toThrow("The backup couldn't be written to s3://acme-backups/refused/one.backup");
  expect(await namesIn('refused')).toEqual([]);
});

it('a completion whose answer is lost is a success', async () => {
  const bytes = await withCompletion(
    async (complete) => {
      await complete();
      throw new TypeError('fetch failed');
    },
    () => objectAt(s3, BUCKET, 'lost/one.backup').write(small()),
  );
  expect([bytes, await namesIn('lost')]).toEqual([14, ['one.backup']]);
});

it('scheduled backups keep the newest ones, and doctor and metrics tell their age', async () => {
  const { context } = test.app;
  const look = async () => {
    await makeBoss(executeOn(context.database.pool)).send(backupQueue.name, {});
    await makeAppJobQueue(context, () => context).drain();
  };
  for (let day = 0; day < 3; day += 1) {
    await look();
    test.clock.advance({ hours: 24 });
  }
  await objectAt(s3, BUCKET, 'hourly/mine.backup').write(piecesOf(Buffer.from('x')));
  expect(await namesIn('hourly')).toEqual([
    'mine.backup',
    'stepwell-2026-03-04T09-00-00Z.backup',
    'stepwell-2026-03-05T09-00-00Z.backup',
  ]);
  expect(await checkBackups(scheduledBackups, test.clock.now())).toMatchObject({
    level: 'good',
    text: `The newest backup in s3://${BUCKET}/hourly is 24 hours old.`,
  });
});

it.each([
  ['another bucket', `s3://nowhere/hourly`, {}, /no bucket nowhere at http/],
  ['another key', scheduledBackups.target, { accessKeyId: 'nobody' }, /InvalidAccessKeyId/],
])('the doctor says what is wrong with %s', async (_what, target, wrong, text) => {
  const finding = await checkBackups({ ...scheduledBackups, target, s3: { ...s3, ...wrong } }, test.clock.now());
  expect(finding).toMatchObject({ level: 'fault', text: expect.stringMatching(text) as string });
});

it('a backup that can’t be written says where and why', async () => {
  const away = { ...s3, endpoint: 'http://127.0.0.1:9' };
  await expect(objectAt(away, BUCKET, 'away/one.backup').write(piecesOf(Buffer.from('x')))).rejects.toThrow(
    /^The backup couldn't be written to s3:\/\/acme-backups\/away\/one\.backup: .*fetch failed/,
  );
});
