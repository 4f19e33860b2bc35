import { sql } from 'drizzle-orm';
import { deleteAccount } from '../../account/deleteAccount';
import { isOpenInGroup } from '../../notifications';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { leavePod } from '../../pods/join/leavePod';
import type { AppContext } from '../../platform/context';
import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { recordPush } from '../../testing/fakes';
import { untilAnsweredOrBlocked, interleave } from '../../testing/interleave';
import { ensureLeaderChannel } from '../channels';
import { mentionGroup } from '../notificationKinds';
import { useTalk } from '../testing/talk';
import { editMessage } from './editMessage';
import { lockPeople, lockTurns } from './lockMessage';
import { sendMessage } from './sendMessage';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const { podWithTwo, say, mark, markUnread, messageUrl } = useTalk(test);

const at = ({ firstName, lastName }: TestUser) => `@${firstName} ${lastName}`;
const mentioning = (person: TestUser) => ({ content: `${at(person)} hello`, mentions: [person.id] });

async function mention(pod: TestPod, by: TestUser, person: TestUser): Promise<string> {
  const answer = await (await test.as(by)).post(`/v1/channels/${pod.channelId}/messages`, mentioning(person));
  expect(answer.status).toBe(200);
  return answer.body.id as string;
}

interface Listed {
  id: string;
  message: string;
  primaryActionUrl: string;
}

async function toldOf(person: TestUser): Promise<string[]> {
  const { body } = await (await test.as(person)).get('/v1/notifications/my-notifications');
  const told = (body as Listed[]).filter(({ message }) => message.includes('mentioned you'));
  return told
    .map(({ primaryActionUrl }) => new URLSearchParams(primaryActionUrl.split('?')[1]).get('message') ?? '')
    .sort();
}

const subscribe = async (person: TestUser) =>
  (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput(person.id));

async function pushedTo(person: TestUser): Promise<number> {
  await test.app.context.jobs.drain();
  const sent = push.sent.filter(({ target }) => target.endpoint.endsWith(person.id));
  return sent.filter(({ payload }) => payload.includes('mentioned you')).length;
}

const takenFrom = async (person: TestUser) =>
  (await publishedTo(test, person, 'notification')).filter(({ dismissed }) => dismissed === true);

describe('a mention that has been read', () => {
  it('is no longer listed on any page, and is not pushed', async () => {
    const { pod, leader, participant } = await podWithTwo();
    await subscribe(participant);
    await mark(pod, participant, await mention(pod, leader, participant));
    expect(await toldOf(participant)).toEqual([]);
    expect(await takenFrom(participant)).toHaveLength(1);
    expect(await pushedTo(participant)).toBe(0);
  });

  it('is removed with earlier mentions, but not with later mentions or those in other conversations', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const other = await test.make.participant(pod);
    const elsewhere = await test.make.pod();
    await test.make.participant(elsewhere, await test.make.member(elsewhere.membership, { user: participant }));
    await mention(pod, leader, participant);
    const second = await mention(pod, leader, participant);
    await mention(pod, leader, other);
    const third = await mention(pod, leader, participant);
    const unread = await mention(elsewhere, elsewhere.leader as TestUser, participant);
    await mark(pod, participant, second);
    expect(await toldOf(participant)).toEqual([third, unread].sort());
    expect(await toldOf(other)).toHaveLength(1);
  });

  it('does not return through ‘Mark unread’, or by undoing a dismissal', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const id = await mention(pod, leader, participant);
    const reader = await test.as(participant);
    const { body: list } = await reader.get('/v1/notifications/my-notifications');
    const { body } = await reader.delete(`/v1/notifications/${(list as Listed[])[0]?.id}`);
    await mark(pod, participant, id);
    expect((await reader.post(body.undoUrl)).status).toBe(409);
    await markUnread(pod, participant, id);
    expect(await toldOf(participant)).toEqual([]);
  });

  it('is removed when its reader writes below it, with or without mentions', async () => {
    const { pod, leader, participant } = await podWithTwo();
    for (const answer of [() => say(pod, participant, 'Thank you'), () => mention(pod, participant, leader)]) {
      await mention(pod, leader, participant);
      await answer();
      expect(await toldOf(participant)).toEqual([]);
    }
    expect(await takenFrom(participant)).toHaveLength(2);
  });

  const tellings: Record<string, (context: AppContext, pod: TestPod, participant: TestUser) => Promise<unknown>> = {
    'a message': async (context, { channelId, leader }, participant) =>
      sendMessage(context, channelId, await test.callerOf(leader as TestUser), mentioning(participant)),
    'an edit': async (context, pod, participant) => {
      const leader = pod.leader as TestUser;
      const messageId = await say(pod, leader, 'Hello');
      const place = { channelId: pod.channelId, messageId, caller: { userId: leader.id, name: 'Leader' } };
      return editMessage(context, place, mentioning(participant));
    },
  };

  it.each(Object.keys(tellings))(
    'is settled even if its reader writes at the very moment that %s causes it',
    async (way) => {
      const { pod, participant } = await podWithTwo();
      await interleave(
        test.app.context,
        (context) => tellings[way]?.(context, pod, participant) ?? Promise.resolve(),
        () => say(pod, participant, 'Hello'),
      );
      expect(await toldOf(participant)).toEqual([]);
      expect(await takenFrom(participant)).toHaveLength(1);
    },
  );

  it("is settled once the reader's message is published, which succeeds even if settling fails", async () => {
    const { pod, leader, participant, url } = await podWithTwo();
    await mention(pod, leader, participant);
    const done: string[] = [];
    const { hub } = test.app.context;
    const failing: AppContext = {
      ...test.app.context,
      hub: { ...hub, wake: () => void done.push('told') },
      act: () => {
        done.push('tried');
        throw new Error('on purpose');
      },
    };
    const sender = await test.callerOf(participant);
    const { id } = await sendMessage(failing, pod.channelId, sender, { content: 'Thank you' });
    expect(done).toEqual(['told', 'tried']);
    expect(((await (await test.as(leader)).get(url)).body as { id: string }[]).at(-1)?.id).toBe(id);
  });

  it('causes no write when a person without mentions reads', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const id = await say(pod, leader, 'Hello');
    const { statements } = await test.countStatements(() => mark(pod, participant, id));
    expect(statements.filter((text) => /^update "notifications"/.test(text))).toEqual([]);
  });

  it('is found through an index, however many notices its reader has', async () => {
    const { pod, leader, participant } = await podWithTwo();
    await mention(pod, leader, participant);
    const { db } = test.app.context.database;
    const plan = await db.transaction(async (tx) => {
      // PostgreSQL would read this few rows in full.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select ${isOpenInGroup(mentionGroup(pod.channelId), participant.id)} as open`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toMatch(/Index .*notifications_group/);
  });

  it('stays unread while only the pod changes', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const id = await mention(pod, leader, participant);
    expect((await (await test.as(leader)).patch(`/v1/pods/${pod.id}`, { name: 'Night Owls' })).status).toBe(200);
    expect(await toldOf(participant)).toEqual([id]);
  });

  it('is notified when an edit adds it to a message already read', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const id = await say(pod, leader, 'Hello');
    await mark(pod, participant, id);
    await (await test.as(leader)).patch(messageUrl(pod, id), mentioning(participant));
    expect(await toldOf(participant)).toEqual([id]);
    await mark(pod, participant, await say(pod, leader, 'More'));
    expect(await toldOf(participant)).toEqual([]);
  });
});

describe('a mention in a lost conversation', () => {
  const asOwner = ({ membership }: TestPod) => test.as(membership.business.owner);

  const losses: Record<string, (pod: TestPod, person: TestUser) => Promise<{ status: number }>> = {
    'who leaves': async (pod, person) => (await test.as(person)).delete(`/v1/pods/${pod.id}/members`),
    'who is removed': async (pod, person) =>
      (await test.as(pod.leader as TestUser)).delete(`/v1/pods/${pod.id}/members/${person.id}`),
    'who is disabled': async (pod, person) => {
      const { rows } = await test.app.context.database.db.execute<{ id: string }>(
        sql`select id from members where user_id = ${person.id}::uuid`,
      );
      const path = `/v1/memberships/${pod.membership.id}/members/${rows[0]?.id}`;
      const answer = await (await asOwner(pod)).post(`${path}/disable`, {});
      // Otherwise nothing would be listed in any case.
      await (await asOwner(pod)).post(`${path}/enable`, {});
      return answer;
    },
    'those whose chat is turned off': async (pod) =>
      (await asOwner(pod)).patch(`/v1/memberships/${pod.membership.id}`, {
        features: [{ name: 'Chat', disabled: true }],
      }),
  };

  it.each(Object.entries(losses))('is removed from the list and not pushed (%s)', async (_who, lose) => {
    const { pod, leader, participant } = await podWithTwo();
    await subscribe(participant);
    await mention(pod, leader, participant);
    expect((await lose(pod, participant)).status).toBe(200);
    expect(await toldOf(participant)).toEqual([]);
    expect(await takenFrom(participant)).toHaveLength(1);
    expect(await pushedTo(participant)).toBe(0);
  });

  it('is removed for the leader of a deleted pod', async () => {
    const { pod, leader, participant } = await podWithTwo();
    await mention(pod, participant, leader);
    const owner = await asOwner(pod);
    await owner.delete(`/v1/pods/${pod.id}/members/${participant.id}`);
    expect((await owner.delete(`/v1/pods/${pod.id}`)).status).toBe(200);
    expect(await toldOf(leader)).toEqual([]);
  });

  it('is removed for a former leader in the leader channel', async () => {
    const { pod, leader } = await podWithTwo();
    const owner = pod.membership.business.owner;
    const channelId = await test.app.context.act((act) => ensureLeaderChannel(act, pod.membership.id));
    await mention({ ...pod, channelId }, owner, leader);
    const unassign = `/v1/memberships/${pod.membership.id}/leaders/${leader.id}`;
    expect(await toldOf(leader)).toHaveLength(1);
    expect((await (await asOwner(pod)).delete(unassign)).status).toBe(200);
    expect(await toldOf(leader)).toEqual([]);
  });

  it.each(['first', 'last'])(
    'does not notify a person who leaves while it is being sent, whichever action is %s',
    async (leaving) => {
      const { pod, leader, participant } = await podWithTwo();
      const { context } = test.app;
      const sender = await test.callerOf(leader);
      const place = { membershipId: pod.membership.id, podId: pod.id, userId: participant.id };
      const send = (by = context) => sendMessage(by, pod.channelId, sender, mentioning(participant));
      const leave = (by = context) => leavePod(by, place);
      await (leaving === 'first' ? interleave(context, leave, send) : interleave(context, send, leave));
      expect(await toldOf(participant)).toEqual([]);
    },
  );

  it('waits for a concurrent account deletion, and neither of them is retried', async () => {
    const { pod, participant } = await podWithTwo();
    const { context } = test.app;
    const tries = { telling: 0, deletion: 0 };
    const counted = (what: keyof typeof tries): AppContext => ({
      ...context,
      act: (work) => context.act((act) => ((tries[what] += 1), work(act))),
    });
    const caller = await test.callerOf(participant);
    let deletion: Promise<void> | undefined;
    await counted('telling').act(async (act) => {
      await lockPeople(act, [participant.id]);
      deletion ??= deleteAccount(counted('deletion'), caller, {});
      await untilAnsweredOrBlocked(context, deletion);
      await lockTurns(act, [pod.channelId]);
    });
    await deletion;
    expect(tries).toEqual({ telling: 1, deletion: 1 });
  });
});
