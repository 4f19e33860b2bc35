import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeAppJobQueue } from '../../app';
import { checkBackups } from '../../doctor/backups';
import { useTestApp } from '../../testing/app';
import { executeOn, makeBoss } from '../jobs/boss';
import { fileAt } from './folder';
import { checkBackup } from './restore';
import { backupQueue } from './schedule';

const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-scheduled-'));
const nested = path.join(folder, 'backups');
const scheduledBackups = { target: nested, everyHours: 24, keep: 3 };
const test = useTestApp({ config: { scheduledBackups } });

beforeEach(() => rmSync(nested, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(nested).sort();

async function look(processes = 1): Promise<void> {
  const { context } = test.app;
  const queuesOf = Array.from({ length: processes }, () => makeAppJobQueue(context, () => context));
  const boss = makeBoss(executeOn(context.database.pool));
  for (let count = 0; count < processes; count += 1) await boss.send(backupQueue.name, {});
  await Promise.all(queuesOf.map((queue) => queue.drain()));
}

const jobsNow = async () => {
  const query = `select state from pgboss.job where name = 'backup' order by created_on desc`;
  return (await test.app.context.database.pool.query<{ state: string }>(query)).rows.map(({ state }) => state);
};

it('the server makes a backup when one is due, but not before', async () => {
  await look();
  expect(files()).toEqual(['stepwell-2026-03-03T09-00-00Z.backup']);
  expect((await checkBackup(fileAt(path.join(nested, files()[0]!)))).createdAt).toBe('2026-03-03T09:00:00.000Z');
  test.clock.advance({ hours: 23 });
  await look();
  expect(files()).toHaveLength(1);
  test.clock.advance({ hours: 1 });
  await look();
  expect(files()).toEqual(['stepwell-2026-03-03T09-00-00Z.backup', 'stepwell-2026-03-04T09-00-00Z.backup']);
});

it('a backup dated in the future neither prevents the next one nor counts as a recent backup', async () => {
  await look();
  const ahead = 'stepwell-2031-01-01T00-00-00Z.backup';
  writeFileSync(path.join(nested, ahead), 'x');
  for (let day = 0; day < 4; day += 1) {
    test.clock.advance({ hours: 24 });
    await look();
  }
  expect(files()).toHaveLength(4);
  expect(files().at(-1)).toBe(ahead);
  const now = test.clock.now();
  expect(await checkBackups(scheduledBackups, now)).toMatchObject({ level: 'good' });
  const later = new Date(now.getTime() + 49 * 3_600_000);
  expect(await checkBackups(scheduledBackups, later)).toMatchObject({
    level: 'fault',
    text: expect.stringMatching(/is 49 hours old, though one is due every 24 hours/) as string,
  });
  expect(await checkBackups({ ...scheduledBackups, target: `${nested}-none` }, now)).toMatchObject({ level: 'fault' });
});

it('only one of several processes makes the backup', async () => {
  await look(3);
  expect(files()).toHaveLength(1);
  expect((await jobsNow()).slice(0, 3)).toEqual(['completed', 'completed', 'completed']);
});

it('the newest backups are kept, and no other file in the folder is touched', async () => {
  const others = ['holiday.jpg', 'mine.backup', 'stepwell-2026-03-04.backup'];
  await look();
  for (const name of others) writeFileSync(path.join(nested, name), 'x');
  writeFileSync(path.join(nested, 'stepwell-2026-03-01T09-00-00Z.backup.partial'), 'half');
  for (let day = 0; day < 4; day += 1) {
    test.clock.advance({ hours: 24 });
    await look();
  }
  const made = files().filter((name) => !others.includes(name));
  expect(made).toHaveLength(3);
  expect(made.at(-1)).toBe(`stepwell-${test.clock.now().toISOString().slice(0, 10)}T09-00-00Z.backup`);
  expect(files()).toEqual([...others, ...made].sort());
});

it('a failed backup is logged as an error, and retried at the next check', async () => {
  writeFileSync(nested, 'a file where the folder should be');
  const { context } = test.app;
  const error = jest.spyOn(context.log, 'error');
  await look();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ target: nested }), 'backup failed');
  expect((await jobsNow())[0]).toBe('failed');
  rmSync(nested);
  await look();
  expect(files()).toHaveLength(1);
});
