import { sql } from 'drizzle-orm';
import { mailTemplates } from '../../areas';
import { inspectPods } from '../../pods/testing/inspect';
import { useTestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { runAllJobs } from '../../testing/jobs';
import { sampleMail } from '../../testing/mails/mailSamples';
import { samplesOf, valueOf } from '../../testing/metrics';
import { uncappedMails } from '../../uncappedMails';
import { MAX_PER_DAY, MAX_PER_TEMPLATE_AND_DAY } from './dailyLimit';

const test = useTestApp();
const look = inspectPods(test);

const reasonsTo = async (person: { email: string }) =>
  (await look.meetingMailsTo(person)).map(({ reason }) => reason as string | undefined);

const withheld = async (template: string) =>
  valueOf(samplesOf(await test.app.context.metrics.registry.metrics()), 'stepwell_mails_total', {
    template,
    outcome: 'withheld',
  });

interface Lasting {
  duration: number;
}

const asItIs = {
  unixTime: Date.parse('2026-01-06T19:00:00Z') / 1000,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
  weeklyOptions: { days: ['TUESDAY'] },
};

async function podWithMember() {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const owner = await test.as(pod.membership.business.owner);
  const { rows } = await test.app.context.database.db.execute<{ id: string }>(
    sql`select id from members where user_id = ${anna.id} and membership_id = ${pod.membership.id}`,
  );
  const url = `/v1/memberships/${pod.membership.id}/members/${rows[0]!.id}`;
  const set = async (state: 'disable' | 'enable') => {
    expect((await owner.post(`${url}/${state}`)).status).toBe(200);
  };
  return { pod, anna, set };
}

async function letPass(): Promise<void> {
  await runAllJobs(test, 'mail');
  test.clock.advance({ minutes: 3 });
}

describe('an alternating change (rule platform.mailLimits)', () => {
  it('is mailed immediately the first time, and then in its last state', async () => {
    const { anna, set } = await podWithMember();
    await set('disable');
    expect(await reasonsTo(anna)).toEqual(['disabled']);
    for (const state of ['enable', 'disable', 'enable', 'disable', 'enable'] as const) await set(state);
    expect(await reasonsTo(anna)).toEqual(['disabled', 'enabled']);
    await letPass();
    expect(await reasonsTo(anna)).toEqual([undefined, undefined]);
  });

  it('is not mailed again if it ends in the state that its reader knows, even if mails were held', async () => {
    for (const isSent of [false, true]) {
      const { anna, set } = await podWithMember();
      await set('disable');
      if (isSent) await test.app.context.jobs.drain();
      await set('enable');
      await set('disable');
      expect(await look.meetingMailsTo(anna)).toHaveLength(1);
    }
  });

  it('is mailed immediately again after two minutes', async () => {
    const { anna, set } = await podWithMember();
    await set('disable');
    await letPass();
    await set('enable');
    await test.app.context.jobs.drain();
    expect(await reasonsTo(anna)).toEqual([undefined, undefined]);
  });

  it('is held before it is sent', async () => {
    const { anna, set } = await podWithMember();
    await set('disable');
    await set('enable');
    await test.app.context.jobs.drain();
    expect(await reasonsTo(anna)).toEqual([undefined, 'enabled']);
  });

  it('is sent before another mail about the same subject, which is sent immediately', async () => {
    const { pod, anna, set } = await podWithMember();
    await set('disable');
    await set('enable');
    await (
      await test.as(pod.leader!)
    ).put(`/v1/scheduled-meetings/${pod.meetingId}/occurrences/${(await nextOf(pod)).toString()}`, {
      change: 'SKIPPED',
    });
    await test.app.context.jobs.drain();
    expect(await reasonsTo(anna)).toEqual([undefined, undefined, undefined]);
  });

  async function nextOf(pod: TestPod): Promise<number> {
    const { body } = await (await test.as(pod.leader!)).get(`/v1/scheduled-meetings/${pod.meetingId}`);
    return (body as { nextMeeting: number }).nextMeeting;
  }

  it('is sent two minutes after the first held mail, even if it keeps changing, and before digests', async () => {
    const { pod, anna } = await podWithMember();
    const asLeader = await test.as(pod.leader!);
    const { pool } = test.app.context.database;
    const held = `from pgboss.job j join mails m on m.id = j.id
      where m.to_address = '${anna.email}' and m.collapse_key is not null and j.state < 'active'`;
    const last = async (duration: number) => {
      await asLeader.put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...asItIs, duration });
      const { rows } = await pool.query(
        `select extract(epoch from j.start_after - now())::int as seconds, j.priority ${held}`,
      );
      return rows as { seconds: number; priority: number }[];
    };
    await last(70);
    expect(await last(80)).toEqual([{ seconds: expect.any(Number), priority: 0 }]);
    await pool.query(
      `update pgboss.job set start_after = now() + interval '1 second' where id in (select j.id ${held})`,
    );
    const [{ seconds = Infinity } = {}] = await last(90);
    expect(seconds).toBeLessThanOrEqual(1);
  });

  it('is mailed with the last mailed state as the previous state', async () => {
    const { pod, anna } = await podWithMember();
    const asLeader = await test.as(pod.leader!);
    const last = async (duration: number) => {
      const { status } = await asLeader.put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...asItIs, duration });
      expect(status).toBe(200);
      const mails = (await test.mails(anna.email)) as unknown as { data: { before: Lasting; schedule: Lasting } }[];
      return mails.map(({ data }) => [data.before.duration, data.schedule.duration]);
    };
    expect(await last(70)).toEqual([[60, 70]]);
    for (const duration of [80, 90]) {
      expect(await last(duration)).toEqual([
        [60, 70],
        [70, duration],
      ]);
    }
    expect(await last(70)).toEqual([[60, 70]]);
  });

  it('omits a name that has returned to its former value', async () => {
    const { pod, anna } = await podWithMember();
    const asLeader = await test.as(pod.leader!);
    const rename = (name: string, duration: number) =>
      asLeader.patch(`/v1/pods/${pod.id}`, { name, meeting: { ...asItIs, duration, timezone: 'Europe/London' } });
    expect((await rename(pod.name, 70)).status).toBe(200);
    await rename('Larks', 70);
    const nameBefore = async () => (await test.mails(anna.email)).map(({ data }) => data.nameBefore);
    expect(await nameBefore()).toEqual([undefined, pod.name]);
    await rename(pod.name, 80);
    expect(await nameBefore()).toEqual([undefined, undefined]);
  });
});

describe('the daily limit for one kind of mail (rule platform.mailLimits)', () => {
  const mail = (mails: Parameters<typeof sampleMail>[], subjectOf?: (index: number) => string) =>
    test.app.context.act((act) => {
      for (const [index, given] of mails.entries()) {
        const alternates = subjectOf && { subjectId: subjectOf(index), aspect: 'a', state: `${index}` };
        act.mail({ ...sampleMail(...given), ...(alternates && { alternates }) });
      }
      return Promise.resolve();
    });

  it('is 20, in one action or many, while actions still take place, withheld mails count, and it resets after a day', async () => {
    const to = 'flooded@example.com';
    const before = (await withheld('member-removed')) ?? 0;
    await mail(Array(MAX_PER_DAY - 2).fill([to, 'member-removed']));
    for (let left = 5; left > 0; left -= 1) await mail([[to, 'member-removed']]);
    await mail(Array(5).fill([to, 'member-removed']));
    expect(await test.mails(to)).toHaveLength(MAX_PER_DAY);
    expect(await withheld('member-removed')).toBe(before + 8);
    await mail([
      [to, 'admin-removed'],
      ['other@example.com', 'member-removed'],
    ]);
    expect([await test.mails(to), await test.mails('other@example.com')].map(({ length }) => length)).toEqual([21, 1]);
    test.clock.advance({ hours: 24, seconds: 1 });
    await mail([[to, 'member-removed']]);
    expect(await test.mails(to)).toHaveLength(MAX_PER_DAY + 2);
  });

  it('is 20 per subject and 100 in total for mails about many subjects', async () => {
    const ids = (start: string) => (index: number) =>
      `${start}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const [to, other] = ['many-meetings@example.com', 'one-meeting@example.com'];
    await mail(Array(MAX_PER_TEMPLATE_AND_DAY + 5).fill([to, 'member-removed']), ids('a'));
    expect(await test.mails(to)).toHaveLength(MAX_PER_TEMPLATE_AND_DAY);
    await mail(Array(MAX_PER_DAY + 5).fill([other, 'member-removed']), () => ids('b')(0));
    expect(await test.mails(other)).toHaveLength(MAX_PER_DAY);
  });

  it('does not apply to requested mails and warnings', async () => {
    const to = 'owner@example.com';
    await mail(Array(MAX_PER_DAY + 5).fill([to, 'password-changed']));
    expect(await test.mails(to)).toHaveLength(MAX_PER_DAY + 5);
    for (const template of uncappedMails) expect(Object.keys(mailTemplates)).toContain(template);
  });

  it('applies even to occasional actions, which still take place', async () => {
    const { anna, set } = await podWithMember();
    for (let turn = 0; turn < MAX_PER_DAY + 4; turn += 1) {
      await set(turn % 2 === 0 ? 'disable' : 'enable');
      await letPass();
    }
    expect(await reasonsTo(anna)).toHaveLength(MAX_PER_DAY);
  });
});
