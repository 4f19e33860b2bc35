import { v7 } from 'uuid';
import { answeredRequests } from './platform/database/schema';
import { membershipInput } from './memberships/testing/input';
import { leaderMeetingIn } from './meetings/testing/leaderMeeting';
import { useTestApp } from './testing/app';
import type { Actor, TestAnswer } from './testing/actors';

const test = useTestApp();
const schedule = leaderMeetingIn(test);

const podInput = { name: 'Quiet Mornings', meeting: schedule.input };
const person = { firstName: 'Ada', lastName: 'Byron', password: 'Walking-17-miles' };

interface Creation {
  who: Actor;
  path: string;
  body: Record<string, unknown>;
  count: () => Promise<number>;
}

const lengthOf = async (list: Promise<TestAnswer>) => ((await list).body as unknown[]).length;
const mailsTo = async (email: string) => (await test.mails(email)).length;

const creations: Record<string, () => Promise<Creation>> = {
  'a membership': async () => {
    const business = await test.make.business();
    const who = await test.as(business.owner);
    const path = `/v1/businesses/${business.id}/memberships`;
    return {
      who,
      path,
      body: membershipInput,
      count: () => lengthOf(who.get(`/v1/businesses/${business.id}/my-memberships`)),
    };
  },
  'a pod': async () => {
    const membership = await test.make.membership();
    const who = await test.as(membership.business.owner);
    const path = `/v1/memberships/${membership.id}/pods`;
    return { who, path, body: podInput, count: () => lengthOf(who.get(path)) };
  },
  'a pod formed of a waitlist': async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    await test.make.participant(pod);
    const waiting = await test.make.member(pod.membership);
    const consents = { consentJoinNewPod: true, consentToBeNewPodLeader: false };
    await (await test.as(waiting)).post(`/v1/pods/${pod.id}/waitlist`, consents);
    const { owner } = pod.membership.business;
    const who = await test.as(owner);
    const body = { ...podInput, maxParticipants: 8, leaderId: owner.id, participantIds: [waiting.id] };
    const count = () => lengthOf(who.get(`/v1/memberships/${pod.membership.id}/pods`));
    return { who, path: `/v1/pods/${pod.id}/form-pod`, body, count };
  },
  'a leader meeting': async () => {
    const membership = await test.make.membership();
    const who = await test.as(membership.business.owner);
    const path = `/v1/memberships/${membership.id}/leader-pods`;
    return { who, path, body: schedule.input, count: () => lengthOf(who.get(path)) };
  },
  'an announcement': async () => {
    const membership = await test.make.membership();
    await test.make.member(membership);
    const who = await test.as(membership.business.owner);
    const path = `/v1/memberships/${membership.id}/announcements`;
    const body = { title: 'A new season', text: 'We begin on Monday.', audience: { kind: 'EVERYONE' } };
    return { who, path, body, count: () => lengthOf(who.get(path)) };
  },
  'an admin invitation': async () => {
    const business = await test.make.business();
    const who = await test.as(business.owner);
    const email = `${v7()}@example.com`;
    const path = `/v1/businesses/${business.id}/admins`;
    return { who, path, body: { name: 'Ada', email }, count: () => mailsTo(email) };
  },
  'a business': async () => {
    const email = `${v7()}@example.com`;
    const body = { ...person, email, businessName: 'Long Walks' };
    return { who: test.anyone(), path: '/v1/businesses', body, count: () => mailsTo(email) };
  },
};

function changed(body: Record<string, unknown>): Record<string, unknown> {
  if ('name' in body) return { ...body, name: 'Other' };
  if ('title' in body) return { ...body, title: 'Other' };
  if ('firstName' in body) return { ...body, firstName: 'Other' };
  return { ...body, thirdPartyMeetingLink: 'https://meet.example.com/other' };
}

const keyOf = (key = v7()) => ({ 'idempotency-key': key });

describe.each(Object.entries(creations))('%s that is requested again with the same key', (_name, creation) => {
  it('takes effect once, and gets the same response', async () => {
    const { who, path, body, count } = await creation();
    const before = await count();
    const key = keyOf();
    const first = await who.post(path, body, key);
    const again = await who.post(path, body, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(before + 1);
  });

  it('takes effect once when requested three times at the same time', async () => {
    const { who, path, body, count } = await creation();
    const before = await count();
    const key = keyOf();
    const answers = await Promise.all([1, 2, 3].map(() => who.post(path, body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is refused with a different body, or with a key that is not a UUID', async () => {
    const { who, path, body, count } = await creation();
    const before = await count();
    const key = keyOf();
    expect((await who.post(path, body, keyOf('1'))).status).toBe(400);
    expect((await who.post(path, body, key)).status).toBe(200);
    const other = await who.post(path, changed(body), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await count()).toBe(before + 1);
  });
});

it('a key belongs to one person, is valid for a day, and can be reused if its request is refused', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const key = keyOf();
  const create = async (given = business, changes: object = {}) =>
    (await test.as(given.owner)).post(
      `/v1/businesses/${given.id}/memberships`,
      { ...membershipInput, ...changes },
      key,
    );
  expect((await create(business, { name: ' ' })).status).toBe(400);
  const { body: id } = await create();
  expect((await create()).body).toBe(id);
  expect(await create(business, { name: 'Other' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  });
  expect((await create(other)).body).not.toBe(id);
  test.clock.advance({ hours: 24, seconds: 1 });
  expect((await create()).body).not.toBe(id);
});

it('an action whose response was lost is not repeated', async () => {
  const business = await test.make.business();
  const asOwner = await test.as(business.owner);
  const [path, key] = [`/v1/businesses/${business.id}/memberships`, keyOf()];
  await asOwner.post(path, membershipInput, key);
  await test.app.context.database.db.update(answeredRequests).set({ answer: null });
  expect(await asOwner.post(path, membershipInput, key)).toMatchObject({ status: 409, body: { code: 'already_done' } });
  expect(await lengthOf(asOwner.get(`/v1/businesses/${business.id}/my-memberships`))).toBe(1);
});

describe('deleting twice', () => {
  const deletions: Record<string, () => Promise<{ who: Actor; path: string }>> = {
    'a leader meeting': async () => {
      const membership = await test.make.membership();
      const { id } = await schedule(membership);
      return { who: await test.as(membership.business.owner), path: `/v1/leader-pods/${id}` };
    },
    'a pod': async () => {
      const pod = await test.make.pod();
      return { who: await test.as(pod.membership.business.owner), path: `/v1/pods/${pod.id}` };
    },
    'a membership': async () => {
      const { id, business } = await test.make.membership();
      return { who: await test.as(business.owner), path: `/v1/memberships/${id}` };
    },
    'one’s place in a membership': async () => {
      const membership = await test.make.membership();
      return {
        who: await test.as(await test.make.member(membership)),
        path: `/v1/memberships/${membership.id}/members`,
      };
    },
    'one’s place in a pod': async () => {
      const pod = await test.make.pod();
      return { who: await test.as(await test.make.participant(pod)), path: `/v1/pods/${pod.id}/members` };
    },
    'an invitation of an admin': async () => {
      const business = await test.make.business();
      const who = await test.as(business.owner);
      const path = `/v1/businesses/${business.id}/admins`;
      await who.post(path, { name: 'Ada', email: `${v7()}@example.com` });
      return { who, path: `${path}/${(await who.get(path)).body[0].id}` };
    },
    'an admin': async () => {
      const business = await test.make.business();
      const { id } = await test.make.admin(business);
      return { who: await test.as(business.owner), path: `/v1/businesses/${business.id}/business-admins/${id}` };
    },
  };

  it.each(Object.entries(deletions))('deleting %s again gets the same response', async (_name, prepare) => {
    const { who, path } = await prepare();
    const first = await who.delete(path);
    const second = await who.delete(path);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it.each(Object.entries(deletions))(
    'deleting %s three times at the same time gets the same response each time',
    async (_name, prepare) => {
      const { who, path } = await prepare();
      const answers = await Promise.all([1, 2, 3].map(() => who.delete(path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  it('no code is stored in plain text', async () => {
    const asAnybody = await test.as(await test.make.user());
    await asAnybody.delete('/v1/users/verify-email/a-code-of-a-mail');
    const kept = await test.app.context.database.db.select().from(answeredRequests);
    expect(kept.filter(({ key }) => key.includes('a-code-of-a-mail'))).toEqual([]);
  });

  it('deleting what another person has already deleted gets 404', async () => {
    const membership = await test.make.membership();
    const admin = await test.make.admin(membership.business);
    const { id } = await schedule(membership);
    expect((await (await test.as(admin)).delete(`/v1/leader-pods/${id}`)).status).toBe(200);
    expect((await (await test.as(membership.business.owner)).delete(`/v1/leader-pods/${id}`)).status).toBe(404);
    expect((await (await test.as(await test.make.user())).delete(`/v1/leader-pods/${id}`)).status).toBe(404);
  });
});
