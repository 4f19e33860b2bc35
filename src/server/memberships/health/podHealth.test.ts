import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { DriftingMember, PodHealth } from '../../../contract/entities.gen';
import { attendance, messages, nextTinySteps, podMembers, waitlistEntries } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestMembership, TestPod, TestUser } from '../../testing/factories';

const test = useTestApp();

const WEEK = 7 * 24 * 3600;
const tuesday = Date.parse('2026-03-03T19:00:00Z') / 1000;
const NOW = '2026-03-04T09:00:00Z';
beforeEach(() => test.clock.set(NOW));

const db = () => test.app.context.database.db;
const before = (weeks: number) => tuesday - weeks * WEEK;

type Status = 'CAME' | 'APOLOGIES' | 'ABSENT';
const mark = (pod: TestPod, start: number, people: [TestUser, Status][]) =>
  db()
    .insert(attendance)
    .values(
      people.map(([{ id }, status]) => ({
        meetingId: pod.meetingId,
        startsAt: new Date(start * 1000),
        userId: id,
        status,
        recordedAt: test.clock.now(),
      })),
    );
const wait = async (pod: TestPod, count: number) => {
  for (let waiting = 0; waiting < count; waiting++) {
    const { id: userId } = await test.make.member(pod.membership);
    const place = { podId: pod.id, membershipId: pod.membership.id, userId, createdAt: test.clock.now() };
    await db()
      .insert(waitlistEntries)
      .values({ ...place, consentJoinNewPod: true, consentToBeNewPodLeader: false });
  }
};
const step = (pod: TestPod, { id: userId }: TestUser, due: number, status: 'Done' | 'NotDone' | 'InProgress') =>
  db()
    .insert(nextTinySteps)
    .values({
      userId,
      podId: pod.id,
      podName: pod.name,
      membershipId: pod.membership.id,
      goal: 'A secret goal',
      description: 'A secret step',
      commitmentDate: new Date(due * 1000),
      status,
      createdAt: new Date((due - WEEK) * 1000),
      closedAt: new Date(due * 1000),
    });

const get = async (membership: TestMembership, path: string, person: TestUser = membership.business.owner) =>
  (await test.as(person)).get(`/v1/memberships/${membership.id}/${path}`);
const health = async (membership: TestMembership, query = '') =>
  (await get(membership, `pod-health${query}`)).body as PodHealth[];
const drifting = async (membership: TestMembership) =>
  (await get(membership, 'drifting-members')).body as DriftingMember[];

describe('pod health', () => {
  it('lists pods with the worst problems first, and names the problems', async () => {
    const membership = await test.make.membership();
    await test.make.pod({ membership, name: 'Alright' });
    const leaderless = await test.make.pod({ membership, name: 'Leaderless', leader: null, maxParticipants: 1 });
    await test.make.participant(leaderless);
    await wait(leaderless, 4);
    await wait(await test.make.pod({ membership, name: 'Sought' }), 5);
    await test.make.pod({ membership, name: 'Over', meeting: { recurring: false } });
    const empty = await test.make.pod({ membership, name: 'Deserted' });
    for (const weeks of [0, 1]) await mark(empty, before(weeks), [[empty.leader!, 'ABSENT']]);
    expect((await health(membership)).map(({ name, troubles, waiting }) => [name, troubles, waiting])).toEqual([
      ['Leaderless', ['NO_LEADER', 'FULL_WAITLIST'], 4],
      ['Deserted', ['NOBODY_CAME'], 0],
      ['Over', ['NO_MEETING_AHEAD'], 0],
      ['Sought', ['WAITLIST'], 5],
      ['Alright', [], 0],
    ]);
  });

  it('reports two unattended meetings in a row only if both are recorded, including the latest', async () => {
    const membership = await test.make.membership();
    const pod = await test.make.pod({ membership });
    const leader = pod.leader!;
    await mark(pod, before(3), [[leader, 'ABSENT']]);
    await mark(pod, before(1), [[leader, 'APOLOGIES']]);
    expect((await health(membership))[0]?.troubles).toEqual([]);
    await mark(pod, before(2), [[leader, 'ABSENT']]);
    expect((await health(membership))[0]?.troubles).toEqual(['NOBODY_CAME']);
    await mark(pod, before(0), [[leader, 'CAME']]);
    expect((await health(membership))[0]?.troubles).toEqual([]);
    // Apologies for an upcoming meeting don't count.
    await mark(pod, before(-1), [[leader, 'ABSENT']]);
    expect((await health(membership))[0]?.troubles).toEqual([]);
  });

  it('counts meetings due, recorded and held, and shows attendance and steps by week', async () => {
    const membership = await test.make.membership();
    const pod = await test.make.pod({ membership });
    const anna = await test.make.participant(pod);
    const leader = pod.leader!;
    await mark(pod, before(0), [
      [anna, 'CAME'],
      [leader, 'APOLOGIES'],
    ]);
    await mark(pod, before(2), [[anna, 'ABSENT']]);
    await mark(pod, before(3), [[anna, 'APOLOGIES']]);
    await step(pod, anna, before(0), 'Done');
    await step(pod, leader, before(0), 'NotDone');
    await step(pod, anna, before(7), 'Done');
    await step(pod, anna, before(-1), 'InProgress');
    await step(pod, anna, before(9), 'Done');
    const [seen] = await health(membership);
    expect(seen?.meetings).toEqual({ due: 8, recorded: 2, held: 1 });
    expect(seen?.weeks.map(({ came, recorded, done, due }) => [came, recorded, done, due])).toEqual([
      [0, 0, 1, 1],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 2, 1, 2],
    ]);
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  it('shows the figures available for a new or paused pod, and the date of its last message', async () => {
    const membership = await test.make.membership();
    const meeting = {
      startsAt: new Date('2026-03-10T19:00:00Z'),
      pausedFrom: new Date('2026-03-01T00:00:00Z'),
      pausedTo: new Date('2026-03-20T00:00:00Z'),
    };
    const pod = await test.make.pod({ membership, meeting });
    const at = new Date('2026-03-02T10:00:00Z');
    await db()
      .insert(messages)
      .values({
        id: v7({ msecs: at.getTime() }),
        channelId: pod.channelId,
        senderId: pod.leader!.id,
        content: 'A secret message',
        createdAt: at,
      });
    const [seen] = await health(membership);
    expect(seen).toMatchObject({ isPaused: true, meetings: { due: 0, recorded: 0, held: 0 } });
    expect(seen?.lastMessageAt).toBe(at.getTime() / 1000);
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  it('has pages and a search by name, and takes the same number of statements for many pods as for one', async () => {
    const membership = await test.make.membership();
    await test.make.pod({ membership, name: 'First 100%' });
    const cost = async () => (await test.countStatements(() => health(membership))).statements.length;
    await cost();
    const one = await cost();
    for (let made = 0; made < 12; made++) await test.make.pod({ membership, name: `Pod ${made}`, leader: null });
    expect(await cost()).toBe(one);
    expect((await health(membership, '?q=100%25')).map(({ name }) => name)).toEqual(['First 100%']);
    const found: string[] = [];
    let path: string | undefined = 'pod-health?limit=5';
    while (path) {
      const { body, headers } = await get(membership, path);
      found.push(...(body as PodHealth[]).map(({ podId }) => podId));
      expect(headers['x-total-count']).toBe('13');
      path = /(pod-health\?[^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(new Set(found).size).toBe(13);
    expect(found).toEqual((await health(membership)).map(({ podId }) => podId));
    expect((await get(membership, 'pod-health?after=nonsense')).status).toBe(400);
  });

  it('is visible only to owner and admins', async () => {
    const pod = await test.make.pod();
    const neighbour = await test.make.membership();
    for (const path of ['pod-health', 'pod-health/csv', 'drifting-members'])
      for (const person of [pod.leader, neighbour.business.owner])
        expect((await get(pod.membership, path, person)).status).toBe(404);
    const admin = await test.make.admin(pod.membership.business);
    expect((await get(pod.membership, 'pod-health', admin)).status).toBe(200);
  });

  it('can be downloaded as a file with a line per pod, and no formulas', async () => {
    const membership = await test.make.membership({ name: 'Élan' });
    const leader = await test.make.member(membership, {
      user: await test.make.user({ firstName: '=cmd', lastName: 'O"' }),
    });
    const pod = await test.make.pod({ membership, name: '+Early, Birds', leader });
    await mark(pod, before(0), [[leader, 'CAME']]);
    await wait(await test.make.pod({ membership, name: 'Full', leader: null, maxParticipants: 1 }), 4);
    const { headers, body } = await get(membership, 'pod-health/csv');
    expect(headers['content-disposition']).toBe('attachment; filename="elan-pod-health.csv"');
    expect(String(body).split('\r\n').slice(1)).toEqual([
      'Full,,0,1,4,No,8,0,0,0,0,0,0,,"No leader; 4 waiting"',
      `"'+Early, Birds","'=cmd O""",0,8,0,No,8,1,1,1,1,0,0,,`,
      '',
    ]);
  });
});

describe('drifting people', () => {
  const join = (pod: TestPod, { id }: TestUser, weeks: number) =>
    db()
      .update(podMembers)
      .set({ joinedAt: new Date(before(weeks) * 1000) })
      .where(and(eq(podMembers.podId, pod.id), eq(podMembers.userId, id)));

  it('are those without activity for three weeks, with their latest activity, longest silence first', async () => {
    const membership = await test.make.membership();
    const pod = await test.make.pod({ membership });
    const people: TestUser[] = [];
    for (let made = 0; made < 6; made++) people.push(await test.make.participant(pod));
    const [silent, met, wrote, apologised, newcomer, disabled] = people as [
      TestUser,
      TestUser,
      TestUser,
      TestUser,
      TestUser,
      TestUser,
    ];
    for (const person of [silent, met, wrote, apologised, disabled]) await join(pod, person, 20);
    await join(pod, pod.leader!, 20);
    await step(pod, pod.leader!, before(1), 'NotDone');
    await mark(pod, before(5), [
      [met, 'CAME'],
      [silent, 'ABSENT'],
    ]);
    await mark(pod, before(1), [
      [met, 'ABSENT'],
      [apologised, 'APOLOGIES'],
    ]);
    const at = new Date(before(4) * 1000);
    await db()
      .insert(messages)
      .values({ id: v7(), channelId: pod.channelId, senderId: wrote.id, content: 'Hello', createdAt: at });
    const owner = await test.as(membership.business.owner);
    const listed = (await owner.get(`/v1/memberships/${membership.id}/members`)).body as {
      id: string;
      userId: string;
    }[];
    const { id } = listed.find(({ userId }) => userId === disabled.id)!;
    expect((await owner.post(`/v1/memberships/${membership.id}/members/${id}/disable`)).status).toBe(200);
    expect((await drifting(membership)).map(({ userId, lastSign }) => [userId, lastSign])).toEqual([
      [silent.id, undefined],
      [met.id, { kind: 'MEETING', at: before(5) }],
      [wrote.id, { kind: 'MESSAGE', at: before(4) }],
    ]);
    expect((await drifting(membership)).map(({ email }) => email)).toEqual([silent.email, met.email, wrote.email]);
    expect(newcomer.id).not.toBe('');
  });

  it('aren’t those who have just apologised for a coming meeting', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    for (const person of [anna, pod.leader!]) await join(pod, person, 20);
    const asAnna = await test.as(anna);
    const apology = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${before(-1)}/apology`;
    expect((await asAnna.put(apology, {})).status).toBe(200);
    expect((await drifting(pod.membership)).map(({ userId }) => userId)).toEqual([pod.leader!.id]);
    expect((await asAnna.delete(apology)).status).toBe(200);
    expect(await drifting(pod.membership)).toHaveLength(2);
  });

  it('exclude people in a paused pod', async () => {
    const pausedFrom = new Date('2026-03-01T00:00:00Z');
    const pod = await test.make.pod({ meeting: { pausedFrom, pausedTo: new Date('2026-03-20T00:00:00Z') } });
    await join(pod, pod.leader!, 20);
    expect(await drifting(pod.membership)).toEqual([]);
  });
});
