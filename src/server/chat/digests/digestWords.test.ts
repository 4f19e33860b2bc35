import { pushDeviceInput } from '../../notifications/testing/notices';
import { useTestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { recordPush } from '../../testing/fakes';
import { chatMails } from '../mails';
import { useDigests } from '../testing/digests';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const { pass, toldTo } = useDigests(test);

it('a digest names the leader channel as the list of channels does', async () => {
  const membership = await test.make.membership({ name: 'Slow Leaders' });
  const pod = await test.make.pod({ membership });
  const [owner, leader] = [membership.business.owner, pod.leader as TestUser];
  await (await test.as(leader)).post('/v1/notifications/subscribe', pushDeviceInput('leader'));
  const { body } = await (await test.as(owner)).get('/v1/channels/my-channels');
  const channel = (body as { id: string; leaderChannel: boolean; name: string }[]).find((one) => one.leaderChannel);
  expect(channel?.name).toBe('Slow Leaders');
  await (await test.as(owner)).post(`/v1/channels/${channel?.id}/messages`, { content: 'Hello' });
  await pass({ hours: 1 });
  expect((await toldTo(leader))[0]?.channels).toMatchObject([{ name: 'Slow Leaders' }]);
  await test.app.context.jobs.drain();
  expect(push.bodies()).toEqual([expect.stringMatching(/^1 new message in Slow Leaders\n/)]);
});

it('the subject counts the messages of all conversations, including those not listed', async () => {
  const pods = [];
  for (let index = 0; index < 23; index++) pods.push(await test.make.pod());
  const reader = await test.make.user();
  for (const pod of pods) {
    await test.make.participant(pod, await test.make.member(pod.membership, { user: reader }));
    await (await test.as(pod.leader as TestUser)).post(`/v1/channels/${pod.channelId}/messages`, { content: 'Hello' });
  }
  await pass({ hours: 1 });
  const [data] = await toldTo(reader);
  expect(data?.channels).toHaveLength(20);
  expect(data && chatMails['missed-messages'].render(data, 'en', test.clock.now()).subject).toBe(
    '23 new messages in 23 chats',
  );
});
