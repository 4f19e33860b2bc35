import { v7 } from 'uuid';
import { membershipFeatures, nextTinySteps } from '../platform/database/schema';
import { nextPageUrl, pagesOf } from '../members/testing/lists';
import type { TestAnswer } from '../testing/actors';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestPod, type TestUser } from '../testing/factories';

const test = useTestApp();
const mine = '/v1/my-next-tiny-steps';

interface ListedStep {
  id: string;
  description?: string;
  current: boolean;
}

const stepsIn = ({ body }: TestAnswer) =>
  (body as ListedStep[]).map(({ description, current }) => (current ? 'current' : description));
const idsIn = ({ body }: TestAnswer): string[] => (body as ListedStep[]).map(({ id }) => id);

async function makePrevious(pod: TestPod, person: TestUser, howMany: number): Promise<void> {
  const now = test.clock.now().getTime();
  const step = { userId: person.id, podId: pod.id, podName: pod.name, membershipId: pod.membership.id };
  const rows = Array.from({ length: howMany }, (_, index) => {
    const createdAt = new Date(now - (howMany - index) * 86_400_000);
    const said = { goal: 'Run 5 km', description: `Step ${index + 1}`, commitmentDate: createdAt };
    return { id: v7(), ...step, ...said, status: 'Done' as const, createdAt, closedAt: new Date(now) };
  });
  await test.app.context.database.db.insert(nextTinySteps).values(rows);
}

async function withSteps(howMany = 3) {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  if (howMany > 0) await makePrevious(pod, anna, howMany);
  return { pod, anna, asAnna: await test.as(anna), ofPod: `/v1/pods/${pod.id}/next-tiny-steps` };
}

describe('the steps of a person', () => {
  it('the pages of steps together make up the whole list, and each shows the total', async () => {
    const { asAnna } = await withSteps();
    const pages = await pagesOf(asAnna, `${mine}?limit=2`);
    expect(pages.map(stepsIn)).toEqual([
      ['current', 'Step 3'],
      ['Step 2', 'Step 1'],
    ]);
    expect(pages.flatMap(idsIn)).toEqual(idsIn(await asAnna.get(mine)));
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['4', '4']);
  });

  it('steps with the same time each appear once, on any page', async () => {
    const { pod, anna, asAnna } = await withSteps(0);
    for (let times = 0; times < 3; times++) await makePrevious(pod, anna, 1);
    const ids = (await pagesOf(asAnna, `${mine}?limit=1`)).flatMap(idsIn);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it('a step that starts between two pages does not cause duplicates', async () => {
    const { anna, asAnna } = await withSteps();
    const first = await asAnna.get(`${mine}?limit=2`);
    const other = await test.make.pod();
    await test.make.participant(other, await test.make.member(other.membership, { user: anna }));
    const second = await asAnna.get(nextPageUrl(first) ?? '');
    expect(stepsIn(second)).toEqual(['Step 2', 'Step 1']);
    expect(second.headers['x-total-count']).toBe('5');
  });

  it('filters return only current steps, only previous ones, or a single step', async () => {
    const { asAnna } = await withSteps();
    const current = await asAnna.get(`${mine}?current=true`);
    expect([stepsIn(current), current.headers['x-total-count']]).toEqual([['current'], '1']);
    const previous = await asAnna.get(`${mine}?current=false`);
    expect([stepsIn(previous), previous.headers['x-total-count']]).toEqual([['Step 3', 'Step 2', 'Step 1'], '3']);
    const [, , oldest] = idsIn(previous);
    expect(stepsIn(await asAnna.get(`${mine}?stepId=${oldest}`))).toEqual(['Step 1']);
  });

  it("another person's step cannot be found by its id", async () => {
    const { asAnna } = await withSteps(0);
    const [stepId] = idsIn(await asAnna.get(mine));
    const other = await withSteps(0);
    expect((await other.asAnna.get(`${mine}?stepId=${stepId}`)).body).toEqual([]);
  });
});

describe('the steps of a pod', () => {
  it('the pages of a pod’s steps together make up the whole list, newest first', async () => {
    const { pod, asAnna, ofPod } = await withSteps();
    await makePrevious(pod, pod.leader!, 2);
    const pages = await pagesOf(asAnna, `${ofPod}?limit=2`);
    expect(pages.map(({ body }) => (body as unknown[]).length)).toEqual([2, 2, 2, 1]);
    const whole = await asAnna.get(ofPod);
    expect(pages.flatMap(idsIn)).toEqual(idsIn(whole));
    expect(stepsIn(whole).slice(0, 3)).toEqual(['current', 'current', expect.stringMatching(/Step [32]/)]);
    expect(new Set(pages.map(({ headers }) => headers['x-total-count']))).toEqual(new Set(['7']));
  });

  it('everyone’s current step is returned, however many earlier steps there are', async () => {
    const { ofPod, asAnna } = await withSteps(5);
    const answer = await asAnna.get(`${ofPod}?current=true`);
    expect([stepsIn(answer), answer.headers['x-total-count']]).toEqual([['current', 'current'], '2']);
  });

  it('the list can be limited to one person in the pod, and is empty for a person outside it', async () => {
    const { pod, anna, asAnna, ofPod } = await withSteps(2);
    await makePrevious(pod, pod.leader!, 2);
    const ofAnna = await asAnna.get(`${ofPod}?userId=${anna.id}&current=false`);
    expect([stepsIn(ofAnna), ofAnna.headers['x-total-count']]).toEqual([['Step 2', 'Step 1'], '2']);
    const outside = await test.make.member(pod.membership);
    await makePrevious(pod, outside, 1);
    const none = await asAnna.get(`${ofPod}?userId=${outside.id}`);
    expect([none.body, none.headers['x-total-count']]).toEqual([[], '0']);
  });

  it('no steps are counted if the feature is off', async () => {
    const { pod, asAnna, ofPod } = await withSteps();
    const off = { membershipId: pod.membership.id, name: 'NextTinyStep', disabled: true } as const;
    await test.app.context.database.db.insert(membershipFeatures).values(off);
    const answer = await asAnna.get(`${ofPod}?limit=2`);
    expect([answer.body, answer.headers['x-total-count'], nextPageUrl(answer)]).toEqual([[], '0', undefined]);
  });
});

it('the record sent before an account or pod is deleted has every step, even if there is more than one page of them', async () => {
  const recordTo = async ({ email }: TestUser) => {
    const mail = (await test.mails(email)).find(({ template }) => template === 'steps-record');
    return (mail?.data.steps as unknown[]).length;
  };
  const { anna, asAnna } = await withSteps(510);
  expect((await asAnna.delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
  expect(await recordTo(anna)).toBe(511);
  const pod = await test.make.pod();
  await makePrevious(pod, pod.leader!, 510);
  expect((await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  expect(await recordTo(pod.leader!)).toBe(511);
});

describe.each(['the person', 'the pod'])('a query for the steps of %s', (whose) => {
  const ask = async (query: string) => {
    const { asAnna, ofPod } = await withSteps(0);
    return asAnna.get(`${whose === 'the pod' ? ofPod : mine}?${query}`);
  };

  it.each([
    'x',
    'W10',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('["2026-01-01","b"]').toString('base64url'),
  ])('with an invalid cursor, such as "%s", is rejected', async (after) => {
    const { status, body } = await ask(`after=${after}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'after', message: 'This place in the list is not known' }]);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'current=maybe', 'userId=1', 'stepId=1'])(
    'with %s is refused',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
