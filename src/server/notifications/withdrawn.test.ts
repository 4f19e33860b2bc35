import { randomUUID } from 'node:crypto';
import type { Notification } from '../../contract/entities.gen';
import { deliverAnnouncements } from '../announcements/deliverAnnouncements';
import { stepsIn } from '../steps/testing/steps';
import { useTestApp } from '../testing/app';
import { recordPush } from '../testing/fakes';
import type { TestUser } from '../testing/factories';
import { pushDeviceInput } from './testing/notices';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const { committed } = stepsIn(test);

beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00Z');
  await test.app.context.jobs.drain();
  push.sent.length = 0;
});

const DUE = '2026-03-03T18:00:00Z';
const WORDS = 'Only for a moment';

const listOf = async (person: TestUser) =>
  ((await (await test.as(person)).get('/v1/notifications/my-notifications')).body as Notification[]).map(
    ({ message }) => message,
  );

const downloadOf = async (person: TestUser) =>
  JSON.stringify((await (await test.as(person)).get('/v1/users/my-account/data')).body);

const pushes = async () => {
  await test.app.context.jobs.drain();
  return push.sent.map(({ payload }) => payload);
};

async function annasPod() {
  const { pod, anna, path, asAnna } = await committed(DUE, { pod: await test.make.pod() });
  const [leader, owner] = [pod.leader!, pod.membership.business.owner];
  const [asLeader, asOwner] = [await test.as(leader), await test.as(owner)];
  for (const person of [asAnna, asLeader])
    expect((await person.post('/v1/notifications/subscribe', pushDeviceInput(randomUUID()))).status).toBe(200);
  const apology = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${Date.parse('2026-03-03T19:00Z') / 1000}/apology`;
  const messages = `/v1/channels/${pod.channelId}/messages`;
  return { pod, anna, path, asAnna, leader, asLeader, asOwner, apology, messages };
}

type Scene = Awaited<ReturnType<typeof annasPod>>;

const ways: Record<string, (scene: Scene) => Promise<{ reader: TestUser; takeBack: () => Promise<unknown> }>> = {
  'a comment that was deleted': async ({ anna, path, asLeader }) => {
    const { body } = await asLeader.post(`${path}/comments`, { text: WORDS });
    return { reader: anna, takeBack: () => asLeader.delete(`${path}/comments/${body.id as string}`) };
  },
  'comments on a step that was cleared and set again': async ({ anna, path, asAnna, asLeader }) => {
    await asLeader.post(`${path}/comments`, { text: WORDS });
    const takeBack = async () => {
      await asAnna.put(path, { status: 'NotSet' });
      await asAnna.post(`${path}/commit`, {
        goal: 'Read',
        description: 'Ten pages',
        commitmentDate: Date.parse(DUE),
      });
    };
    return { reader: anna, takeBack };
  },
  'an announcement that was withdrawn': async ({ pod, anna, asOwner }) => {
    const body = { title: WORDS, text: 'On Monday.', audience: { kind: 'EVERYONE' } };
    const sent = await asOwner.post(`/v1/memberships/${pod.membership.id}/announcements`, body);
    await deliverAnnouncements(test.app.context);
    return { reader: anna, takeBack: () => asOwner.delete(`/v1/announcements/${sent.body.id as string}`) };
  },
  'the note of an apology that was taken back': async ({ leader, asAnna, apology }) => {
    await asAnna.put(apology, { note: WORDS });
    return { reader: leader, takeBack: () => asAnna.delete(apology) };
  },
  'the first note of an apology': async ({ leader, asAnna, apology }) => {
    await asAnna.put(apology, { note: WORDS });
    return { reader: leader, takeBack: () => asAnna.put(apology, { note: 'Another' }) };
  },
};

it.each(Object.entries(ways))('%s stays in nobody’s list or download', async (_, say) => {
  const { reader, takeBack } = await say(await annasPod());
  expect((await listOf(reader)).join()).toContain(WORDS);
  expect(await downloadOf(reader)).toContain(WORDS);
  await takeBack();
  expect((await listOf(reader)).join()).not.toContain(WORDS);
  expect(await downloadOf(reader)).not.toContain(WORDS);
});

const repeats: Record<string, (scene: Scene) => Promise<{ reader: TestUser; again: () => Promise<unknown> }>> = {
  'a cheer': ({ anna, path, asLeader }) => {
    const again = async () => {
      await asLeader.delete(`${path}/cheer`);
      await asLeader.post(`${path}/cheer`);
    };
    return Promise.resolve({ reader: anna, again });
  },
  'an apology': ({ leader, asAnna, apology }) => {
    const again = async () => {
      await asAnna.delete(apology);
      await asAnna.put(apology, {});
    };
    return Promise.resolve({ reader: leader, again });
  },
  'a mention': async ({ anna, asLeader, messages }) => {
    const { body } = await asLeader.post(messages, { content: 'Hello', clientId: randomUUID() });
    const path = `${messages}/${body.id as string}`;
    const again = async () => {
      await asLeader.patch(path, { content: 'Hello' });
      await asLeader.patch(path, { content: `Hello @${anna.firstName} ${anna.lastName}`, mentions: [anna.id] });
    };
    return { reader: anna, again };
  },
};

describe.each(Object.entries(repeats))('%s taken back and made again', (_, start) => {
  it.each(['at once', 'after its push'])('is listed once and pushed once a day: %s', async (when) => {
    const { reader, again } = await start(await annasPod());
    if (when === 'after its push') await pushes();
    const before = (await listOf(reader)).length;
    for (let times = 0; times < 3; times += 1) await again();
    expect((await listOf(reader)).length).toBe(before + 1);
    expect(await pushes()).toHaveLength(1);
    test.clock.advance({ hours: 24, seconds: 1 });
    await again();
    expect((await listOf(reader)).length).toBe(before + 1);
    expect(await pushes()).toHaveLength(2);
  });
});

it('a changed note of an apology reaches the leader, in one push', async () => {
  const { leader, asAnna, apology } = await annasPod();
  for (const note of ['On a train', 'On a bus']) await asAnna.put(apology, { note });
  expect(await listOf(leader)).toEqual([expect.stringContaining('On a bus')]);
  expect(await pushes()).toEqual([expect.stringContaining('On a bus')]);
});

it('moving the date removes the notes of its apologies, and a later apology is pushed again', async () => {
  const { leader, asAnna, asLeader, apology } = await annasPod();
  await asAnna.put(apology, { note: WORDS });
  expect(await pushes()).toHaveLength(1);
  const date = apology.replace('/apology', '');
  expect((await asLeader.put(date, { change: 'MOVED', movedTo: Date.parse('2026-03-04T19:00Z') / 1000 })).status).toBe(
    200,
  );
  expect(await downloadOf(leader)).not.toContain(WORDS);
  push.sent.length = 0;
  await asAnna.put(apology, { note: 'On a bus' });
  expect((await pushes()).join()).toContain('On a bus');
});
