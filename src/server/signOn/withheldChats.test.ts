import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { makeAppStreamHub } from '../app';
import { contents, isMessage, sessionOf, useStreams } from '../platform/events/testing/streams';
import { tokenOf } from '../session/testing/logins';
import type { Actor } from '../testing/actors';
import { expectSuccess } from '../testing/catalogue/world';
import { PASSWORD, type TestUser } from '../testing/factories';
import { until } from '../testing/until';
import { useSignOnApp } from './testing/signOns';

const { test, claimsOf, signOn, ticketFor, confirm, connect } = useSignOnApp();
const { open } = useStreams(test);

/**
 * A member of a pod of each of two businesses, of which only the first will require its provider: not of its owner, who
 * leads the pod.
 */
async function twoBusinesses() {
  const membership = await test.make.membership();
  const { owner } = membership.business;
  await test.make.member(membership, { user: owner, leaderStatus: 'SIGNED_OFF' });
  const here = await test.make.pod({ membership, leader: owner });
  const there = await test.make.pod();
  const member = await test.make.participant(here);
  await test.make.member(there.membership, { user: member });
  await test.make.participant(there, member);
  const me = await test.as(member);
  const say = async ({ leader, channelId }: typeof here, content: string) => {
    expectSuccess(await (await test.as(leader as TestUser)).post(`/v1/channels/${channelId}/messages`, { content }));
  };
  const stream = (lastEventId?: string) =>
    open(member, { token: me.token ?? '', ...(lastEventId !== undefined && { lastEventId }) });
  return { here, there, business: here.membership.business, member, me, say, stream };
}

const channelIds = async (me: Actor) => {
  const [channels, found] = [await me.get('/v1/channels/my-channels'), await me.get('/v1/messages?q=tomorrow')];
  return {
    listed: (channels.body as { id: string }[]).map(({ id }) => id).sort(),
    found: (found.body as { channelId: string }[]).map(({ channelId }) => channelId).sort(),
  };
};

it('chats of a business with a required provider are neither listed nor found until it logs the person in', async () => {
  const { here, there, business, member, me, say } = await twoBusinesses();
  for (const pod of [here, there]) await say(pod, 'See you tomorrow');
  const both = [here.channelId, there.channelId].sort();
  expect(await channelIds(me)).toEqual({ listed: both, found: both });
  await connect(business, 'everyone');
  expect(await channelIds(me)).toEqual({ listed: [there.channelId], found: [there.channelId] });
  await confirm(await ticketFor(claimsOf(member)), { password: PASSWORD });
  const byProvider = test.bearer(tokenOf(await signOn(claimsOf(member), { provider: business.id })));
  expect(await channelIds(byProvider)).toEqual({ listed: both, found: both });
});

it('only staff lose sight of chats when the provider is required of staff', async () => {
  const { business, here, there, me } = await twoBusinesses();
  const admin = await test.make.admin(business);
  const asAdmin = await test.as(admin);
  expect((await channelIds(asAdmin)).listed).toHaveLength(1);
  await connect(business, 'staff');
  expect((await channelIds(asAdmin)).listed).toEqual([]);
  expect((await channelIds(me)).listed).toEqual([here.channelId, there.channelId].sort());
  expect((await channelIds(await test.as(business.owner))).listed).toHaveLength(2);
});

it('streams leave them out, what was missed and what is new', async () => {
  const { here, there, business, say, stream } = await twoBusinesses();
  const before = await stream();
  const lastEventId = before.lastId();
  before.close();
  await say(here, 'Missed here');
  await say(there, 'Missed there');
  await connect(business, 'everyone');
  const [resumed, fresh] = [await stream(lastEventId), await stream()];
  await say(here, 'New here');
  await say(there, 'New there');
  await resumed.waitFor(isMessage('New there'));
  await fresh.waitFor(isMessage('New there'));
  expect(contents(resumed)).toEqual(['Missed there', 'New there']);
  expect(contents(fresh)).toEqual(['New there']);
});

it('an open stream leaves them out within a heartbeat', async () => {
  const { here, there, business, member, me, say } = await twoBusinesses();
  const hub = makeAppStreamHub(test.app.context, 100);
  const response = new PassThrough();
  let written = '';
  response.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const owner = { userId: member.id, sessionId: sessionOf(me.token ?? '') };
  await hub.open(owner, undefined, () => response as unknown as ServerResponse);
  await say(here, 'Before');
  await until(() => written.includes('Before'));
  await connect(business, 'everyone');
  let round = 0;
  await until(async () => {
    round += 1;
    await say(here, `Here ${round}.`);
    await say(there, `There ${round}.`);
    await until(() => written.includes(`There ${round}.`));
    return !written.includes(`Here ${round}.`);
  });
  await hub.close();
});
