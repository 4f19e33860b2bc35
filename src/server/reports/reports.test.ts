import { eq } from 'drizzle-orm';
import type { OwnReport, Report, StepComment } from '../../contract/entities.gen';
import { messageImages, photos, stepComments, users } from '../platform/database/schema';
import { stepsIn } from '../steps/testing/steps';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { reportsIn } from './testing/reports';

const test = useTestApp({ config: { reportEmail: 'operator@example.com' } });
const {
  db,
  say,
  scene,
  messageUrl,
  personUrl,
  HARASSMENT,
  reportAs,
  filed,
  ownerOf,
  readAs,
  queueOf,
  decideAs,
  seenBy,
} = reportsIn(test);
const { committed } = stepsIn(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

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
