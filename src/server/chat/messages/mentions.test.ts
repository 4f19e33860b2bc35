import { v7 } from 'uuid';
import { isNull } from 'drizzle-orm';
import { notifications, notificationSettings } from '../../platform/database/schema';
import { timesNamed } from '../../notifications/testing/names';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { recordPush } from '../../testing/fakes';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestUser } from '../../testing/factories';
import { useTalk } from '../testing/talk';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const { podWithTwo, messageUrl, published, messageOf } = useTalk(test);

const nameOf = ({ firstName, lastName }: TestUser) => `${firstName} ${lastName}`;
const at = (person: TestUser) => `@${nameOf(person)}`;

const notificationsOf = async (person: TestUser) =>
  (await (await test.as(person)).get('/v1/notifications/my-notifications')).body as { message: string }[];

it('a mentioned person is notified, with a link to the message in its conversation', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const content = `${at(participant)} well done`;
  const { body } = await (await test.as(leader)).post(url, { content, mentions: [participant.id], clientId: v7() });
  expect(body.mentions).toEqual([{ userId: participant.id, name: nameOf(participant) }]);
  expect(body).not.toHaveProperty('version');
  expect(await messageOf(pod, body.id)).toEqual(body);
  expect(await published(body.id)).toEqual([body]);
  expect(await notificationsOf(participant)).toMatchObject([
    {
      message: `<b>${nameOf(leader)}</b> mentioned you in <b>${pod.name}</b>.`,
      primaryActionUrl: `/chat?c=${pod.channelId}&message=${body.id}`,
      actionType: 'DISMISSIBLE_ACTION',
    },
  ]);
  expect(await notificationsOf(leader)).toEqual([]);
});

it('the name of a person who mentions others is removed from notifications with their account', async () => {
  const { leader, participant, url } = await podWithTwo();
  await (await test.as(leader)).post(url, { content: at(participant), mentions: [participant.id] });
  expect(await timesNamed(test, leader)).toEqual({ now: 1, afterRemoval: 0 });
});

it('a mentioned person is notified on their devices, without the text', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  await (await test.as(participant)).post('/v1/notifications/subscribe', pushDeviceInput('phone'));
  const content = `${at(participant)} my secret`;
  await (await test.as(leader)).post(url, { content, mentions: [participant.id] });
  await test.app.context.jobs.drain();
  expect(push.sent).toHaveLength(1);
  expect(JSON.stringify(push.sent)).toContain(`${nameOf(leader)} mentioned you in ${pod.name}.`);
  expect(JSON.stringify(push.sent)).not.toContain('secret');
});

it('only people in the channel whose names are in the text are mentioned', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const unnamed = await test.make.participant(pod);
  const outside = await test.make.member(pod.membership);
  const content = `${at(participant)} and ${at(outside)}, ${nameOf(unnamed)}`;
  const mentions = [participant.id, outside.id, unnamed.id, v7()];
  const { body } = await (await test.as(leader)).post(url, { content, mentions });
  expect(body.mentions).toEqual([{ userId: participant.id, name: nameOf(participant) }]);
  for (const person of [outside, unnamed]) expect(await notificationsOf(person)).toEqual([]);
});

it('neither part of a name nor a former name mentions a person', async () => {
  const { pod, leader, url } = await podWithTwo();
  const join = async (firstName: string, lastName: string) =>
    test.make.participant(
      pod,
      await test.make.member(pod.membership, { user: await test.make.user({ firstName, lastName }) }),
    );
  const [ann, namesake, leeson] = [await join('Ann', 'Lee'), await join('Ann', 'Lee'), await join('Ann', 'Leeson')];
  const actor = await test.as(leader);
  const mentions = [ann.id, namesake.id, leeson.id];
  const mentioned = ({ body }: { body: { mentions: { userId: string }[] } }) =>
    body.mentions.map(({ userId }) => userId);
  const first = await actor.post(url, { content: 'Hi @Ann Leeson', mentions });
  expect(mentioned(first)).toEqual([leeson.id]);
  expect(await notificationsOf(ann)).toEqual([]);
  expect(mentioned(await actor.post(url, { content: '@Ann Leeson, @Ann Lee', mentions }))).toEqual(mentions.sort());
  await (await test.as(leeson)).patch('/v1/users/my-user', { firstName: 'Bo' });
  expect(
    mentioned(await actor.patch(messageUrl(pod, first.body.id), { content: 'Hey @Ann Leeson', mentions })),
  ).toEqual([leeson.id]);
});

it('a message with no valid mentions is an ordinary message', async () => {
  const { leader, url } = await podWithTwo();
  const { body } = await (await test.as(leader)).post(url, { content: '@Nobody', mentions: [v7()] });
  expect(body).toMatchObject({ content: '@Nobody' });
  expect(body).not.toHaveProperty('mentions');
});

it('mentioning oneself, or a person who turned message notifications off, notifies nobody', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const silent = await test.make.participant(pod);
  const { db } = test.app.context.database;
  await db.insert(notificationSettings).values({ userId: silent.id, type: 'MISSED_POD_MESSAGE', frequency: 'NEVER' });
  const all = [leader, participant, silent];
  const mentions = all.map(({ id }) => id);
  const { body } = await (await test.as(leader)).post(url, { content: all.map(at).join(' '), mentions });
  expect(body.mentions.map(({ userId }: { userId: string }) => userId).sort()).toEqual([...mentions].sort());
  const told = await Promise.all(all.map(async (person) => (await notificationsOf(person)).length));
  expect(told).toEqual([0, 1, 0]);
});

it('a message sent again mentions each person only once', async () => {
  const { leader, participant, url } = await podWithTwo();
  const input = { content: at(participant), mentions: [participant.id], clientId: v7() };
  const actor = await test.as(leader);
  const answers = await Promise.all([1, 2, 3].map(() => actor.post(url, input)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await notificationsOf(participant)).toHaveLength(1);
});

it('an edit notifies only newly mentioned people, and withdraws notices from people no longer mentioned', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const added = await test.make.participant(pod);
  const dropped = await test.make.participant(pod);
  const actor = await test.as(leader);
  const first = [participant, dropped];
  const ids = (people: TestUser[]) => people.map(({ id }) => id);
  const { body } = await actor.post(url, { content: first.map(at).join(' '), mentions: ids(first) });
  const now = [participant, added];
  const edit = { content: now.map(at).join(' '), mentions: ids(now) };
  const edited = await actor.patch(messageUrl(pod, body.id), edit);
  expect(edited.body).toMatchObject({ version: 1 });
  expect(edited.body.mentions.map(({ userId }: { userId: string }) => userId)).toEqual(ids(now).sort());
  const told = await Promise.all([participant, added, dropped].map(async (one) => (await notificationsOf(one)).length));
  expect(told).toEqual([1, 1, 0]);
});

it('an edit can mention another person of the same name instead, though the text stays the same', async () => {
  const { pod, leader, url } = await podWithTwo();
  const join = async () => {
    const user = await test.make.user({ firstName: 'Ann', lastName: 'Lee' });
    return test.make.participant(pod, await test.make.member(pod.membership, { user }));
  };
  const [ann, namesake] = [await join(), await join()];
  const actor = await test.as(leader);
  const { body } = await actor.post(url, { content: '@Ann Lee', mentions: [ann.id] });
  const edited = await actor.patch(messageUrl(pod, body.id), { content: '@Ann Lee', mentions: [namesake.id] });
  expect(edited.body.mentions).toEqual([{ userId: namesake.id, name: 'Ann Lee' }]);
  expect(edited.body).not.toHaveProperty('editedEpochMillis');
  expect([await notificationsOf(ann), (await notificationsOf(namesake)).length]).toEqual([[], 1]);
});

it('a person who has changed their name stays mentioned by the name in the text', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const actor = await test.as(leader);
  const mentions = [participant.id];
  const { body } = await actor.post(url, { content: at(participant), mentions });
  await (await test.as(participant)).patch('/v1/users/my-user', { firstName: 'Another' });
  const edited = await actor.patch(messageUrl(pod, body.id), { content: `${at(participant)}!`, mentions });
  expect(edited.body.mentions).toEqual(body.mentions);
  expect(await notificationsOf(participant)).toHaveLength(1);
});

it('removing a message withdraws its notices', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const actor = await test.as(leader);
  const { body } = await actor.post(url, { content: at(participant), mentions: [participant.id] });
  expect((await actor.delete(messageUrl(pod, body.id))).body).not.toHaveProperty('mentions');
  expect(await notificationsOf(participant)).toEqual([]);
  const { db } = test.app.context.database;
  const open = await db.select().from(notifications).where(isNull(notifications.dismissedAt));
  expect(open.filter(({ userId }) => userId === participant.id)).toEqual([]);
});

it('deleting an account withdraws its mentions', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const { body } = await (await test.as(leader)).post(url, { content: at(participant), mentions: [participant.id] });
  await (await test.as(participant)).delete('/v1/users/my-user', { password: PASSWORD });
  expect(await messageOf(pod, body.id)).toMatchObject({ content: at(participant), version: 1 });
  expect(await messageOf(pod, body.id)).not.toHaveProperty('mentions');
});

it("deleting a sender's account withdraws notifications of their messages", async () => {
  const { leader, participant, url } = await podWithTwo();
  await (await test.as(participant)).post(url, { content: at(leader), mentions: [leader.id] });
  expect(await notificationsOf(leader)).toHaveLength(1);
  await (await test.as(participant)).delete('/v1/users/my-user', { password: PASSWORD });
  expect((await notificationsOf(leader)).filter(({ message }) => message.includes('mentioned'))).toEqual([]);
});

it('a message without mentions takes one statement', async () => {
  const { leader, url } = await podWithTwo();
  const actor = await test.as(leader);
  const bare = await test.countStatements(() => actor.post(url, { content: 'Hello' }));
  const none = await test.countStatements(() => actor.post(url, { content: 'Hello', mentions: [] }));
  expect(none.statements.length).toBe(bare.statements.length);
  expect(bare.statements.filter((statement) => /insert into messages/.test(statement))).toHaveLength(1);
  expect(bare.statements.filter((statement) => /^\s*begin/i.test(statement))).toEqual([]);
});
