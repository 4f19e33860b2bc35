import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { samplesOf, valueOf } from '../../testing/metrics';
import { openReports } from './reportSource';

const TOKEN = 't'.repeat(32);
const test = useTestApp({ config: { metricsToken: TOKEN } });

beforeAll(() => test.app.context.hub.start());

it('open reports are reported by who decides on them, with the longest wait', async () => {
  const pod = await test.make.pod();
  const anna = await test.as(await test.make.participant(pod));
  const report = (about: { id: string }) =>
    anna.post(`/v1/memberships/${pod.membership.id}/people/${about.id}/reports`, { kind: 'PERSON', reason: 'SPAM' });
  await report(await test.make.participant(pod));
  test.clock.advance({ minutes: 1 });
  await report(pod.membership.business.owner);
  test.clock.advance({ minutes: 1 });
  const { body } = await test.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  const now = samplesOf(body);
  const figures = ['stepwell_reports_open', 'stepwell_reports_oldest_open_seconds'].map((name) =>
    ['staff', 'operator'].map((decider) => valueOf(now, name, { decider })),
  );
  expect(figures).toEqual([
    [1, 1],
    [120, 60],
  ]);
});

it('open reports are counted by an index without closed ones', async () => {
  const plan = await test.app.context.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${openReports}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('reports_open');
});
