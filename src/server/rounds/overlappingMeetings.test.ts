import type { PodRound, Round } from '../../contract/entities.gen';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';

const test = useTestApp();

const start = Date.parse('2026-03-03T19:00Z') / 1000;
const nextStart = Date.parse('2026-03-10T19:00Z') / 1000;
const movedTo = start + 85 * 60;
const minutesIn = (minutes: number) => test.clock.set(new Date((start + minutes * 60) * 1000).toISOString());

const roundOf = async (pod: TestPod, person: TestUser) =>
  ((await (await test.as(person)).get(`/v1/pods/${pod.id}/round`)).body as PodRound).round as Round;
const lead = async (pod: TestPod, change: string, given: object = {}) =>
  (await test.as(pod.leader!)).post(`/v1/pods/${pod.id}/round/changes`, { start, change, ...given });

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

async function overlapping() {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const date = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${nextStart}`;
  await (await test.as(pod.leader!)).put(date, { change: 'MOVED', movedTo });
  minutesIn(0);
  return { pod, anna };
}

describe('two meetings of a pod whose meeting mode is open', () => {
  it('show the meeting whose round is under way until it closes, and until then it can be finished', async () => {
    const { pod, anna } = await overlapping();
    await lead(pod, 'BEGIN');
    const { closesAt } = await roundOf(pod, anna);
    for (const minutes of [69, 70, 85, 119]) {
      minutesIn(minutes);
      expect(await roundOf(pod, anna)).toMatchObject({ start, closesAt });
    }
    expect((await lead(pod, 'FINISH')).status).toBe(200);
    expect(await roundOf(pod, anna)).toMatchObject({ start: nextStart, at: movedTo });
  });

  it('are each led in their own time', async () => {
    const { pod, anna } = await overlapping();
    await lead(pod, 'BEGIN');
    minutesIn(86);
    expect((await lead(pod, 'BEGIN', { start: nextStart })).status).toBe(200);
    expect((await roundOf(pod, anna)).start).toBe(nextStart);
    expect((await lead(pod, 'FINISH')).status).toBe(200);
    expect((await roundOf(pod, anna)).finishedAt).toBeUndefined();
    expect((await lead(pod, 'REOPEN')).status).toBe(200);
    minutesIn(120);
    expect((await lead(pod, 'FINISH')).body.code).toBe('meeting_not_on');
  });

  it('let steps be written down for others from the first one’s start', async () => {
    const { pod, anna } = await overlapping();
    minutesIn(71);
    const round = await roundOf(pod, anna);
    expect(round).toMatchObject({ start: nextStart });
    const { step } = round.people.find(({ userId }) => userId === anna.id)!;
    const asLeader = await test.as(pod.leader!);
    const commitmentDate = movedTo * 1000;
    const answer = await asLeader.put(`/v1/next-tiny-steps/${step!.id}/entry`, {
      goal: 'Run 5 km',
      description: 'Buy shoes',
      commitmentDate,
    });
    expect(answer.status).toBe(200);
  });
});

describe('a minute more', () => {
  const speaking = async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    minutesIn(0);
    const userId = anna.id;
    await lead(pod, 'GIVE', { userId });
    const seen = await roundOf(pod, anna);
    const add = (given: object = {}) => lead(pod, 'ADD_MINUTE', { userId, ...given });
    const left = async () => (await roundOf(pod, anna)).timer?.leftMs;
    return { add, left, timerVersion: seen.timerVersion, see: () => roundOf(pod, anna) };
  };

  it('is added only once to the time that several devices saw', async () => {
    const { add, left, timerVersion, see } = await speaking();
    const answers = await Promise.all([1, 2, 3].map(() => add({ timerVersion })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await left()).toBe(240_000);
    await add({ timerVersion });
    expect(await left()).toBe(240_000);
    await add({ timerVersion: (await see()).timerVersion });
    expect(await left()).toBe(300_000);
  });

  it('is added only once within two seconds if callers don’t state the time they saw', async () => {
    const { add, left } = await speaking();
    await Promise.all([add(), add(), add()]);
    expect(await left()).toBe(240_000);
    test.clock.advance({ seconds: 2 });
    await add();
    expect(await left()).toBe(298_000);
  });
});
