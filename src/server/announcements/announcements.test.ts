import { eq } from 'drizzle-orm';
import type { AnnouncementRecipient, AnnouncementSummary, Notification } from '../../contract/entities.gen';
import { announcementRecipients, codes, keptMails, members, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestMembership, TestUser } from '../testing/factories';
import { pushDeviceInput } from '../notifications/testing/notices';
import { deliverAnnouncements } from './deliverAnnouncements';
import { announcementHousekeeping } from './housekeeping';

const test = useTestApp();

const text = { title: 'A new season', text: 'We begin on Monday.' };
const everyone = { kind: 'EVERYONE' };

const deliver = () => deliverAnnouncements(test.app.context);
afterEach(deliver);

async function send(membership: TestMembership, audience: object = everyone) {
  const owner = await test.as(membership.business.owner);
  return owner.post(`/v1/memberships/${membership.id}/announcements`, { ...text, audience });
}

async function sendTo(membership: TestMembership, audience: object = everyone): Promise<string> {
  const { body } = await send(membership, audience);
  await deliver();
  return (body as { id: string }).id;
}

const noticesOf = async (person: TestUser) =>
  ((await (await test.as(person)).get('/v1/notifications/my-notifications')).body as Notification[]).filter(
    ({ message }) => message.includes(text.title),
  );

const mailsTo = async ({ email }: TestUser) =>
  (await test.mails(email)).filter(({ template }) => template === 'announcement');

async function recipientsOf(membership: TestMembership, id: string, query = '') {
  const { body } = await (await test.as(membership.business.owner)).get(`/v1/announcements/${id}/recipients${query}`);
  return body as AnnouncementRecipient[];
}

async function summaryOf({ id, business }: TestMembership): Promise<AnnouncementSummary | undefined> {
  const { body } = await (await test.as(business.owner)).get(`/v1/memberships/${id}/announcements`);
  return (body as AnnouncementSummary[])[0];
}

async function community() {
  const membership = await test.make.membership();
  const [pod, other] = [await test.make.pod({ membership }), await test.make.pod({ membership })];
  const participant = await test.make.participant(pod);
  const loose = await test.make.member(membership);
  const disabled = await test.make.member(membership, { disabled: true });
  const leaders = [pod.leader, other.leader].flatMap((leader) => leader ?? []);
  return { membership, pod, leaders, participant, loose, disabled };
}

const idsOf = (people: { id: string }[]) => people.map(({ id }) => id).sort();
const told = (recipients: AnnouncementRecipient[]) => recipients.map(({ userId }) => userId).sort();

describe('an announcement', () => {
  it('goes to everybody, the leaders, chosen pods or chosen members, but to nobody who is disabled', async () => {
    const { membership, pod, leaders, participant, loose, disabled } = await community();
    const [leader] = leaders;
    const audiences: [object, { id: string }[]][] = [
      [everyone, [...leaders, participant, loose]],
      [{ kind: 'LEADERS' }, leaders],
      [{ kind: 'PODS', podIds: [pod.id] }, [leader!, participant]],
      [{ kind: 'MEMBERS', memberIds: [loose.memberId, disabled.memberId] }, [loose]],
    ];
    for (const [audience, people] of audiences) {
      const id = await sendTo(membership, audience);
      expect(told(await recipientsOf(membership, id))).toEqual(idsOf(people));
    }
    expect(await noticesOf(loose)).toHaveLength(2);
    expect(await mailsTo(loose)).toHaveLength(2);
    expect(await mailsTo(disabled)).toEqual([]);
  });

  it('isn’t sent to its author, and not at all if there are no other recipients', async () => {
    const membership = await test.make.membership();
    await test.make.member(membership, { user: membership.business.owner });
    expect(await send(membership)).toMatchObject({ status: 409, body: { code: 'nobody_chosen' } });
    const stranger = await test.make.pod();
    expect((await send(membership, { kind: 'PODS', podIds: [stranger.id] })).status).toBe(409);
    expect(await summaryOf(membership)).toBeUndefined();
  });

  it('shows beforehand how many people will be notified, and how', async () => {
    const { membership, participant, loose } = await community();
    await (await test.as(loose)).put('/v1/my-notification-settings', { type: 'ANNOUNCEMENT', frequency: 'OFF' });
    await (await test.as(participant)).post('/v1/notifications/subscribe', pushDeviceInput('participant'));
    await (await test.as(loose)).post('/v1/notifications/subscribe', pushDeviceInput('loose'));
    const owner = await test.as(membership.business.owner);
    const { body } = await owner.post(`/v1/memberships/${membership.id}/announcements/preview`, everyone);
    expect(body).toMatchObject({ people: 4, byEmail: 3, byPush: 1 });
    expect((body as { names: string[] }).names).toContain(`${loose.firstName} ${loose.lastName}`);
  });

  it('isn’t sent by a person who has sent twenty that day', async () => {
    const membership = await test.make.membership();
    await test.make.member(membership);
    for (let sent = 0; sent < 20; sent += 1) expect((await send(membership)).status).toBe(200);
    expect((await send(membership)).status).toBe(429);
  });
});

describe('delivery', () => {
  it('notifies each recipient once, even if a process is killed between batches or two run at once', async () => {
    const membership = await test.make.membership();
    const people = await Promise.all(Array.from({ length: 260 }, () => test.make.member(membership)));
    await send(membership);
    const { context } = test.app;
    let pieces = 0;
    const dying = {
      ...context,
      act: ((work) =>
        context.act(async (act) => {
          pieces += 1;
          const result = await work(act);
          if (pieces > 1) throw new Error('killed');
          return result;
        })) as typeof context.act,
    };
    await expect(deliverAnnouncements(dying)).rejects.toThrow('killed');
    expect((await summaryOf(membership))?.counts).toEqual({ total: 260, told: 250, read: 0 });
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect((await summaryOf(membership))?.counts).toEqual({ total: 260, told: 260, read: 0 });
    const { rows } = await context.database.pool.query<{ notices: number; mails: number }>(
      `select (select count(*)::int from notifications where membership_id = $1) as notices,
        (select count(*)::int from mails where template = 'announcement'
          and to_address = any($2)) as mails`,
      [membership.id, people.map(({ email }) => email)],
    );
    expect(rows).toEqual([{ notices: 260, mails: 260 }]);
  });

  it('takes the same number of statements for many people as for two', async () => {
    const count = async (howMany: number) => {
      const membership = await test.make.membership();
      for (let index = 0; index < howMany; index += 1) await test.make.member(membership);
      await send(membership);
      return (await test.countStatements(deliver)).statements.length;
    };
    expect(await count(30)).toBe(await count(2));
  });

  it('leaves out people who have been removed or disabled since it was sent', async () => {
    const { membership, participant, loose } = await community();
    const { db } = test.app.context.database;
    const closed = await test.make.member(membership);
    const { body } = await send(membership);
    await (
      await test.as(membership.business.owner)
    ).delete(`/v1/memberships/${membership.id}/members/${loose.memberId}`);
    await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, participant.id));
    await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, closed.id));
    await deliver();
    expect(told(await recipientsOf(membership, (body as { id: string }).id))).toHaveLength(2);
    expect((await summaryOf(membership))?.counts).toEqual({ total: 2, told: 2, read: 0 });
    for (const person of [participant, loose, closed]) expect(await mailsTo(person)).toEqual([]);
    expect(await noticesOf(loose)).toEqual([]);
  });

  it('ends even if an account has been deleted meanwhile', async () => {
    const { membership, loose } = await community();
    await send(membership);
    await test.app.context.database.db.delete(members).where(eq(members.userId, loose.id));
    await test.app.context.database.db.delete(users).where(eq(users.id, loose.id));
    await deliver();
    expect((await summaryOf(membership))?.counts).toEqual({ total: 3, told: 3, read: 0 });
  });

  it('sends no mail or push to people who have turned announcements off, who still see it in their list', async () => {
    const { membership, loose } = await community();
    const asLoose = await test.as(loose);
    await asLoose.post('/v1/notifications/subscribe', pushDeviceInput('silent'));
    await asLoose.put('/v1/my-notification-settings', { type: 'ANNOUNCEMENT', frequency: 'OFF' });
    await sendTo(membership, { kind: 'MEMBERS', memberIds: [loose.memberId] });
    expect(await mailsTo(loose)).toEqual([]);
    expect(await noticesOf(loose)).toHaveLength(1);
    const { rows } = await test.app.context.database.pool.query(
      `select 1 from pgboss.job where name = 'push' and data ->> 'notificationId' in
        (select id::text from notifications where user_id = $1)`,
      [loose.id],
    );
    expect(rows).toEqual([]);
    expect(await test.app.context.database.db.$count(codes, eq(codes.userId, loose.id))).toBe(0);
  });
});

describe('reading', () => {
  it('counts once, and dismisses the notification', async () => {
    const { membership, loose } = await community();
    const id = await sendTo(membership);
    const asLoose = await test.as(loose);
    expect((await asLoose.get(`/v1/announcements/${id}`)).body).toEqual(
      expect.objectContaining({ ...text, can: { manage: false } }),
    );
    for (let times = 0; times < 2; times += 1) await asLoose.post(`/v1/announcements/${id}/read`);
    expect((await summaryOf(membership))?.counts.read).toBe(1);
    expect(await noticesOf(loose)).toEqual([]);
    expect(told(await recipientsOf(membership, id, '?read=true'))).toEqual([loose.id]);
    expect(await recipientsOf(membership, id, '?read=false')).toHaveLength(3);
  });

  it('is allowed only for recipients, while they belong to the membership, and for staff, who alone see counts', async () => {
    const { membership, loose, participant } = await community();
    const id = await sendTo(membership, { kind: 'MEMBERS', memberIds: [loose.memberId] });
    const path = `/v1/announcements/${id}`;
    expect((await (await test.as(participant)).get(path)).status).toBe(404);
    expect((await (await test.as(loose)).get(path)).body).not.toHaveProperty('counts');
    expect((await (await test.as(membership.business.owner)).get(path)).body).toMatchObject({
      counts: { total: 1, told: 1, read: 0 },
      can: { manage: true },
    });
    expect((await (await test.as(loose)).get(`${path}/recipients`)).status).toBe(404);
    await (await test.as(loose)).delete(`/v1/memberships/${membership.id}/members`);
    expect((await (await test.as(loose)).get(path)).status).toBe(404);
  });

  it('doesn’t count for staff who aren’t recipients', async () => {
    const { membership } = await community();
    const id = await sendTo(membership);
    expect((await (await test.as(membership.business.owner)).post(`/v1/announcements/${id}/read`)).status).toBe(200);
    expect((await summaryOf(membership))?.counts.read).toBe(0);
  });
});

describe('withdrawing', () => {
  it('removes the text and notifications, and notifies nobody else', async () => {
    const { membership, loose } = await community();
    const id = await sendTo(membership);
    const late = ((await send(membership)).body as { id: string }).id;
    const owner = await test.as(membership.business.owner);
    for (const withdrawn of [id, late]) expect((await owner.delete(`/v1/announcements/${withdrawn}`)).status).toBe(200);
    await deliver();
    expect(await noticesOf(loose)).toEqual([]);
    expect((await (await test.as(loose)).get(`/v1/announcements/${id}`)).body).toMatchObject({
      title: '',
      text: '',
      withdrawn: true,
    });
    expect((await summaryOf(membership))?.counts).toEqual({ total: 0, told: 0, read: 0 });
    expect(await recipientsOf(membership, late)).toEqual([]);
    await test.app.context.jobs.drain();
    const { db } = test.app.context.database;
    expect(await db.$count(keptMails, eq(keptMails.toAddress, loose.email))).toBe(0);
  });
});

it('an announcement and its recipients are removed after a year', async () => {
  const { membership } = await community();
  const id = await sendTo(membership);
  test.clock.advance({ hours: 366 * 24 });
  await announcementHousekeeping({ database: test.app.context.database, clock: test.clock });
  const left = await test.app.context.database.db.$count(
    announcementRecipients,
    eq(announcementRecipients.announcementId, id),
  );
  expect([left, await summaryOf(membership)]).toEqual([0, undefined]);
});
