import { and, eq } from 'drizzle-orm';
import type { Message, OwnReport, Report, ReportSummary, StepComment } from '../../contract/entities.gen';
import {
  businessStaff,
  messageImages,
  messages,
  photos,
  podMembers,
  reports,
  stepComments,
  users,
} from '../platform/database/schema';
import { stepsIn } from '../steps/testing/steps';
import { useTestApp } from '../testing/app';
import { runHousekeeping } from '../platform/jobs/housekeeping';
import { reportHousekeeping } from './housekeeping';
import type { TestPod, TestUser } from '../testing/factories';

const test = useTestApp({ config: { reportEmail: 'operator@example.com' } });
const { committed } = stepsIn(test);
const db = () => test.app.context.database.db;

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

interface Scene {
  pod: TestPod;
  anna: TestUser;
  ben: TestUser;
  said: Message;
}

const say = async (pod: TestPod, person: TestUser, content: string) =>
  (await (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content })).body as Message;

/** Ben has said something in a pod with Anna. */
async function scene(given: Partial<Pick<Scene, 'pod'>> = {}): Promise<Scene> {
  const pod = given.pod ?? (await test.make.pod());
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  for (const text of ['One', 'Two', 'Three', 'Four']) await say(pod, anna, text);
  return { pod, anna, ben, said: await say(pod, ben, 'You never finish anything.') };
}

const messageUrl = ({ pod, said }: Scene) => `/v1/channels/${pod.channelId}/messages/${said.id}/reports`;
const personUrl = ({ pod }: Scene, { id }: { id: string }) =>
  `/v1/memberships/${pod.membership.id}/people/${id}/reports`;

const HARASSMENT = { kind: 'MESSAGE', reason: 'HARASSMENT' };

const reportAs = async (person: TestUser, url: string, body: object = HARASSMENT) =>
  (await test.as(person)).post(url, body);

async function filed(at: Scene, body: object = HARASSMENT): Promise<OwnReport> {
  const answer = await reportAs(at.anna, messageUrl(at), body);
  expect(answer.status).toBe(200);
  return answer.body as OwnReport;
}

const ownerOf = ({ pod }: Scene) => pod.membership.business.owner;
const readAs = async (person: TestUser, id: string) => (await test.as(person)).get(`/v1/reports/${id}`);
const queueOf = async (person: TestUser, { pod }: Scene, query = '') =>
  (await (await test.as(person)).get(`/v1/businesses/${pod.membership.business.id}/reports${query}`))
    .body as ReportSummary[];
const decideAs = async (person: TestUser, id: string, outcome: string, reason = 'We don’t talk like this here.') => {
  const [report] = await db().select().from(reports).where(eq(reports.id, id));
  const body = { outcome, reason, opened: report?.openedAt.getTime() };
  return (await test.as(person)).post(`/v1/reports/${id}/decision`, body);
};
const seenBy = async (person: TestUser, id: string) => (await test.as(person)).get(`/v1/reports/${id}/outcome`);
const ownListOf = async (person: TestUser) =>
  (await (await test.as(person)).get('/v1/reports/my-reports')).body as OwnReport[];

describe('a report of a message', () => {
  it('keeps it with the three messages before it, as they were', async () => {
    const at = await scene();
    const { id } = await filed(at, { ...HARASSMENT, words: ' Every week. ' });
    const asBen = await test.as(at.ben);
    await asBen.put(`/v1/channels/${at.pod.channelId}/messages/${at.said.id}`, { content: 'Well done!' });
    await asBen.delete(`/v1/channels/${at.pod.channelId}/messages/${at.said.id}`);
    const { body } = await readAs(ownerOf(at), id);
    expect(body).toMatchObject({
      kind: 'MESSAGE',
      reason: 'HARASSMENT',
      words: 'Every week.',
      place: `${at.pod.name}, ${at.pod.membership.name}`,
      about: { userId: at.ben.id },
      reporter: { userId: at.anna.id },
      items: [
        { text: 'Two', reported: false },
        { text: 'Three', reported: false },
        { text: 'Four', reported: false },
        { text: 'You never finish anything.', reported: true, sent: at.said.createdEpochMillis },
      ],
      outcomes: ['REMOVED', 'REMOVED_FROM_POD', 'DISABLED', 'DISMISSED'],
    });
  });

  it('keeps its image, which only those who decide can see', async () => {
    const at = await scene();
    await db()
      .insert(messageImages)
      .values({
        channelId: at.pod.channelId,
        uploaderId: at.ben.id,
        messageId: at.said.id,
        image: Buffer.from('pixels'),
        width: 4,
        height: 3,
        alt: 'A sign',
        createdAt: test.clock.now(),
      });
    const { id } = await filed(at, { kind: 'IMAGE', reason: 'ILLEGAL' });
    await db().delete(messageImages).where(eq(messageImages.messageId, at.said.id));
    const { items } = (await readAs(ownerOf(at), id)).body as Report;
    expect(items.at(-1)).toMatchObject({ alt: 'A sign', imageId: expect.any(String) as string });
    const url = `/v1/reports/${id}/images/${items.at(-1)?.imageId}`;
    const image = await (await test.as(ownerOf(at))).get(url);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const person of [at.anna, at.ben, at.pod.leader as TestUser])
      expect((await (await test.as(person)).get(url)).status).toBe(404);
  });

  it('is refused for one’s own, one that is gone, one without an image, and one of another chat', async () => {
    const at = await scene();
    expect((await reportAs(at.ben, messageUrl(at))).body).toMatchObject({ status: 409, code: 'own_report' });
    const noImage = await reportAs(at.anna, messageUrl(at), { kind: 'IMAGE', reason: 'SPAM' });
    expect(noImage.body).toMatchObject({ status: 409, code: 'gone_already' });
    const other = await scene();
    expect((await reportAs(other.anna, messageUrl({ ...other, said: at.said }))).status).toBe(404);
    expect((await reportAs(other.anna, messageUrl(at))).status).toBe(404);
    await (await test.as(at.ben)).delete(`/v1/channels/${at.pod.channelId}/messages/${at.said.id}`);
    expect((await reportAs(at.anna, messageUrl(at))).body).toMatchObject({ status: 409, code: 'gone_already' });
    expect(await queueOf(ownerOf(at), at)).toEqual([]);
  });

  it('needs words for something else only', async () => {
    const at = await scene();
    const { body } = await reportAs(at.anna, messageUrl(at), { kind: 'MESSAGE', reason: 'OTHER', words: ' ' });
    expect(body).toMatchObject({ status: 400, errors: [{ path: 'words' }] });
    await filed(at, { kind: 'MESSAGE', reason: 'OTHER', words: 'It frightens me.' });
  });

  it('that is repeated while it is open is the same one, and tells nobody again', async () => {
    const at = await scene();
    const first = await filed(at);
    const told = (await test.mails(ownerOf(at).email)).length;
    expect((await filed(at, { kind: 'MESSAGE', reason: 'SPAM' })).id).toBe(first.id);
    expect((await test.mails(ownerOf(at).email)).length).toBe(told);
    await decideAs(ownerOf(at), first.id, 'DISMISSED');
    expect((await filed(at)).id).not.toBe(first.id);
  });

  it('is one of thirty a day', async () => {
    const at = await scene();
    const url = messageUrl(at);
    for (let sent = 0; sent < 30; sent += 1) expect((await reportAs(at.anna, url)).status).toBe(200);
    expect((await reportAs(at.anna, url)).status).toBe(429);
  });
});

describe('a report of a comment', () => {
  it('keeps its text, and can remove it', async () => {
    const { pod, path } = await committed('2026-03-09T09:00:00Z');
    const at = await scene({ pod });
    const comment = (await (await test.as(at.ben)).post(`${path}/comments`, { text: 'Not again.' }))
      .body as StepComment;
    const answer = await reportAs(at.anna, `${path}/comments/${comment.id}/reports`, { reason: 'HARASSMENT' });
    expect(answer).toMatchObject({ status: 200, body: { kind: 'COMMENT', text: 'Not again.' } });
    const { id } = answer.body as OwnReport;
    expect((await decideAs(ownerOf(at), id, 'REMOVED')).status).toBe(200);
    expect(await db().$count(stepComments, eq(stepComments.id, comment.id))).toBe(0);
    const gone = await reportAs(at.anna, `${path}/comments/${comment.id}/reports`, { reason: 'SPAM' });
    expect(gone.body).toMatchObject({ code: 'gone_already' });
  });
});

describe('a report of a person', () => {
  it('is about somebody of the membership, in a pod of theirs if one is named', async () => {
    const at = await scene();
    const elsewhere = await scene();
    const person = { kind: 'PERSON', reason: 'DANGER' };
    expect((await reportAs(at.anna, personUrl(at, elsewhere.ben), person)).status).toBe(404);
    const inOther = await test.make.pod({ membership: at.pod.membership });
    expect((await reportAs(at.anna, personUrl(at, at.ben), { ...person, podId: inOther.id })).status).toBe(404);
    const { body } = await reportAs(at.anna, personUrl(at, at.ben), { ...person, podId: at.pod.id });
    expect(body).toMatchObject({ kind: 'PERSON', aboutName: `${at.ben.firstName} ${at.ben.lastName}` });
    const { outcomes } = (await readAs(ownerOf(at), (body as OwnReport).id)).body as Report;
    expect(outcomes).toEqual(['REMOVED_FROM_POD', 'DISABLED', 'DISMISSED']);
  });

  it('of their photo keeps the photo, and removes that one only', async () => {
    const at = await scene();
    const photo = { kind: 'PHOTO', reason: 'OTHER', words: 'It isn’t them.' };
    const none = await reportAs(at.anna, personUrl(at, at.ben), photo);
    expect(none.body).toMatchObject({ status: 409, code: 'gone_already' });
    const put = async (photoId: string) => {
      const row = { id: photoId, image: Buffer.from('pixels'), createdAt: test.clock.now() };
      await db()
        .insert(photos)
        .values({ userId: at.ben.id, ...row })
        .onConflictDoUpdate({ target: photos.userId, set: row });
      await db().update(users).set({ photoId }).where(eq(users.id, at.ben.id));
    };
    const [first, second] = ['0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a31', '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a32'];
    await put(first);
    const { id } = (await reportAs(at.anna, personUrl(at, at.ben), photo)).body as OwnReport;
    await put(second);
    expect((await decideAs(ownerOf(at), id, 'REMOVED')).status).toBe(200);
    expect(await db().$count(photos, eq(photos.userId, at.ben.id))).toBe(1);
    const again = (await reportAs(at.anna, personUrl(at, at.ben), photo)).body as OwnReport;
    expect((await decideAs(ownerOf(at), again.id, 'REMOVED')).status).toBe(200);
    expect(await db().$count(photos, eq(photos.userId, at.ben.id))).toBe(0);
  });
});

describe('the queue', () => {
  it('is for owner and admins, never for the pod’s leader or a participant', async () => {
    const at = await scene();
    const { id } = await filed(at);
    const admin = await test.make.admin(at.pod.membership.business);
    for (const person of [ownerOf(at), admin]) {
      expect(await queueOf(person, at)).toMatchObject([{ id, kind: 'MESSAGE', about: { userId: at.ben.id } }]);
      expect((await readAs(person, id)).status).toBe(200);
    }
    for (const person of [at.pod.leader as TestUser, at.anna, at.ben]) {
      expect((await readAs(person, id)).status).toBe(404);
      expect((await decideAs(person, id, 'DISMISSED')).status).toBe(404);
    }
  });

  it('hides a report from an admin whom it is about, who is told nothing', async () => {
    const at = await scene();
    const admin = await test.make.admin(at.pod.membership.business);
    await test.make.member(at.pod.membership, { user: admin });
    await test.make.participant(at.pod, admin);
    const { id } = (await reportAs(at.anna, personUrl(at, admin), { kind: 'PERSON', reason: 'SPAM' }))
      .body as OwnReport;
    expect(await queueOf(admin, at)).toEqual([]);
    const asAdmin = await test.as(admin);
    const businessUrl = `/v1/businesses/${at.pod.membership.business.id}`;
    expect((await asAdmin.get(`${businessUrl}/open-reports`)).body).toEqual({ count: 0 });
    expect((await asAdmin.get(`/v1/reports/${id}`)).status).toBe(404);
    expect((await seenBy(admin, id)).status).toBe(404);
    expect(await test.mails(admin.email)).toEqual([]);
    expect((await queueOf(ownerOf(at), at)).map((one) => one.id)).toEqual([id]);
  });

  it('leaves a report about the owner to the operator', async () => {
    const at = await scene();
    const admin = await test.make.admin(at.pod.membership.business);
    const owner = ownerOf(at);
    const { id } = (await reportAs(at.anna, personUrl(at, owner), { kind: 'PERSON', reason: 'SPAM' }))
      .body as OwnReport;
    for (const person of [owner, admin]) {
      expect(await queueOf(person, at)).toEqual([]);
      expect((await readAs(person, id)).status).toBe(404);
      expect((await test.mails(person.email)).map(({ template }) => template)).not.toContain('report-opened');
    }
    const [mail] = await test.mails('operator@example.com');
    expect(mail).toMatchObject({ template: 'report-for-operator', data: { reportId: id } });
  });

  it('has the oldest first while they are open, and the latest first once they are closed, by pages', async () => {
    const at = await scene();
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const said = await say(at.pod, at.ben, `Again ${made}`);
      ids.push((await filed({ ...at, said })).id);
      test.clock.advance({ hours: 1 });
    }
    expect((await queueOf(ownerOf(at), at)).map(({ id }) => id)).toEqual(ids);
    expect((await queueOf(ownerOf(at), at, '?limit=2')).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const open = `/v1/businesses/${at.pod.membership.business.id}/open-reports`;
    expect((await (await test.as(ownerOf(at))).get(open)).body).toEqual({
      count: 3,
      oldest: Date.parse('2026-03-02T09:00:00Z'),
    });
    for (const id of ids) {
      await decideAs(ownerOf(at), id, 'DISMISSED');
      test.clock.advance({ hours: 1 });
    }
    expect((await queueOf(ownerOf(at), at, '?closed=true')).map(({ id }) => id)).toEqual([...ids].reverse());
  });
});

describe('a decision', () => {
  it('removes the message for everybody, and tells both people the reason', async () => {
    const at = await scene();
    const { id } = await filed(at);
    expect(await decideAs(ownerOf(at), id, 'REMOVED')).toMatchObject({
      status: 200,
      body: { outcomes: [], outcome: 'REMOVED' },
    });
    const [stored] = await db().select().from(messages).where(eq(messages.id, at.said.id));
    expect(stored).toMatchObject({ content: '', removedBy: ownerOf(at).id });
    const told = { outcome: 'REMOVED', outcomeReason: 'We don’t talk like this here.', can: { appeal: true } };
    expect((await seenBy(at.anna, id)).body).toMatchObject({ side: 'REPORTER', reason: 'HARASSMENT', ...told });
    expect((await seenBy(at.ben, id)).body).toMatchObject({ side: 'ABOUT', ...told });
    for (const [person, template] of [
      [at.anna, 'report-decided'],
      [at.ben, 'reported-decided'],
    ] as const) {
      const mail = (await test.mails(person.email)).find((one) => one.template === template);
      expect(mail?.data).toMatchObject({ outcome: 'REMOVED', outcomeReason: 'We don’t talk like this here.' });
    }
  });

  it('removes the person from the pod, or disables them', async () => {
    const at = await scene();
    const first = await filed(at);
    expect((await decideAs(ownerOf(at), first.id, 'REMOVED_FROM_POD')).status).toBe(200);
    const place = and(eq(podMembers.podId, at.pod.id), eq(podMembers.userId, at.ben.id));
    expect(await db().$count(podMembers, place)).toBe(0);
    const second = await filed(at);
    expect((await decideAs(ownerOf(at), second.id, 'REMOVED_FROM_POD')).body).toMatchObject({
      code: 'outcome_impossible',
    });
    expect((await decideAs(ownerOf(at), second.id, 'DISABLED')).status).toBe(200);
    expect((await (await test.as(at.ben)).get(`/v1/memberships/${at.pod.membership.id}`)).status).toBe(404);
    expect((await seenBy(at.ben, second.id)).body).toMatchObject({ outcome: 'DISABLED' });
  });

  it('is made once, by whoever comes first', async () => {
    const at = await scene();
    const { id } = await filed(at);
    const admin = await test.make.admin(at.pod.membership.business);
    const answers = await Promise.all([decideAs(ownerOf(at), id, 'REMOVED'), decideAs(admin, id, 'DISMISSED')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await test.mails(at.ben.email)).filter(({ template }) => template === 'reported-decided')).toHaveLength(1);
  });

  it('needs a reason', async () => {
    const at = await scene();
    const { id } = await filed(at);
    expect((await decideAs(ownerOf(at), id, 'DISMISSED', ' ')).body).toMatchObject({ errors: [{ path: 'reason' }] });
  });
});

describe('the person whom a report is about', () => {
  it('doesn’t learn of it before the decision, nor ever who reported and when', async () => {
    const at = await scene();
    const { id } = await filed(at, { ...HARASSMENT, words: 'He writes this to me.' });
    expect((await seenBy(at.ben, id)).status).toBe(404);
    expect(await ownListOf(at.ben)).toEqual([]);
    const before = (await (await test.as(at.ben)).get('/v1/notifications/my-notifications')).body;
    expect(JSON.stringify(before)).not.toContain('report');
    test.clock.advance({ hours: 5 });
    await decideAs(ownerOf(at), id, 'DISMISSED');
    const [own] = await ownListOf(at.ben);
    expect(Object.keys(own ?? {}).sort()).toEqual(
      ['can', 'decided', 'id', 'kind', 'outcome', 'outcomeReason', 'place', 'side', 'text'].sort(),
    );
    const everything = JSON.stringify([
      own,
      (await (await test.as(at.ben)).get('/v1/notifications/my-notifications')).body,
      await test.mails(at.ben.email),
      (await (await test.as(at.ben)).get('/v1/users/my-account/data')).body,
    ]);
    for (const secret of [at.anna.id, at.anna.email, 'He writes this to me.']) expect(everything).not.toContain(secret);
  });
});

describe('an answer to a decision', () => {
  const appealAs = async (person: TestUser, id: string, words = 'It was a joke.') =>
    (await test.as(person)).post(`/v1/reports/${id}/appeal`, { words });

  it('opens the report again, once for each of the two people', async () => {
    const at = await scene();
    const { id } = await filed(at);
    expect((await appealAs(at.ben, id)).status).toBe(404);
    expect((await appealAs(at.anna, id)).body).toMatchObject({ code: 'not_decided' });
    await decideAs(ownerOf(at), id, 'DISMISSED');
    test.clock.advance({ hours: 1 });
    expect((await appealAs(at.ben, id)).body).toMatchObject({ answer: 'It was a joke.', can: { appeal: false } });
    expect((await appealAs(at.ben, id)).body).toMatchObject({ code: 'answered_already' });
    expect(await queueOf(ownerOf(at), at)).toMatchObject([{ id, appealed: true, opened: test.clock.now().getTime() }]);
    expect((await readAs(ownerOf(at), id)).body).toMatchObject({
      answers: [{ by: 'ABOUT', words: 'It was a joke.' }],
      outcome: 'DISMISSED',
    });
    expect(JSON.stringify((await seenBy(at.anna, id)).body)).not.toContain('joke');
    await decideAs(ownerOf(at), id, 'REMOVED');
    expect((await seenBy(at.ben, id)).body).not.toHaveProperty('reopened');
    test.clock.advance({ minutes: 1 });
    expect((await appealAs(at.anna, id)).body).toMatchObject({ reopened: true });
    await decideAs(ownerOf(at), id, 'DISMISSED');
    for (const person of [at.anna, at.ben])
      expect((await appealAs(person, id)).body).toMatchObject({ code: 'answered_already' });
  });
});

describe('an answer that opens a report again', () => {
  const answer = async (person: TestUser, id: string) =>
    (await test.as(person)).post(`/v1/reports/${id}/appeal`, { words: 'Look again.' });

  it('may come while the other person’s is being looked at, and doesn’t tell of that', async () => {
    const at = await scene();
    const { id } = await filed(at);
    await decideAs(ownerOf(at), id, 'DISMISSED');
    await answer(at.anna, id);
    expect((await seenBy(at.ben, id)).body).toMatchObject({ can: { appeal: true } });
    expect((await answer(at.ben, id)).status).toBe(200);
    const mails = (await test.mails(ownerOf(at).email)).filter(({ template }) => template === 'report-answered');
    expect(mails).toHaveLength(1);
  });

  it('may come after the same thing was reported again', async () => {
    const at = await scene();
    const { id } = await filed(at);
    await decideAs(ownerOf(at), id, 'DISMISSED');
    await filed(at);
    expect((await answer(at.ben, id)).status).toBe(200);
    expect(await queueOf(ownerOf(at), at)).toHaveLength(2);
  });

  it('keeps the earlier decision possible, and overtakes a decision made without it', async () => {
    const at = await scene();
    const { id } = await filed(at);
    await decideAs(ownerOf(at), id, 'REMOVED_FROM_POD');
    const read = (await readAs(ownerOf(at), id)).body as Report;
    test.clock.advance({ minutes: 1 });
    await answer(at.ben, id);
    const late = { outcome: 'DISMISSED', reason: 'No.', opened: read.opened };
    const refused = await (await test.as(ownerOf(at))).post(`/v1/reports/${id}/decision`, late);
    expect(refused.body).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    const { outcomes } = (await readAs(ownerOf(at), id)).body as Report;
    expect(outcomes).toEqual(['REMOVED', 'REMOVED_FROM_POD', 'DISABLED', 'DISMISSED']);
    expect((await decideAs(ownerOf(at), id, 'REMOVED_FROM_POD')).status).toBe(200);
  });
});

it('a report about somebody who becomes the owner is the operator’s from then on', async () => {
  const at = await scene();
  const { business } = at.pod.membership;
  const admin = await test.make.admin(business);
  const { id } = (await reportAs(at.anna, personUrl(at, admin), { kind: 'PERSON', reason: 'SPAM' })).body as OwnReport;
  const former = ownerOf(at);
  expect((await queueOf(former, at)).map((one) => one.id)).toEqual([id]);
  await db().update(businessStaff).set({ role: 'admin' }).where(eq(businessStaff.userId, former.id));
  await db().update(businessStaff).set({ role: 'owner' }).where(eq(businessStaff.userId, admin.id));
  for (const person of [former, admin]) {
    expect(await queueOf(person, at)).toEqual([]);
    expect((await readAs(person, id)).status).toBe(404);
  }
});

it('a report is kept for 90 days once it is closed, and as long as it is open', async () => {
  const at = await scene();
  const [closed, open] = [await filed(at), await filed({ ...at, said: await say(at.pod, at.ben, 'Again') })];
  await decideAs(ownerOf(at), closed.id, 'DISMISSED');
  test.clock.advance({ days: 89 });
  await runHousekeeping(test.app.context, [reportHousekeeping]);
  expect(await db().$count(reports, eq(reports.id, closed.id))).toBe(1);
  test.clock.advance({ days: 2 });
  await runHousekeeping(test.app.context, [reportHousekeeping]);
  expect(await db().$count(reports, eq(reports.id, closed.id))).toBe(0);
  expect(await db().$count(reports, eq(reports.id, open.id))).toBe(1);
});

it('help lines are set by staff, read by members, and never lost to somebody else’s save', async () => {
  const at = await scene();
  const asOwner = await test.as(ownerOf(at));
  const url = `/v1/businesses/${at.pod.membership.business.id}/report-guidance`;
  const { version } = (await asOwner.get(url)).body as { version: string };
  expect((await asOwner.put(url, { help: ' Samaritans: 116 123 ', version })).body).toMatchObject({
    help: 'Samaritans: 116 123',
  });
  expect((await asOwner.put(url, { help: 'Other', version })).body).toMatchObject({ code: 'changed_meanwhile' });
  const asAnna = await test.as(at.anna);
  expect((await asAnna.get(`/v1/memberships/${at.pod.membership.id}/report-guidance`)).body).toEqual({
    help: 'Samaritans: 116 123',
  });
  expect((await asAnna.get(url)).status).toBe(404);
});
