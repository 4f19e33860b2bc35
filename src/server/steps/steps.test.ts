import { membershipFeatures } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { inspectPods } from '../pods/testing/inspect';

const test = useTestApp();
const look = inspectPods(test);

const millis = (instant: string) => Date.parse(instant);
const commitment = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: millis('2026-03-03T18:00:00Z') };

async function withStep(given?: TestPod) {
  const pod = given ?? (await test.make.pod());
  const anna = await test.make.participant(pod);
  const [step] = await look.stepsOf(anna);
  return { pod, anna, asAnna: await test.as(anna), path: `/v1/next-tiny-steps/${step!.id}` };
}

describe('committing to a step', () => {
  it('committing to a step that is not set schedules it', async () => {
    const { pod, asAnna, path } = await withStep();
    const { status, body } = await asAnna.post(`${path}/commit`, commitment);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...commitment, status: 'InProgress', podId: pod.id, current: true, overdue: false });
  });

  it('committing again to a scheduled step changes it', async () => {
    const { anna, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    await asAnna.post(`${path}/commit`, { ...commitment, goal: ' Run 10 km ' });
    expect(await look.stepsOf(anna)).toMatchObject([{ goal: 'Run 10 km', status: 'InProgress' }]);
  });

  it.each(['Done', 'NotDone'])(
    'committing after a step that is %s starts the next step, and the old step becomes Previous',
    async (status) => {
      const { asAnna, path } = await withStep();
      const { body: first } = await asAnna.post(`${path}/commit`, commitment);
      await asAnna.put(path, { ...first, status });
      test.clock.advance({ minutes: 1 });
      const { body: second } = await asAnna.post(`${path}/commit`, { ...commitment, goal: 'Run 10 km' });
      expect(second.id).not.toBe(first.id);
      const { body } = await asAnna.get('/v1/my-next-tiny-steps');
      expect(body).toMatchObject([
        { id: second.id, goal: 'Run 10 km', current: true },
        { id: first.id, status, current: false, closed: test.clock.now().getTime() },
      ]);
      const refused = await asAnna.post(`${path}/commit`, commitment);
      expect(refused).toMatchObject({ status: 409, body: { code: 'step_closed' } });
      test.clock.advance({ minutes: -1 });
    },
  );

  it('a commitment requires a goal and a step, and missing fields are named', async () => {
    const { asAnna, path } = await withStep();
    const { status, body } = await asAnna.post(`${path}/commit`, { ...commitment, goal: ' ', description: ' ' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: 'goal', message: 'Goal is required' },
      { path: 'description', message: 'Next Tiny Step is required' },
    ]);
  });

  it('a commitment date is after now and no later than the next meeting', async () => {
    const { asAnna, path } = await withStep();
    const date = async (instant: string) => {
      const { status, body } = await asAnna.post(`${path}/commit`, { ...commitment, commitmentDate: millis(instant) });
      return status === 200 ? 'fine' : (body.errors[0].message as string);
    };
    expect(await date('2026-03-03T09:00:00Z')).toBe('Commitment date must be in the future');
    expect(await date('2026-03-03T09:00:01Z')).toBe('fine');
    expect(await date('2026-03-03T19:00:00Z')).toBe('fine');
    expect(await date('2026-03-03T19:00:01Z')).toBe('Commitment date must be before the next scheduled meeting time');
  });

  it('a commitment date may be after a pause, up to the meeting that follows it', async () => {
    const pausedFrom = new Date('2026-03-01T00:00:00Z');
    const pod = await test.make.pod({ meeting: { pausedFrom, pausedTo: new Date('2026-03-09T00:00:00Z') } });
    const { asAnna, path } = await withStep(pod);
    const commitmentDate = millis('2026-03-10T19:00:00Z');
    expect((await asAnna.post(`${path}/commit`, { ...commitment, commitmentDate })).status).toBe(200);
  });

  it('a commitment date need only be in the future if there is no upcoming meeting', async () => {
    const meeting = { recurring: false, startsAt: new Date('2026-02-03T19:00:00Z') };
    const { asAnna, path } = await withStep(await test.make.pod({ meeting }));
    const commitmentDate = millis('2027-01-01T00:00:00Z');
    expect((await asAnna.post(`${path}/commit`, { ...commitment, commitmentDate })).status).toBe(200);
  });

  it('committing twice at the same time after a step that is Done starts only one next step', async () => {
    const { anna, asAnna, path } = await withStep();
    const { body } = await asAnna.post(`${path}/commit`, commitment);
    await asAnna.put(path, { ...body, status: 'Done' });
    const answers = await Promise.all([1, 2].map(() => asAnna.post(`${path}/commit`, commitment)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await look.stepsOf(anna)).toHaveLength(2);
  });
});

describe('changing a step', () => {
  it('changing a step to Not Set clears it, and the cleared commitment can be restored', async () => {
    const { asAnna, path } = await withStep();
    const { body: before } = await asAnna.post(`${path}/commit`, commitment);
    const { body: cleared } = await asAnna.put(path, { ...before, status: 'NotSet' });
    expect(cleared).toMatchObject({ status: 'NotSet' });
    expect([cleared.goal, cleared.description, cleared.commitmentDate]).toEqual([undefined, undefined, undefined]);
    expect((await asAnna.put(path, before)).body).toEqual(before);
  });

  it('an overdue step can also be restored after Not Set', async () => {
    const { asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    test.clock.advance({ hours: 20 });
    const [before] = (await asAnna.get('/v1/my-next-tiny-steps')).body;
    expect(before).toMatchObject({ status: 'InProgress', overdue: true });
    await asAnna.put(path, { ...before, status: 'NotSet' });
    expect(await asAnna.put(path, before)).toMatchObject({ status: 200, body: { overdue: true } });
    test.clock.advance({ hours: -20 });
  });

  it('a step may be marked at any time, whatever its date', async () => {
    const { asAnna, path } = await withStep();
    const { body } = await asAnna.post(`${path}/commit`, commitment);
    test.clock.advance({ days: 3 });
    for (const status of ['Done', 'NotDone', 'InProgress']) {
      expect(await asAnna.put(path, { ...body, status })).toMatchObject({ status: 200, body: { status } });
    }
    test.clock.advance({ days: -3 });
  });

  it('changing a step to any status but Not Set requires the whole commitment', async () => {
    const { asAnna, path } = await withStep();
    const { status, body } = await asAnna.put(path, { status: 'Done', goal: 'Run' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: 'description', message: 'Next Tiny Step is required' },
      { path: 'commitmentDate', message: 'Commitment date is required' },
    ]);
  });

  it('a changed commitment date is checked', async () => {
    const { asAnna, path } = await withStep();
    const { body } = await asAnna.post(`${path}/commit`, commitment);
    const change = { ...body, commitmentDate: millis('2026-03-04T00:00:00Z') };
    expect((await asAnna.put(path, change)).body.errors).toMatchObject([{ path: 'commitmentDate' }]);
  });

  it.each(['id', 'podId', 'userId'])('a step sent with the %s of another step is refused', async (name) => {
    const { asAnna, path, pod } = await withStep();
    const { body } = await asAnna.post(`${path}/commit`, commitment);
    const other = await asAnna.put(path, { ...body, [name]: pod.membership.id });
    expect(other.body.errors).toMatchObject([{ path: name }]);
  });

  it('only its owner can change a step', async () => {
    const { path, pod } = await withStep();
    const leader = await test.as(pod.leader!);
    expect((await leader.put(path, { status: 'NotSet' })).status).toBe(404);
    expect((await leader.post(`${path}/commit`, commitment)).status).toBe(404);
  });
});

describe('the steps of a pod', () => {
  it('the people in a pod see its steps, but staff outside the pod do not', async () => {
    const { pod, anna, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    const list = async (person: { id: string }) => (await test.as(person)).get(`/v1/pods/${pod.id}/next-tiny-steps`);
    const { body } = await list(pod.leader!);
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(expect.objectContaining({ userId: anna.id, goal: 'Run 5 km' }));
    expect((await list(pod.membership.business.owner)).status).toBe(404);
    expect((await list(await test.make.member(pod.membership))).status).toBe(404);
  });

  it('staff outside a pod see the status of its steps, but not their text', async () => {
    const { pod, anna, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    const list = async (person: { id: string }) => (await test.as(person)).get(`/v1/pods/${pod.id}/step-statuses`);
    const expected = [
      { userId: pod.leader!.id, status: 'NotSet', overdue: false },
      { userId: anna.id, status: 'InProgress', overdue: false },
    ].sort((a, b) => a.userId.localeCompare(b.userId));
    for (const person of [pod.membership.business.owner, pod.leader!, anna]) {
      expect((await list(person)).body).toEqual(expected);
    }
    expect((await list(await test.make.member(pod.membership))).status).toBe(404);
  });

  it('the status of previous steps is not listed', async () => {
    const { pod, anna, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    await asAnna.post(`${path}/done`);
    await asAnna.post(`${path}/commit`, commitment);
    const { body } = await asAnna.get(`/v1/pods/${pod.id}/step-statuses`);
    const ofAnna = (body as { userId: string; status: string }[]).filter(({ userId }) => userId === anna.id);
    expect(ofAnna.map(({ status }) => status)).toEqual(['InProgress']);
  });

  it('the status of steps is listed by the ids of their owners', async () => {
    const pod = await test.make.pod();
    const [last, first] = ['ffffffff-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000001'];
    for (const id of [last, first]) {
      const user = await test.make.user({ id });
      await test.make.participant(pod, await test.make.member(pod.membership, { user }));
    }
    const { body } = await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/step-statuses`);
    expect((body as { userId: string }[]).map(({ userId }) => userId)).toEqual([first, pod.leader!.id, last]);
  });

  it('the steps of a pod are those of its current people', async () => {
    const { pod, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    const { body } = await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/next-tiny-steps`);
    expect(body).toMatchObject([{ userId: pod.leader!.id }]);
  });

  it('listing steps takes the same few statements however many steps there are', async () => {
    const { pod, asAnna } = await withStep();
    const list = () => asAnna.get(`/v1/pods/${pod.id}/next-tiny-steps`);
    const few = await test.countStatements(list);
    await test.make.participant(pod);
    await test.make.participant(pod);
    const many = await test.countStatements(list);
    expect(many.result.body).toHaveLength(4);
    expect(many.statements).toHaveLength(few.statements.length);
    expect(few.statements.length).toBeLessThanOrEqual(6);
    const mine = await test.countStatements(() => asAnna.get('/v1/my-next-tiny-steps'));
    expect(mine.statements.length).toBeLessThanOrEqual(6);
  });

  it('steps are neither shown nor changed if the feature is off', async () => {
    const { pod, asAnna, path } = await withStep();
    const off = { membershipId: pod.membership.id, name: 'NextTinyStep', disabled: true } as const;
    await test.app.context.database.db.insert(membershipFeatures).values(off);
    for (const what of ['next-tiny-steps', 'step-statuses']) {
      expect((await asAnna.get(`/v1/pods/${pod.id}/${what}`)).body).toEqual([]);
    }
    const refused = await asAnna.post(`${path}/commit`, commitment);
    expect(refused).toMatchObject({ status: 409, body: { code: 'steps_off' } });
  });
});

describe('the steps of people who come and go', () => {
  it('a person who joins a pod has a step that isn’t set, and one who leaves without setting it keeps none', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${pod.id}/join`);
    expect((await asAnna.get('/v1/my-next-tiny-steps')).body).toMatchObject([
      { podId: pod.id, podName: pod.name, membershipId: pod.membership.id, status: 'NotSet', current: true },
    ]);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    expect(await look.stepsOf(anna)).toEqual([]);
  });

  it('a step that is set is closed when its owner leaves, and is neither overdue nor open to changes', async () => {
    const { pod, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    test.clock.advance({ days: 3 });
    const [closed] = (await asAnna.get('/v1/my-next-tiny-steps')).body;
    expect(closed).toMatchObject({ ...commitment, status: 'InProgress', current: false, overdue: false });
    expect(closed).not.toHaveProperty('version');
    test.clock.advance({ days: -3 });
  });

  it('previous steps keep the time they were closed when their owner leaves', async () => {
    const { pod, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    await asAnna.post(`${path}/done`);
    await asAnna.post(`${path}/commit`, commitment);
    const closed = test.clock.now().getTime();
    test.clock.advance({ minutes: 1 });
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    const { body } = await asAnna.get('/v1/my-next-tiny-steps');
    expect(body).toMatchObject([{ closed: closed + 60_000 }, { closed }]);
    test.clock.advance({ minutes: -1 });
  });

  it('steps that were set outlive their pod, under its name', async () => {
    const { pod, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    const deleted = await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`);
    expect(deleted.status).toBe(200);
    const [left] = (await asAnna.get('/v1/my-next-tiny-steps')).body;
    expect(left).toMatchObject({ podName: pod.name, goal: 'Run 5 km', current: false });
    expect(left).not.toHaveProperty('podId');
  });

  it('steps have the name of the pod they are in, also after it is renamed or their owner switches', async () => {
    const { pod, anna, asAnna } = await withStep();
    await (await test.as(pod.leader!)).patch(`/v1/pods/${pod.id}`, { name: 'Night Owls' });
    expect(await look.stepsOf(anna)).toMatchObject([{ podName: 'Night Owls' }]);
    const next = await test.make.pod({ membership: pod.membership, name: 'Early Birds' });
    await asAnna.post(`/v1/pods/${pod.id}/switch`, { toPodId: next.id });
    expect(await look.stepsOf(anna)).toMatchObject([{ podId: next.id, podName: 'Early Birds' }]);
  });

  it('a question about a step that isn’t set ends when its owner leaves the pod', async () => {
    const { pod, asAnna, path } = await withStep();
    expect((await (await test.as(pod.leader!)).post(`${path}/nudge`)).status).toBe(200);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    expect((await asAnna.get('/v1/notifications/my-notifications')).body).toEqual([]);
  });

  it('notifications about a step that isn’t set any more end when its owner leaves the pod', async () => {
    const { pod, asAnna, path } = await withStep();
    await asAnna.post(`${path}/commit`, commitment);
    expect((await (await test.as(pod.leader!)).post(`${path}/cheer`)).status).toBe(200);
    expect((await asAnna.put(path, { status: 'NotSet' })).status).toBe(200);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    expect((await asAnna.get('/v1/notifications/my-notifications')).body).toEqual([]);
  });

  it('a person who switches keeps their step in a pod of another membership there', async () => {
    const { pod, anna, asAnna } = await withStep();
    const other = await test.make.pod();
    await test.make.participant(other, await test.make.member(other.membership, { user: anna }));
    const next = await test.make.pod({ membership: pod.membership });
    await asAnna.post(`/v1/pods/${pod.id}/switch`, { toPodId: next.id });
    expect((await look.stepsOf(anna)).map(({ podId }) => podId)).toEqual([next.id, other.id]);
  });

  it('deleting a pod settles the notifications that ask about its steps', async () => {
    const pod = await test.make.pod();
    const ben = await test.make.participant(pod);
    const asLeader = await test.as(pod.leader!);
    const [step] = await look.stepsOf(pod.leader!);
    const nudged = await (await test.as(ben)).post(`/v1/next-tiny-steps/${step!.id}/nudge`);
    expect(nudged.status).toBe(200);
    await (await test.as(ben)).delete(`/v1/pods/${pod.id}/members`);
    await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`);
    const { body } = await asLeader.get('/v1/notifications/my-notifications');
    expect((body as { message: string }[]).filter(({ message }) => message.includes('looking forward'))).toEqual([]);
    expect(await look.noticesOf(pod.leader!)).toContain('step-nudged');
  });
});
