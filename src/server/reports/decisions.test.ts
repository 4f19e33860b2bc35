import { and, eq } from 'drizzle-orm';
import type { OwnReport, Report } from '../../contract/entities.gen';
import { runHousekeeping } from '../platform/jobs/housekeeping';
import { businessStaff, messages, podMembers, reports } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { reportHousekeeping } from './housekeeping';
import { reportsIn } from './testing/reports';

const test = useTestApp({ config: { reportEmail: 'operator@example.com' } });
const {
  db,
  say,
  scene,
  personUrl,
  HARASSMENT,
  reportAs,
  filed,
  ownerOf,
  readAs,
  queueOf,
  decideAs,
  seenBy,
  ownListOf,
} = reportsIn(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

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
