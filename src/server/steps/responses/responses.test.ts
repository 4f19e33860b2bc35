import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Notification, StepComment, StepResponses } from '../../../contract/entities.gen';
import { MAX_STEP_COMMENTS } from '../../../domain/steps/responses';
import { timesNamed } from '../../notifications/testing/names';
import { inspectPods } from '../../pods/testing/inspect';
import { events, photos, stepCheers, stepComments, throttles, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { stepsIn } from '../testing/steps';
import { countAttempt } from '../../platform/http/limits/attempts';
import { stepsLimits } from '../limits';

const test = useTestApp();
const { committed } = stepsIn(test);
const look = inspectPods(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

async function annaAndBen() {
  const { pod, anna, path, step } = await committed('2026-03-09T09:00:00Z');
  const ben = await test.make.user({ firstName: 'Ben', lastName: 'Cole' });
  await test.make.member(pod.membership, { user: ben });
  await test.make.participant(pod, ben);
  return { pod, anna, ben, asBen: await test.as(ben), path, step };
}

const responsesSeenBy = async (person: TestUser, pod: TestPod) =>
  (await (await test.as(person)).get(`/v1/pods/${pod.id}/step-responses`)).body as StepResponses[];

const noticesOf = async (person: TestUser) => {
  const { body } = await (await test.as(person)).get('/v1/notifications/my-notifications');
  return (body as Notification[]).map(({ message }) => message).filter((message) => message.includes('Ben Cole'));
};

const comment = async (person: TestUser, path: string, text: string) =>
  (await (await test.as(person)).post(`${path}/comments`, { text })).body as StepComment;

describe('a cheer', () => {
  it('is seen by the pod, and its step’s owner is notified once, however often it is given', async () => {
    const { pod, anna, ben, asBen, path, step } = await annaAndBen();
    const done = { status: 200, body: { done: true } };
    for (let times = 0; times < 2; times++) expect(await asBen.post(`${path}/cheer`)).toMatchObject(done);
    expect(await responsesSeenBy(pod.leader!, pod)).toEqual([
      { stepId: step.id, cheers: [{ userId: ben.id, firstName: 'Ben', lastName: 'Cole' }], comments: [] },
    ]);
    expect(await noticesOf(anna)).toEqual(['<b>Ben Cole</b> cheered your step 👏 <i>Buy shoes</i>']);
  });

  it('is shown at once to everybody in the pod, as are a comment and the removal of either, without names or words in the log', async () => {
    const { pod, asBen, ben, path } = await annaAndBen();
    const news = async () => {
      const rows = await test.app.context.database.db.select().from(events).where(eq(events.type, 'step'));
      return rows.map(({ payload }) => payload).filter((payload) => (payload as { podId: string }).podId === pod.id);
    };
    const before = (await news()).length;
    await asBen.post(`${path}/cheer`);
    await asBen.delete(`${path}/cheer`);
    await asBen.delete(`${path}/cheer`);
    const { id } = await comment(ben, path, 'Go!');
    await asBen.delete(`${path}/comments/${id}`);
    const after = (await news()).slice(before);
    expect(after).toHaveLength(4);
    expect(JSON.stringify(after)).not.toMatch(/Cole|Go!/);
  });

  it('that is withdrawn takes its notification with it', async () => {
    const { pod, anna, asBen, path } = await annaAndBen();
    await asBen.post(`${path}/cheer`);
    const done = { status: 200, body: { done: true } };
    for (let times = 0; times < 2; times++) expect(await asBen.delete(`${path}/cheer`)).toMatchObject(done);
    expect(await responsesSeenBy(anna, pod)).toEqual([]);
    expect(await noticesOf(anna)).toEqual([]);
  });

  it('of another step stays when one is withdrawn', async () => {
    const { pod, asBen, ben, path } = await annaAndBen();
    const other = await committed('2026-03-09T09:00:00Z', { pod });
    for (const cheered of [path, other.path]) await asBen.post(`${cheered}/cheer`);
    await asBen.delete(`${path}/cheer`);
    expect(await responsesSeenBy(ben, pod)).toMatchObject([{ stepId: other.step.id, cheers: [{ userId: ben.id }] }]);
  });

  it('can’t be given to the person’s own step, a step that isn’t set, or a previous step', async () => {
    const { anna, ben, asBen, path } = await annaAndBen();
    const asAnna = await test.as(anna);
    expect((await asAnna.post(`${path}/cheer`)).body).toMatchObject({ status: 409, code: 'own_step' });
    const [empty] = await look.stepsOf(ben);
    const ofEmpty = await asAnna.post(`/v1/next-tiny-steps/${empty!.id}/cheer`);
    expect(ofEmpty.body).toMatchObject({ status: 409, code: 'step_not_set' });
    await asAnna.post(`${path}/done`);
    await asAnna.post(`${path}/commit`, { goal: 'Run', description: 'Run', commitmentDate: Date.parse('2026-03-09') });
    expect((await asBen.post(`${path}/cheer`)).body).toMatchObject({ status: 409, code: 'step_closed' });
  });
});

it('the responses to a step are kept while it is changed, and after the next has begun', async () => {
  const { pod, anna, ben, asBen, path, step } = await annaAndBen();
  await asBen.post(`${path}/cheer`);
  await comment(ben, path, 'Go!');
  const asAnna = await test.as(anna);
  const commit = () =>
    asAnna.post(`${path}/commit`, { goal: 'Run', description: 'Run', commitmentDate: Date.parse('2026-03-09') });
  await commit();
  expect(await responsesSeenBy(ben, pod)).toMatchObject([{ stepId: step.id, cheers: [{}], comments: [{}] }]);
  await asAnna.post(`${path}/done`);
  await commit();
  expect(await responsesSeenBy(ben, pod)).toEqual([]);
  const { db } = test.app.context.database;
  expect(await db.$count(stepCheers, eq(stepCheers.stepId, step.id))).toBe(1);
  expect(await db.$count(stepComments, eq(stepComments.stepId, step.id))).toBe(1);
});

it('notifications of responses lead to the pod’s steps, and fold into one line from three people on', async () => {
  const { pod, anna, ben, path } = await annaAndBen();
  const others = [await test.make.participant(pod), pod.leader!];
  for (const person of [ben, ...others]) {
    await (await test.as(person)).post(`${path}/cheer`);
    await comment(person, path, 'Go!');
  }
  const { body } = await (await test.as(anna)).get('/v1/notifications/my-notifications?folded=true');
  expect(body).toMatchObject(
    ['3 comments on your step.', '3 people cheered your step.'].map((message) => ({
      membershipName: pod.membership.name,
      primaryActionUrl: `/pods/next-tiny-step?p=${pod.id}`,
      group: { message },
    })),
  );
});

describe('a comment', () => {
  it('is seen by the pod, oldest first, and the step’s owner is notified, except of their own', async () => {
    const { pod, anna, ben, path } = await annaAndBen();
    await comment(ben, path, '  Which shoes? ');
    await comment(anna, path, 'Red ones.');
    const [responses] = await responsesSeenBy(ben, pod);
    expect(responses!.comments.map(({ text, canDelete }) => [text, canDelete])).toEqual([
      ['Which shoes?', true],
      ['Red ones.', false],
    ]);
    expect(await noticesOf(anna)).toEqual(['<b>Ben Cole</b> commented on your step.<br /><i>Which shoes?</i>']);
    expect(await noticesOf(ben)).toEqual([]);
  });

  it('on one’s own step notifies nobody', async () => {
    const { anna, ben, path } = await annaAndBen();
    await comment(anna, path, 'Red ones.');
    expect([...(await look.noticesOf(anna)), ...(await look.noticesOf(ben))]).toEqual([]);
  });

  it('is returned with its author, who can delete it, and the author’s photo', async () => {
    const { ben, path } = await annaAndBen();
    const author = { userId: ben.id, firstName: 'Ben', lastName: 'Cole' };
    const plain = await comment(ben, path, 'Go!');
    expect(plain).toMatchObject({ ...author, text: 'Go!', canDelete: true, created: test.clock.now().getTime() });
    expect(plain).not.toHaveProperty('photoId');
    const { db } = test.app.context.database;
    const photoId = randomUUID();
    const photo = { id: photoId, userId: ben.id, image: Buffer.from('pixels'), createdAt: test.clock.now() };
    await db.insert(photos).values(photo);
    await db.update(users).set({ photoId }).where(eq(users.id, ben.id));
    expect(await comment(ben, path, 'Go on!')).toMatchObject({ ...author, photoId });
  });

  it('that is gone can be deleted again, also by another person in the pod', async () => {
    const { anna, ben, path } = await annaAndBen();
    const { id } = await comment(ben, path, 'Go!');
    for (const person of [ben, ben, anna]) {
      const answer = await (await test.as(person)).delete(`${path}/comments/${id}`);
      expect(answer).toMatchObject({ status: 200, body: { done: true } });
    }
  });

  it('is deleted by its author, the step’s owner or the pod’s leader, with its notification', async () => {
    const { pod, anna, ben, path } = await annaAndBen();
    const other = await test.make.participant(pod);
    const deletedBy = async (person: TestUser) => {
      const { id } = await comment(ben, path, 'Which shoes?');
      const { status } = await (await test.as(person)).delete(`${path}/comments/${id}`);
      const left = (await responsesSeenBy(ben, pod)).flatMap(({ comments }) => comments.map((one) => one.id));
      return [status, left.includes(id)];
    };
    for (const person of [ben, anna, pod.leader!]) expect(await deletedBy(person)).toEqual([200, false]);
    expect(await noticesOf(anna)).toEqual([]);
    expect(await deletedBy(other)).toEqual([404, true]);
  });

  it('isn’t deleted by the leader of another pod, under a step of that pod', async () => {
    const { pod, ben, path } = await annaAndBen();
    const { id } = await comment(ben, path, 'Which shoes?');
    const other = await committed('2026-03-09T09:00:00Z');
    await (await test.as(other.pod.leader!)).delete(`${other.path}/comments/${id}`);
    expect(await responsesSeenBy(ben, pod)).toMatchObject([{ comments: [{ id }] }]);
  });

  it.each([
    ['', 400],
    ['x'.repeat(501), 400],
    ['x'.repeat(500), 200],
  ])('has between 1 and 500 characters: %.3s', async (text, status) => {
    const { asBen, path } = await annaAndBen();
    expect((await asBen.post(`${path}/comments`, { text })).status).toBe(status);
  });

  it('isn’t added to a step that already has a hundred', async () => {
    const { asBen, ben, path, step } = await annaAndBen();
    const row = { stepId: step.id, userId: ben.id, text: 'Yes!', createdAt: test.clock.now() };
    await test.app.context.database.db
      .insert(stepComments)
      .values(Array.from({ length: MAX_STEP_COMMENTS }, () => row));
    const { body } = await asBen.post(`${path}/comments`, { text: 'One more' });
    expect(body).toMatchObject({ status: 409, code: 'too_many_comments' });
  });

  it('is refused to a person who has written sixty within an hour', async () => {
    const { ben, asBen, path } = await annaAndBen();
    const write = async () => (await asBen.post(`${path}/comments`, { text: 'Go!' })).status;
    const { context } = test.app;
    const ofBen = stepsLimits.stepComment(ben.id);
    await countAttempt(context, ofBen);
    await context.database.db.update(throttles).set({ count: 59 }).where(eq(throttles.key, ofBen.key));
    expect([await write(), await write()]).toEqual([200, 429]);
    test.clock.advance({ hours: 1 });
    expect(await write()).toBe(200);
  });
});

it('responses end with the step they are about: when it is cleared and set anew, and when it moves to another pod', async () => {
  const { pod, anna, ben, asBen, path } = await annaAndBen();
  const asAnna = await test.as(anna);
  const respond = async () => {
    await asBen.post(`${path}/cheer`);
    await comment(ben, path, 'Go!');
  };
  await respond();
  await asAnna.put(path, { status: 'NotSet' });
  expect(await responsesSeenBy(ben, pod)).toEqual([]);
  await asAnna.post(`${path}/commit`, { goal: 'Run', description: 'Run', commitmentDate: Date.parse('2026-03-09') });
  expect(await responsesSeenBy(ben, pod)).toEqual([]);
  expect(await noticesOf(anna)).toEqual([]);
  await respond();
  const next = await test.make.pod({ membership: pod.membership });
  await asAnna.post(`/v1/pods/${pod.id}/switch`, { toPodId: next.id });
  expect(await responsesSeenBy(next.leader!, next)).toEqual([]);
  expect(await noticesOf(anna)).toEqual([]);
});

it('the name and words of a person whose account is removed are deleted from the notifications of their responses', async () => {
  const { pod, anna, path } = await annaAndBen();
  const cleo = await test.make.participant(pod);
  await (await test.as(cleo)).post(`${path}/cheer`);
  await comment(cleo, path, 'Which shoes?');
  expect(await timesNamed(test, cleo)).toEqual({ now: 2, afterRemoval: 0 });
  const { body } = await (await test.as(anna)).get('/v1/notifications/my-notifications');
  expect(JSON.stringify(body)).not.toContain('Which shoes?');
});

it('the responses to a pod’s steps take one statement, however many steps there are', async () => {
  const { pod, anna, ben, path } = await annaAndBen();
  await comment(ben, path, 'Go!');
  const count = async () => (await test.countStatements(() => responsesSeenBy(anna, pod))).statements.length;
  await count();
  const before = await count();
  for (let more = 0; more < 3; more += 1) {
    const other = await committed('2026-03-09T09:00:00Z', { pod });
    await comment(ben, other.path, 'Go!');
  }
  expect(await responsesSeenBy(anna, pod)).toHaveLength(4);
  expect(await count()).toBe(before);
});
