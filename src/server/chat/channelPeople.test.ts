import { eq } from 'drizzle-orm';
import { readStream } from '../platform/events/testing/streamReader';
import { businessStaff, channels, members, pods, waitlistEntries } from '../platform/database/schema';
import { publishPodChange } from '../pods';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { createPodChannel, ensureLeaderChannel } from './channels';
import { publishChannelChange, publishLeaderChannelChange } from './channelChanges';

const test = useTestApp();

async function cast() {
  const membership = await test.make.membership();
  const pod = await test.make.pod({ membership });
  const { db } = test.app.context.database;
  const assistant = await test.make.participant(pod);
  const asked = await test.make.participant(await test.make.pod({ membership }));
  await db
    .update(pods)
    .set({ assistantUserId: assistant.id, assistantConfirmedAt: test.clock.now() })
    .where(eq(pods.id, pod.id));
  const podOfAsked = await test.make.pod({ membership });
  await db.update(pods).set({ assistantUserId: asked.id }).where(eq(pods.id, podOfAsked.id));
  const disabled = await test.make.participant(pod);
  await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, disabled.id));
  const disabledLeader = (await test.make.pod({ membership })).leader as TestUser;
  await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, disabledLeader.id));
  const waiting = await test.make.member(membership);
  await db.insert(waitlistEntries).values({
    podId: pod.id,
    membershipId: membership.id,
    userId: waiting.id,
    consentJoinNewPod: false,
    consentToBeNewPodLeader: false,
    createdAt: test.clock.now(),
  });
  const people = {
    owner: membership.business.owner,
    admin: await test.make.admin(membership.business),
    otherOwner: (await test.make.business()).owner,
    leader: pod.leader as TestUser,
    leaderOfAnother: podOfAsked.leader as TestUser,
    leaderElsewhere: (await test.make.pod()).leader as TestUser,
    approvedWithoutPod: await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' }),
    assistant,
    askedAssistant: asked,
    participant: await test.make.participant(pod),
    disabledParticipant: disabled,
    disabledLeader,
    waiting,
    member: await test.make.member(membership),
  };
  const leaderChannelId = await test.app.context.act((act) => ensureLeaderChannel(act, membership.id));
  return { membership, pod, people, leaderChannelId };
}

type Cast = Awaited<ReturnType<typeof cast>>;

async function whoOf({ people }: Cast, isSo: (person: TestUser) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const [role, person] of Object.entries(people)) if (await isSo(person)) found.push(role);
  return found.sort();
}

describe('members of a channel', () => {
  const inPod = ['assistant', 'leader', 'participant'];
  const amongLeaders = ['admin', 'assistant', 'leader', 'leaderOfAnother', 'owner'];

  it.each([
    ['a pod’s channel has its leader, assistant and participants', (all: Cast) => all.pod.channelId, inPod],
    [
      'the leaders’ channel has who leads or assists a pod, and staff',
      (all: Cast) => all.leaderChannelId,
      amongLeaders,
    ],
  ])('%s, with the same result for access, lists and delivery', async (_name, channelOf, expected) => {
    const all = await cast();
    const channelId = channelOf(all);
    const lists = await whoOf(all, async (person) => {
      const { body } = await (await test.as(person)).get('/v1/channels/my-channels');
      return (body as { id: string }[]).some(({ id }) => id === channelId);
    });
    const reads = await whoOf(all, async (person) => {
      const { status } = await (await test.as(person)).get(`/v1/channels/${channelId}/messages`);
      return status === 200;
    });
    const streams = new Map<string, Awaited<ReturnType<typeof readStream>>>();
    for (const person of Object.values(all.people)) {
      streams.set(person.id, await readStream(test.app, { id: person.id, token: (await test.as(person)).token }));
    }
    const { status } = await (
      await test.as(all.people.leader)
    ).post(`/v1/channels/${channelId}/messages`, {
      content: 'To whom it concerns',
    });
    expect(status).toBe(200);
    for (const [role, person] of Object.entries(all.people)) {
      if (expected.includes(role)) await streams.get(person.id)?.waitFor(({ type }) => type === 'message');
    }
    const hears = await whoOf(all, (person) => Promise.resolve(streams.get(person.id)?.events().length !== 0));
    for (const stream of streams.values()) stream.close();
    expect({ lists, reads, hears }).toEqual({ lists: expected, reads: expected, hears: expected });
  });

  it('staff disabled as members remain only in the leader channel', async () => {
    const { pod, people, leaderChannelId, membership } = await cast();
    const { db } = test.app.context.database;
    await db.insert(businessStaff).values({
      businessId: membership.business.id,
      userId: people.disabledParticipant.id,
      role: 'admin',
      createdAt: test.clock.now(),
    });
    const actor = await test.as(people.disabledParticipant);
    expect((await actor.get(`/v1/channels/${leaderChannelId}/messages`)).status).toBe(200);
    expect((await actor.get(`/v1/channels/${pod.channelId}/messages`)).status).toBe(404);
  });
});

describe('changes in other areas', () => {
  const eventsOf = async (person: TestUser, act: () => Promise<unknown>) => {
    const stream = await readStream(test.app, { id: person.id, token: (await test.as(person)).token });
    await act();
    await stream.waitFor(({ type }) => type === 'channel');
    stream.close();
    return stream.events().map((event) => ({ ...event, id: undefined }));
  };

  it('a channel is created with each pod, and a single leader channel for the membership', async () => {
    const { membership, leaderChannelId } = await cast();
    const { act, database } = test.app.context;
    const again = await Promise.all([1, 2, 3].map(() => act((one) => ensureLeaderChannel(one, membership.id))));
    expect(new Set([leaderChannelId, ...again]).size).toBe(1);
    const pod = await test.make.pod({ membership, leader: null });
    await database.db.delete(channels).where(eq(channels.podId, pod.id));
    const id = await act((one) => createPodChannel(one, pod.id, membership.id));
    const [row] = await database.db.select().from(channels).where(eq(channels.podId, pod.id));
    expect(row).toMatchObject({ id, membershipId: membership.id });
  });

  it('people who join or lose a channel are informed', async () => {
    const { pod, people, leaderChannelId, membership } = await cast();
    const { act } = test.app.context;
    for (const change of ['added', 'removed', 'changed'] as const) {
      expect(
        await eventsOf(people.participant, () =>
          act((one) => publishChannelChange(one, pod.id, people.participant.id, change)),
        ),
      ).toEqual([{ type: 'channel', channelId: pod.channelId, podId: pod.id, change }]);
    }
    expect(
      await eventsOf(people.admin, () =>
        act((one) => publishLeaderChannelChange(one, membership.id, [people.admin.id], 'removed')),
      ),
    ).toEqual([
      { type: 'leadership', membershipId: membership.id },
      { type: 'channel', channelId: leaderChannelId, change: 'removed' },
    ]);
    expect(await eventsOf(people.assistant, () => act((one) => publishPodChange(one, pod.id)))).toEqual([
      { type: 'pod', podId: pod.id, change: 'changed' },
      { type: 'channel', channelId: pod.channelId, podId: pod.id, change: 'changed' },
    ]);
  });

  it('a person who regains a channel finds their unread messages, and their open pages are informed', async () => {
    const { pod, people } = await cast();
    await (await test.as(people.leader)).post(`/v1/channels/${pod.channelId}/messages`, { content: 'Before' });
    const regained = await eventsOf(people.participant, () =>
      test.app.context.act((act) => publishChannelChange(act, pod.id, people.participant.id, 'back')),
    );
    expect(regained).toMatchObject([{ change: 'added' }]);
    const list = (await (await test.as(people.participant)).get('/v1/channels/my-channels')).body;
    expect(list).toMatchObject([{ id: pod.channelId, unread: 1 }]);
  });

  it('messages written before a person joined are not unread for them', async () => {
    const { pod, people } = await cast();
    const leader = await test.as(people.leader);
    const { body } = await leader.post(`/v1/channels/${pod.channelId}/messages`, { content: 'Before' });
    const newcomer = await test.make.participant(pod);
    await test.app.context.act((act) => publishChannelChange(act, pod.id, newcomer.id, 'added'));
    await leader.post(`/v1/channels/${pod.channelId}/messages`, { content: 'After' });
    const list = (await (await test.as(newcomer)).get('/v1/channels/my-channels')).body;
    expect(list).toMatchObject([{ id: pod.channelId, lastMessageReadId: body.id, unread: 1 }]);
  });
});
