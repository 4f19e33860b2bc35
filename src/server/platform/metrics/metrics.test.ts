import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { useTestApp } from '../../testing/app';
import { untilLockAwaited } from '../../testing/interleave';
import { runAllJobs } from '../../testing/jobs';
import { sampleMail } from '../../testing/mails/mailSamples';
import { samplesOf, valueOf, type Sample } from '../../testing/metrics';
import { until } from '../../testing/until';
import { openDatabase } from '../database/client';
import { readLag } from '../events/lag';
import { readSnapshot, type RunQuery } from '../events/reader';
import { executeOn, makeBoss } from '../jobs/boss';
import { enqueueJobs } from '../jobs/enqueue';
import { limitNames } from '../../areas';
import { failedQueue } from '../jobs/job';
import { failedMailQueue, mailQueue } from '../mail/queues';
import { waitingJobs } from './jobSource';
import { openMails } from './mailSource';

const TOKEN = 'a token that is long enough.....'.replaceAll(' ', '-');
const test = useTestApp({ config: { metricsToken: TOKEN } });
const db = () => test.app.context.database.db;

beforeAll(() => test.app.context.hub.start());
beforeEach(async () => {
  await db().execute(sql`delete from pgboss.job`);
  await db().execute(sql`delete from mails`);
});

const ask = (authorization?: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ url: '/metrics', headers: { ...headers, ...(authorization && { authorization }) } });
const scrape = async (): Promise<string> => (await ask(`Bearer ${TOKEN}`)).body;
const samples = async (): Promise<Sample[]> => samplesOf(await scrape());

async function riseOf(name: string, labels: Record<string, string>, work: () => Promise<unknown>): Promise<number> {
  const before = valueOf(await samples(), name, labels) ?? 0;
  await work();
  return (valueOf(await samples(), name, labels) ?? 0) - before;
}

describe('access to metrics', () => {
  it('is granted with the token', async () => {
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['none', undefined],
    ['another', `Bearer ${'x'.repeat(32)}`],
    ['a longer one', `Bearer ${TOKEN}x`],
    ['an empty one', 'Bearer '],
    ['it, but as a password', `Basic ${Buffer.from(`:${TOKEN}`).toString('base64')}`],
    ['it alone', TOKEN],
  ])('is refused with %s', async (_what, authorization) => {
    const answer = await ask(authorization);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.body).not.toContain('stepwell_');
  });

  it('is refused to a signed-in person', async () => {
    const { token } = await test.as(await test.make.user());
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
  });

  it('gets 404 if no token is set, even in a browser', async () => {
    const { config } = test.app.context;
    const set = config.metricsToken;
    config.metricsToken = undefined;
    try {
      for (const accept of ['*/*', 'text/html']) {
        const answer = await ask(`Bearer ${TOKEN}`, { accept });
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
    } finally {
      config.metricsToken = set;
    }
  });
});

describe('requests', () => {
  const count = 'http_request_duration_seconds_count';

  it('are counted by operation, method and class of status', async () => {
    const pod = await test.make.pod();
    const participant = await test.as(await test.make.participant(pod));
    const ofGetPod = { operation: 'getPod', method: 'GET' };
    expect(await riseOf(count, { ...ofGetPod, status: '2xx' }, () => participant.get(`/v1/pods/${pod.id}`))).toBe(1);
    expect(await riseOf(count, { ...ofGetPod, status: '4xx' }, () => participant.get(`/v1/pods/${v7()}`))).toBe(1);
  });

  it('add no series, whatever the request or its sender', async () => {
    const seriesOf = async () => (await samples()).filter(({ name }) => name.startsWith('http_')).length;
    const hostile = async (index: number) => {
      for (const method of ['GET', 'POST', 'OPTIONS', 'PROPFIND'] as const)
        await test.app.http.inject({
          method: method as 'GET',
          url: `/${['v1/pods/', 'metrics/', 'x"}', '%22%7D', 'dev/'][index % 5]}${index}?secret=${index}`,
          headers: { 'x-request-id': `hostile-${index}`, 'user-agent': `agent-${index}` },
          remoteAddress: `192.0.2.${index}`,
        });
    };
    for (let index = 0; index < 10; index += 1) await hostile(index);
    const before = await seriesOf();
    for (let index = 10; index < 60; index += 1) await hostile(index);
    expect(await seriesOf()).toBe(before);
  });

  it('for health checks are not counted', async () => {
    const total = async () =>
      (await samples()).filter(({ name }) => name === count).reduce((sum, { value }) => sum + value, 0);
    const before = await total();
    for (const url of ['/health/live', '/health/ready']) await test.app.http.inject({ url });
    expect(await total()).toBe(before);
  });

  it('refused by a limit are counted per limit, starting at 0, so that the first refusal is an increase', async () => {
    const counted = (await samples()).filter(({ name }) => name === 'stepwell_limit_refusals_total');
    expect(counted.map(({ labels, value }) => [labels.limit, value])).toEqual(limitNames.map((limit) => [limit, 0]));
    expect(new Set(limitNames).size).toBe(limitNames.length);
    const anna = await test.make.user();
    const login = () => test.anyone().post('/v1/users/login', { username: anna.email, password: 'Wrong-Step-1' });
    const tries = async () => {
      for (let index = 0; index < 13; index += 1) await login();
    };
    expect(await riseOf('stepwell_limit_refusals_total', { limit: 'password' }, tries)).toBe(3);
  });
});

it('no label identifies a person', async () => {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  await (await test.as(participant)).get(`/v1/pods/${pod.id}/members`);
  await test.anyone().post('/v1/users/forgot-password', { email: participant.email });
  await test.app.context.jobs.drain();
  const text = await scrape();
  const secrets = [participant.email, participant.id, pod.id, '127.0.0.1', TOKEN];
  for (const secret of secrets) expect(text).not.toContain(secret);
  const labels = new Set(samplesOf(text).flatMap((sample) => Object.keys(sample.labels)));
  expect([...labels].sort()).toEqual([
    'decider',
    'le',
    'limit',
    'method',
    'node',
    'operation',
    'outcome',
    'queue',
    'source',
    'state',
    'status',
    'template',
    'version',
  ]);
});

const write = (...templates: Parameters<typeof sampleMail>[1][]) =>
  test.app.context.act((act) =>
    Promise.resolve(templates.forEach((template) => act.mail(sampleMail('anna@example.com', template)))),
  );

describe('emails', () => {
  it('are reported by template: with the number waiting, the longest wait, and the number sent', async () => {
    await write('verify-email', 'verify-email', 'password-changed');
    test.clock.advance({ minutes: 2 });
    const waiting = await samples();
    const openOf = (template: string) => valueOf(waiting, 'stepwell_mails_open', { template, state: 'waiting' });
    expect([openOf('verify-email'), openOf('password-changed'), openOf('leader-approved')]).toEqual([2, 1, 0]);
    expect(valueOf(waiting, 'stepwell_mails_oldest_waiting_seconds')).toBe(120);
    const sent = { template: 'verify-email', outcome: 'sent' };
    expect(await riseOf('stepwell_mails_total', sent, () => test.app.context.jobs.drain())).toBe(2);
    const after = await samples();
    expect(valueOf(after, 'stepwell_mails_open', { template: 'verify-email', state: 'waiting' })).toBe(0);
    expect(valueOf(after, 'stepwell_mails_oldest_waiting_seconds')).toBe(0);
  });

  it('that were abandoned are reported, with unknown templates under ‘unknown’', async () => {
    await write('verify-email', 'password-changed');
    await db().execute(sql`update mails set template = 'of-long-ago' where template = 'password-changed'`);
    await db().execute(sql`update mails set state = 'failed'`);
    const failed = (await samples()).filter(
      ({ name, labels, value }) => name === 'stepwell_mails_open' && labels.state === 'failed' && value > 0,
    );
    expect(failed.map(({ labels, value }) => [labels.template, value]).sort()).toEqual([
      ['unknown', 1],
      ['verify-email', 1],
    ]);
  });

  it('count as failed once abandoned', async () => {
    await write('verify-email');
    const [mail] = (await db().execute<{ id: string }>(sql`select id from mails`)).rows;
    await db().execute(sql`delete from pgboss.job`);
    await test.app.context.act((act) => enqueueJobs(act, failedMailQueue, [{ data: { mailId: mail?.id ?? '' } }]));
    const failed = { template: 'verify-email', outcome: 'failed' };
    expect(await riseOf('stepwell_mails_total', failed, () => test.app.context.jobs.drain())).toBe(1);
  });
});

describe('jobs', () => {
  it('are reported by queue: the number due, the longest wait, and the numbers scheduled and abandoned', async () => {
    const nowhere = { data: { mailId: v7() } };
    await test.app.context.act(async (act) => {
      await enqueueJobs(act, mailQueue, [nowhere, nowhere, { ...nowhere, startAfter: 600 }]);
      await enqueueJobs(act, failedQueue as typeof mailQueue, [nowhere]);
    });
    await db().execute(sql`
      update pgboss.job set start_after = now() - interval '5 minutes' where name = 'mail' and start_after <= now()`);
    const found = await samples();
    const waiting = (queue: string, state: string) => valueOf(found, 'stepwell_jobs_waiting', { queue, state });
    expect([waiting('mail', 'due'), waiting('mail', 'scheduled'), waiting('housekeeping', 'due')]).toEqual([2, 1, 0]);
    const seconds = valueOf(found, 'stepwell_jobs_oldest_due_seconds', { queue: 'mail' }) ?? 0;
    expect([seconds >= 300, seconds < 330]).toEqual([true, true]);
    expect(valueOf(found, 'stepwell_jobs_oldest_due_seconds', { queue: 'housekeeping' })).toBe(0);
    expect(valueOf(found, 'stepwell_jobs_dead_letters')).toBe(1);
  });

  it.each(['mail-failed', 'zoom-link-failed', 'zoom-free', 'push', 'housekeeping', 'backup'])(
    'in ‘%s’ that were abandoned are reported with the time, even if their process was killed',
    async (name) => {
      expect(valueOf(await samples(), 'stepwell_jobs_last_given_up_timestamp_seconds')).toBe(0);
      await test.app.context.act((act) => enqueueJobs(act, { name, options: {} }, [{ data: {} }]));
      await db().execute(sql`
        update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 day'`);
      await makeBoss(executeOn(test.app.context.database.pool)).maintain();
      const found = await samples();
      expect(valueOf(found, 'stepwell_jobs_dead_letters')).toBe(1);
      const { rows } = await db().execute<{ now: number }>(sql`select extract(epoch from now())::float8 as now`);
      const ago = (rows[0]?.now ?? 0) - (valueOf(found, 'stepwell_jobs_last_given_up_timestamp_seconds') ?? 0);
      expect([ago >= 0, ago < 60]).toEqual([true, true]);
    },
  );

  it('are counted by outcome', async () => {
    await write('verify-email', 'password-changed');
    await db().execute(sql`update mails set template = 'of-long-ago' where template = 'password-changed'`);
    const before = await samples();
    await runAllJobs(test);
    const after = await samples();
    const rise = (name: string, labels: Record<string, string>) =>
      (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
    expect(rise('stepwell_jobs_total', { queue: 'mail', outcome: 'done' })).toBe(1);
    expect(rise('stepwell_jobs_total', { queue: 'mail', outcome: 'failed' })).toBe(1);
    expect(rise('stepwell_job_duration_seconds_count', { queue: 'mail' })).toBe(2);
  });
});

describe('the lag behind the event log', () => {
  const run: RunQuery = async (query) => (await db().execute(query)).rows;
  const publish = () =>
    test.app.context.act((act) =>
      Promise.resolve(
        act.publish({ userIds: [v7()] }, { type: 'notification', notificationId: v7(), dismissed: false }),
      ),
    );

  it('is the number of events since the reader last looked, and the age of the oldest', async () => {
    const seen = await readSnapshot(run);
    expect(await readLag(run, seen, test.clock.now())).toEqual({ events: 0, seconds: 0 });
    await publish();
    test.clock.advance({ seconds: 7 });
    await publish();
    expect(await readLag(run, seen, test.clock.now())).toEqual({ events: 2, seconds: 7 });
    expect(await readLag(run, await readSnapshot(run), test.clock.now())).toEqual({ events: 0, seconds: 0 });
  });

  it('includes events being written when the reader looked', async () => {
    const { act } = test.app.context;
    const seen = await act(async (open) => {
      open.publish({ userIds: [v7()] }, { type: 'notification', notificationId: v7(), dismissed: false });
      await open.tx.execute(sql`select pg_current_xact_id()`);
      return readSnapshot(run);
    });
    expect(await readLag(run, seen, test.clock.now())).toMatchObject({ events: 1 });
  });

  it('is zero for a process that has delivered everything', async () => {
    await publish();
    test.app.context.hub.wake();
    await until(async () => valueOf(await samples(), 'stepwell_event_log_lag_events') === 0);
    expect(valueOf(await samples(), 'stepwell_event_log_lag_seconds')).toBe(0);
  });
});

describe('a scrape', () => {
  it('takes five statements, however many rows wait and however many scrapes run concurrently', async () => {
    await write('verify-email', 'verify-email', 'password-changed');
    const { statements } = await test.countStatements(() => Promise.all([scrape(), scrape(), scrape()]));
    expect(statements).toHaveLength(5);
  });

  it('uses only indexes of open rows, and never scans finished rows', async () => {
    for (const statement of [waitingJobs, openMails]) {
      const plan = await db().transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).not.toContain('Seq Scan');
      const indexes = [...plan.matchAll(/Index (?:Only )?Scan (?:Backward )?(?:using|on) (\w+)/g)].map(
        ([, name]) => name,
      );
      const { rows } = await db().execute<{ holds: string | null }>(sql`
        select pg_get_expr(indpred, indrelid) as holds from pg_index join pg_class c on c.oid = indexrelid
        where relname = any(${sql.param(indexes)}::text[])`);
      expect(rows).toHaveLength(new Set(indexes).size);
      expect(rows.length).toBeGreaterThan(0);
      for (const { holds } of rows) expect(holds).toMatch(/\(state (<|=) '(active|queued|failed)'::/);
    }
  });

  it('omits values that the database doesn’t supply in time, and reports the omission', async () => {
    await write('verify-email');
    const before = await samples();
    expect(valueOf(before, 'stepwell_mails_open', { template: 'verify-email', state: 'waiting' })).toBe(1);
    const found = await db().transaction(async (tx) => {
      await tx.execute(sql`lock table mails in access exclusive mode`);
      const scraped = samples();
      await untilLockAwaited(test.app.context);
      // Cancels the statement as the database itself does after the time limit.
      await db().execute(sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return scraped;
    });
    const up = (source: string) => valueOf(found, 'stepwell_metrics_source_up', { source });
    expect([up('mails'), up('jobs'), up('event_log'), up('size')]).toEqual([0, 1, 1, 1]);
    expect(valueOf(found, 'stepwell_database_up')).toBe(1);
    const names = found.map(({ name }) => name);
    expect(names).not.toContain('stepwell_mails_open');
    expect(names).not.toContain('stepwell_mails_oldest_waiting_seconds');
    expect(names).toContain('stepwell_jobs_waiting');
  });

  it('still reports the process’s own values while the database is down', async () => {
    const { database } = test.app.context;
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
    jest.spyOn(database, 'withLimits').mockImplementation(away.withLimits);
    const found = await samples();
    jest.restoreAllMocks();
    await away.close();
    expect(valueOf(found, 'stepwell_database_up')).toBe(0);
    const names = new Set(found.map(({ name }) => name));
    for (const name of ['stepwell_streams_open', 'stepwell_database_pool_waiting', 'stepwell_jobs_total'])
      expect(names).toContain(name);
    for (const name of ['stepwell_jobs_waiting', 'stepwell_event_log_lag_seconds', 'stepwell_database_size_bytes'])
      expect(names).not.toContain(name);
    expect(valueOf(await samples(), 'stepwell_database_up')).toBe(1);
  });
});
