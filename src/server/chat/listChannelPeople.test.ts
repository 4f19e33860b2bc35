import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';

const test = useTestApp();

async function peopledPod() {
  const pod = await test.make.pod();
  const names = [
    ['Zoë', 'O’Brien'],
    ['anna', 'Young'],
    ['Anna', 'Lee'],
    ['Bo', 'Annan'],
  ];
  for (const [firstName = '', lastName = ''] of names) {
    await test.make.participant(
      pod,
      await test.make.member(pod.membership, { user: await test.make.user({ firstName, lastName }) }),
    );
  }
  const outside = await test.make.member(pod.membership);
  const leader = pod.leader as TestUser;
  return { pod, leader, outside, url: `/v1/channels/${pod.channelId}/people` };
}

const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);

it("a channel's people are listed by name", async () => {
  const { leader, url } = await peopledPod();
  const answer = await (await test.as(leader)).get(url);
  const leaderName = `${leader.firstName} ${leader.lastName}`;
  const others = ['Anna Lee', 'anna Young', 'Bo Annan', 'Zoë O’Brien'];
  expect(names(answer).filter((name) => name !== leaderName)).toEqual(others);
  expect(answer.body).toContainEqual({ userId: leader.id, name: leaderName, member: true });
  expect(answer.headers['x-total-count']).toBe('5');
  expect(answer.headers.link).toBeUndefined();
});

it("a channel's people are shown with their photos", async () => {
  const { leader, url } = await peopledPod();
  const photoId = '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a01';
  await test.app.context.database.db.update(users).set({ photoId }).where(eq(users.id, leader.id));
  const people = (await (await test.as(leader)).get(url)).body as object[];
  expect(people.filter((person) => 'photoId' in person)).toMatchObject([{ userId: leader.id, photoId }]);
});

it("a channel's people are found by any words of their names", async () => {
  const { leader, url } = await peopledPod();
  const actor = await test.as(leader);
  const found = async (q: string) => names(await actor.get(`${url}?q=${encodeURIComponent(q)}`));
  expect(await found('ANN')).toEqual(['Anna Lee', 'anna Young', 'Bo Annan']);
  expect(await found('nan bo')).toEqual(['Bo Annan']);
  expect(await found("o'brien zoe")).toEqual(['Zoë O’Brien']);
  expect(await found('100%')).toEqual([]);
  expect(await found('\u0301')).toEqual([]);
  expect(await found('´')).toEqual([]);
});

it("a channel's people are listed in pages, each person once", async () => {
  const { leader, url } = await peopledPod();
  const actor = await test.as(leader);
  const whole = names(await actor.get(url));
  const paged: string[] = [];
  let next: string | undefined = `${url}?limit=2`;
  while (next) {
    const answer = await actor.get(next);
    expect(answer.headers['x-total-count']).toBe('5');
    paged.push(...names(answer));
    next = /<(.+)>/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  expect(paged).toEqual(whole);
  expect((await actor.get(`${url}?after=nonsense`)).status).toBe(400);
});

it("a channel's people are visible only within the channel", async () => {
  const { outside, pod, url } = await peopledPod();
  expect((await (await test.as(outside)).get(url)).status).toBe(404);
  expect((await (await test.as(pod.membership.business.owner)).get(url)).status).toBe(404);
});

it('in a leader channel, staff who aren’t members of the membership are distinguished', async () => {
  const { leader, pod } = await peopledPod();
  const { owner } = pod.membership.business;
  const actor = await test.as(owner);
  const [channel] = (await actor.get('/v1/channels/my-channels')).body as { id: string }[];
  const { body } = await actor.get(`/v1/channels/${channel?.id}/people`);
  const members = (body as { userId: string; member?: boolean }[]).map(({ userId, member }) => [userId, member]);
  expect(new Map(members as [string, boolean | undefined][])).toEqual(
    new Map([
      [leader.id, true],
      [owner.id, undefined],
    ]),
  );
});
