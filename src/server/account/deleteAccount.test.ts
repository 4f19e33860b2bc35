import { eq, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import {
  members,
  messages,
  nextTinySteps,
  notifications,
  sessions,
  users,
  waitlistEntries,
} from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { publishedTo } from '../session/testing/publishedTo';
import { signIn } from '../testing/actors';
import { rendered } from '../notifications/testing/rendered';
import { useTestApp } from '../testing/app';
import { interleave } from '../testing/interleave';
import { PASSWORD } from '../testing/factories';
import { deleteAccount } from './deleteAccount';

const test = useTestApp();
const links = linksOf(test);
const deleteMe = async (user: { id: string }) =>
  (await test.as(user)).delete('/v1/users/my-user', { password: PASSWORD });

it("an owner's, admin's or leader's account is not deleted, and the response lists what to hand over", async () => {
  const business = await test.make.business({ name: 'Acme' });
  const membership = await test.make.membership({ business });
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.participant(await test.make.pod({ membership, leader, name: 'Early Birds' }));
  const admin = await test.make.admin(business);
  const refusal = async (user: { id: string }) => {
    const { status, body } = await deleteMe(user);
    return `${status} ${body.detail as string}`;
  };
  const then = 'first. Then you can delete your account.';
  expect(await refusal(business.owner)).toBe(`409 You own Acme. Please hand the business over to an admin ${then}`);
  expect(await refusal(admin)).toBe(
    `409 You are an admin of Acme. Please ask the owner to remove you as admin ${then}`,
  );
  expect(await refusal(leader)).toBe(`409 You lead the pod Early Birds. Please hand over the pods you lead ${then}`);
  await test.make.admin(business, leader);
  expect(await refusal(leader)).toBe(
    '409 You lead the pod Early Birds. Please hand over the pods you lead first. ' +
      `You are an admin of Acme. Please ask the owner to remove you as admin ${then}`,
  );
  await (await test.as(leader)).patch('/v1/users/my-account/profile', { language: 'de' });
  expect(await refusal(leader)).toBe(
    '409 Du leitest den Pod Early Birds. Übergib ihn vorher. Du bist Admin von Acme. Bitte die Person, der das ' +
      'Unternehmen gehört, dich vorher als Admin zu entfernen. Danach kannst du dein Konto löschen.',
  );
  expect((await (await test.as(leader)).get('/v1/users/my-user')).status).toBe(200);
});

it('a leader alone in their pod leaves it, since there is nobody to hand it over to', async () => {
  const membership = await test.make.membership();
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.pod({ membership, leader, name: 'Night Owls' });
  expect((await deleteMe(leader)).body.detail).toBe(
    'You lead the pod Night Owls. Please leave the pods that nobody else is in first. Then you can delete your account.',
  );
});

it('deleting an account removes all its data and ends its sessions', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const asAnna = await test.as(anna);
  expect(await deleteMe(anna)).toMatchObject({ status: 200, body: { done: true } });
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(401);
  expect(await publishedTo(test, anna, 'logout')).toEqual([{}]);
  const { db } = test.app.context.database;
  const left = await Promise.all([
    db.select().from(users).where(eq(users.id, anna.id)),
    db.select().from(members).where(eq(members.userId, anna.id)),
    db.select().from(nextTinySteps).where(eq(nextTinySteps.userId, anna.id)),
    db.select().from(sessions).where(eq(sessions.userId, anna.id)),
  ]);
  expect(left).toEqual([[], [], [], []]);
});

it("a deleted account's name is removed from others' notifications, even old notifications", async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const anna = await test.make.member(pod.membership, {
    user: await test.make.user({ firstName: 'A&na', lastName: 'Lee' }),
  });
  const messages = async () => {
    const { body } = await (await test.as(pod.leader!)).get('/v1/notifications/my-notifications');
    return (body as { message: string }[]).map(({ message }) => message);
  };
  const asAnna = await test.as(anna);
  await asAnna.post(`/v1/pods/${pod.id}/join`);
  expect(await messages()).toEqual(['<b>A&amp;na Lee</b> joined <b>Early Birds</b>.']);
  await asAnna.patch('/v1/users/my-account/profile', { firstName: 'Anna', lastName: 'Smith' });
  await deleteMe(anna);
  expect(await messages()).toEqual([
    '<b>A former member</b> left <b>Early Birds</b>.',
    '<b>A former member</b> joined <b>Early Birds</b>.',
  ]);
});

it('an application by a deleted account leaves no words in notifications, not even old ones', async () => {
  const membership = await test.make.membership();
  const bio = 'I <b>coach</b> & listen.\nSince 2009.';
  const anna = await test.make.member(membership, { user: await test.make.user({ bio }) });
  const asAnna = await test.as(anna);
  await asAnna.post(`/v1/memberships/${membership.id}/request-leadership`, {});
  const messageOf = async () => {
    const ofMembership = eq(notifications.membershipId, membership.id);
    const [row] = await test.app.context.database.db.select().from(notifications).where(ofMembership);
    return row && Object.keys(row.data).length > 0 ? rendered(row).message : '';
  };
  expect(await messageOf()).toContain('Since 2009.');
  await asAnna.patch('/v1/users/my-account/profile', { bio: 'I listen.' });
  await deleteMe(anna);
  expect(await messageOf()).toBe('');
});

it('deleting an account first mails the person all their steps, then a confirmation', async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const anna = await test.make.participant(pod);
  const { db } = test.app.context.database;
  const commitmentDate = new Date('2026-03-04T09:00:00Z');
  await db
    .update(nextTinySteps)
    .set({ status: 'InProgress', goal: 'Run', description: 'Find my shoes', commitmentDate })
    .where(eq(nextTinySteps.userId, anna.id));
  await deleteMe(anna);
  const [record, done, ...others] = (await test.mails(anna.email)).filter(({ template }) => template !== 'meeting');
  expect(record).toMatchObject({
    template: 'steps-record',
    data: {
      firstName: anna.firstName,
      timezone: 'Europe/London',
      steps: [{ podName: 'Early Birds', status: 'InProgress', goal: 'Run', description: 'Find my shoes' }],
    },
  });
  expect(done).toMatchObject({ template: 'account-deleted' });
  expect(others).toEqual([]);
});

it('deleting an account leaves placeholders for its messages', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  await (await test.as(anna)).post(`/v1/channels/${pod.channelId}/messages`, { content: 'My secret' });
  await deleteMe(anna);
  const { body } = await (await test.as(pod.leader!)).get(`/v1/channels/${pod.channelId}/messages`);
  expect(body).toMatchObject([{ content: 'Message removed', removed: true }]);
  const { db } = test.app.context.database;
  const rows = await db.select().from(messages).where(eq(messages.channelId, pod.channelId));
  expect(JSON.stringify(rows)).not.toContain('My secret');
});

it('deleting an account removes the text of a message that is being sent at the same time', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const asAnna = await test.as(anna);
  const message = {
    id: v7(),
    channelId: pod.channelId,
    senderId: anna.id,
    content: 'My secret',
    createdAt: test.clock.now(),
  };
  const deleted = await interleave(
    test.app.context,
    ({ act }) => act(({ tx }) => tx.insert(messages).values(message)),
    () => asAnna.delete('/v1/users/my-user', { password: PASSWORD }),
  );
  expect(deleted.status).toBe(200);
  const { db } = test.app.context.database;
  const rows = await db.select().from(messages).where(eq(messages.id, message.id));
  expect(rows).toMatchObject([{ senderId: null, content: '' }]);
});

it('deleting an account twice at the same time deletes it once', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const caller = await test.callerOf(anna);
  const second = await interleave(
    test.app.context,
    (context) => deleteAccount(context, caller, {}),
    () => asAnna.delete('/v1/users/my-user', { password: PASSWORD }),
  );
  expect(second.status).toBe(401);
  expect(await links.templatesTo(anna.email)).toEqual(['steps-record', 'account-deleted']);
});

it('deleting an account gives its seat to the next person waiting', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const anna = await test.make.participant(pod);
  const next = await test.make.member(pod.membership);
  await (await test.as(next)).post(`/v1/pods/${pod.id}/join`);
  await deleteMe(anna);
  const { body } = await (await test.as(next)).get(`/v1/pods/${pod.id}`);
  expect(body).toMatchObject({ myRole: 'participant' });
  const { db } = test.app.context.database;
  const waiting = await db
    .select()
    .from(waitlistEntries)
    .where(or(eq(waitlistEntries.userId, next.id), eq(waitlistEntries.userId, anna.id)));
  expect(waiting).toEqual([]);
});

it('deleting an account frees its address', async () => {
  const anna = await test.make.user();
  await deleteMe(anna);
  const person = { firstName: 'Anna', lastName: 'Again', email: anna.email, password: 'Tiny-Step-1' };
  await test.anyone().post('/v1/businesses', { businessName: 'Fresh start', ...person });
  expect(await links.confirm(anna.email, 'verify-email')).toBe('/email-verified');
});

it('an open session cannot delete an account without the password or a recent login', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  test.clock.advance({ minutes: 6 });
  for (const proof of [{}, { password: 'Wrong-one-1' }]) {
    const refused = await asAnna.delete('/v1/users/my-user', proof);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
  }
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(200);
  const again = test.bearer(await signIn(test.app, anna.id));
  expect((await again.delete('/v1/users/my-user', {})).status).toBe(200);
});
