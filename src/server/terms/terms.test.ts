import { eq, sql } from 'drizzle-orm';
import type { OnboardingAction, OwnTerms, PublishedTerms } from '../../contract/entities.gen';
import { members, termsAcceptances, termsVersions, users } from '../platform/database/schema';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import { expectSuccess } from '../testing/catalogue/world';
import type { TestUser } from '../testing/factories';
import { publishPlatformTerms } from './platformTerms';
import { TERMS_CHANGED } from '../../domain/terms/forms';
import { textIn } from '../../domain/text/localText';

const CHANGED = textIn(TERMS_CHANGED, 'en');

const test = useTestApp();

beforeAll(async () => {
  const { database, config } = test.app.context;
  await publishPlatformTerms(database, test.clock, config);
});

const TEXT = '# Steps\n\nYour pod sees your steps.';

async function publish(staff: TestUser, path: string, body: object) {
  test.clock.advance({ minutes: 1 });
  return expectSuccess(await (await test.as(staff)).post(path, body));
}

const termsOf = async (person: TestUser) => (await (await test.as(person)).get('/v1/terms/my-terms')).body as OwnTerms;

const dueOf = async (person: TestUser) =>
  (await termsOf(person)).due.map(({ kind, origin, number }) => `${origin} ${kind} ${number}`);

async function actionsOf(person: TestUser): Promise<OnboardingAction[]> {
  const { body } = await (await test.as(person)).get('/v1/onboarding-actions/my-actions');
  return (body as OnboardingAction[]).filter(({ action }) => action === 'ACCEPT_TERMS');
}

async function makeBusiness() {
  const membership = await test.make.membership();
  const { business } = membership;
  const [owner, member] = [business.owner, await test.make.member(membership)];
  return { membership, business, owner, member, url: `/v1/businesses/${business.id}/terms` };
}

describe('a new version', () => {
  it('is due for the people who are there, until they accept it, in none of the other businesses', async () => {
    const { owner, member, url, business } = await makeBusiness();
    const stranger = await test.make.member(await test.make.membership());
    const versions = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    expect(versions).toMatchObject([{ kind: 'TERMS', number: 1, text: TEXT, accepted: 0, concerned: 1 }]);
    expect(await dueOf(member)).toEqual(['BUSINESS TERMS 1']);
    expect(await dueOf(owner)).toEqual([]);
    expect(await dueOf(stranger)).toEqual([]);
    expect(await actionsOf(member)).toEqual([{ action: 'ACCEPT_TERMS', businessId: business.id }]);

    const versionIds = versions.map(({ id }) => id);
    const accepted = await (await test.as(member)).post('/v1/terms/my-terms', { versionIds });
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        due: [],
        accepted: [{ origin: 'BUSINESS', number: 1, act: 'ASKED', accepted: test.clock.now().getTime() }],
      },
    });
    expect(await actionsOf(member)).toEqual([]);
    expect((await (await test.as(owner)).get(url)).body).toMatchObject([{ accepted: 1, concerned: 1 }]);
  });

  it('is announced to the open pages of the people it concerns', async () => {
    const { owner, member, url, business } = await makeBusiness();
    const stranger = await test.make.member(await test.make.membership());
    await publish(owner, url, { kind: 'PRIVACY', text: TEXT });
    expect(await publishedTo(test, member, 'action')).toMatchObject([
      { action: 'ACCEPT_TERMS', businessId: business.id },
    ]);
    expect(await publishedTo(test, stranger, 'action')).toEqual([]);
  });

  it('is due for who comes later in another way than by a sign-up, and for who becomes a leader', async () => {
    const { owner, url, membership } = await makeBusiness();
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    const agreements = `/v1/memberships/${membership.id}/agreements`;
    await publish(owner, agreements, { kind: 'LEADER_AGREEMENT', text: 'Lead.' });
    test.clock.advance({ minutes: 1 });
    const later = await test.make.member(membership);
    expect(await dueOf(later)).toEqual(['BUSINESS TERMS 1']);
    const { db } = test.app.context.database;
    await db.update(members).set({ leaderStatus: 'SIGNED_OFF' }).where(eq(members.userId, later.id));
    expect(await dueOf(later)).toEqual(['BUSINESS TERMS 1', 'MEMBERSHIP LEADER_AGREEMENT 1']);
  });

  it('isn’t put off by what was put off before it came', async () => {
    const { owner, member, url, business } = await makeBusiness();
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    const action = { businessId: business.id, action: 'ACCEPT_TERMS' };
    expectSuccess(await (await test.as(member)).post('/v1/onboarding-actions/defer', action));
    expect(await actionsOf(member)).toMatchObject([{ deferredUntil: expect.any(Number) as number }]);
    test.clock.advance({ minutes: 1 });
    await publish(owner, url, { kind: 'TERMS', text: 'Other', whatChanged: 'All of it' });
    expect(await actionsOf(member)).toEqual([action]);
  });

  it('isn’t due for a disabled member', async () => {
    const { owner, member, url } = await makeBusiness();
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    const { db } = test.app.context.database;
    await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, member.id));
    expect(await dueOf(member)).toEqual([]);
  });

  it('replaces the one before: only the newest is due, and a withdrawn one isn’t', async () => {
    const { owner, member, url } = await makeBusiness();
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    await publish(owner, url, { kind: 'TERMS', text: 'Other', whatChanged: 'All of it' });
    expect(await dueOf(member)).toEqual(['BUSINESS TERMS 2']);
    await publish(owner, url, { kind: 'TERMS', text: '' });
    expect(await dueOf(member)).toEqual([]);
  });

  it('says what changed, and isn’t published without a change or over a version that its author hasn’t read', async () => {
    const { owner, url } = await makeBusiness();
    const as = await test.as(owner);
    expect((await as.post(url, { kind: 'TERMS', text: ' ' })).body).toMatchObject({ code: 'terms_unchanged' });
    await publish(owner, url, { kind: 'TERMS', text: TEXT, after: 0 });
    const again = { kind: 'TERMS', text: 'Other', whatChanged: 'All of it', after: 0 };
    expect(await as.post(url, again)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await as.post(url, { kind: 'TERMS', text: 'Other' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'whatChanged' }] },
    });
    expect((await as.post(url, { kind: 'TERMS', text: TEXT })).body).toMatchObject({ code: 'terms_unchanged' });
    expect(await as.get(url)).toMatchObject({ body: [{ number: 1 }] });
  });

  it('can’t be changed once published', async () => {
    const { owner, url } = await makeBusiness();
    const [version] = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    const { db } = test.app.context.database;
    const change = db.update(termsVersions).set({ text: 'Other' }).where(eq(termsVersions.id, version!.id));
    await expect(change).rejects.toMatchObject({ cause: { message: 'A published version is never changed' } });
  });
});

describe('accepting', () => {
  it('a version that isn’t in force any more accepts none of those sent', async () => {
    const { owner, member, url } = await makeBusiness();
    const [first] = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    const [privacy] = (await publish(owner, url, { kind: 'PRIVACY', text: TEXT })).body as PublishedTerms[];
    await publish(owner, url, { kind: 'TERMS', text: 'Other', whatChanged: 'All of it' });
    const answer = await (await test.as(member)).post('/v1/terms/my-terms', { versionIds: [privacy!.id, first!.id] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'terms_changed', detail: CHANGED } });
    expect((await termsOf(member)).accepted).toEqual([]);
    expect(await dueOf(member)).toEqual(['BUSINESS PRIVACY 1', 'BUSINESS TERMS 2']);
  });

  it('twice keeps the first time', async () => {
    const { owner, member, url } = await makeBusiness();
    const [version] = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    const as = await test.as(member);
    await as.post('/v1/terms/my-terms', { versionIds: [version!.id] });
    const first = await termsOf(member);
    test.clock.advance({ minutes: 5 });
    await as.post('/v1/terms/my-terms', { versionIds: [version!.id] });
    expect(await termsOf(member)).toEqual(first);
  });

  it('another business’s version is refused, and can’t be read', async () => {
    const { owner, url } = await makeBusiness();
    const stranger = await test.make.member(await test.make.membership());
    const [version] = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    const as = await test.as(stranger);
    expect((await as.post('/v1/terms/my-terms', { versionIds: [version!.id] })).status).toBe(409);
    expect((await as.get(`/v1/terms/versions/${version!.id}`)).status).toBe(404);
  });

  it('an accepted version can be read after it was replaced and its reader has left', async () => {
    const { owner, member, url, membership } = await makeBusiness();
    const [version] = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    const as = await test.as(member);
    await as.post('/v1/terms/my-terms', { versionIds: [version!.id] });
    await publish(owner, url, { kind: 'TERMS', text: 'Other', whatChanged: 'All of it' });
    expectSuccess(await as.delete(`/v1/memberships/${membership.id}/members`));
    expect((await as.get(`/v1/terms/versions/${version!.id}`)).body).toMatchObject({ number: 1, text: TEXT });
    expect((await termsOf(member)).accepted).toMatchObject([{ number: 1, name: membership.business.name }]);
  });
});

describe('the required action', () => {
  const defer = async (person: TestUser, businessId: string) =>
    expectSuccess(
      await (await test.as(person)).post('/v1/onboarding-actions/defer', { businessId, action: 'ACCEPT_TERMS' }),
    );

  it('can be put off for seven days', async () => {
    const { owner, member, url, business } = await makeBusiness();
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    await defer(member, business.id);
    const deferredUntil = Math.floor(test.clock.now().getTime() / 1000) + 7 * 24 * 3600;
    expect(await actionsOf(member)).toEqual([{ action: 'ACCEPT_TERMS', businessId: business.id, deferredUntil }]);
    test.clock.advance({ days: 7, minutes: 1 });
    expect(await actionsOf(member)).toEqual([{ action: 'ACCEPT_TERMS', businessId: business.id }]);
  });

  it('putting it off while nothing is due holds for nothing later', async () => {
    const { owner, member, url, business } = await makeBusiness();
    await defer(member, business.id);
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    expect(await actionsOf(member)).toEqual([{ action: 'ACCEPT_TERMS', businessId: business.id }]);
  });

  it('completing it accepts nothing', async () => {
    const { owner, member, url, business } = await makeBusiness();
    await publish(owner, url, { kind: 'TERMS', text: TEXT });
    const done = { businessId: business.id, action: 'ACCEPT_TERMS' };
    await (await test.as(member)).post('/v1/onboarding-actions/mark-complete', done);
    expect(await dueOf(member)).toEqual(['BUSINESS TERMS 1']);
    expect((await termsOf(member)).accepted).toEqual([]);
  });
});

describe('an agreement', () => {
  it('of participants is due for members, of leaders for those who lead or may', async () => {
    const pod = await test.make.pod();
    const { membership } = pod;
    const url = `/v1/memberships/${membership.id}/agreements`;
    const approved = await test.make.member(membership, { leaderStatus: 'APPROVED' });
    const member = await test.make.member(membership);
    const { owner } = membership.business;
    await publish(owner, url, { kind: 'LEADER_AGREEMENT', text: 'Lead.' });
    await publish(owner, url, { kind: 'PARTICIPANT_AGREEMENT', text: 'Take part.' });
    expect(await dueOf(approved)).toEqual(['MEMBERSHIP LEADER_AGREEMENT 1']);
    expect(await dueOf(pod.leader!)).toEqual(['MEMBERSHIP LEADER_AGREEMENT 1']);
    const both = await test.make.participant(pod, approved);
    expect(await dueOf(both)).toEqual(['MEMBERSHIP LEADER_AGREEMENT 1', 'MEMBERSHIP PARTICIPANT_AGREEMENT 1']);
    expect(await dueOf(member)).toEqual(['MEMBERSHIP PARTICIPANT_AGREEMENT 1']);
    expect(await dueOf(owner)).toEqual([]);
  });

  it('is a link where the setting is one, and a new address is a new version; an own text takes precedence', async () => {
    const { membership, owner, member } = await makeBusiness();
    const as = await test.as(owner);
    const setLink = async (value: string) => {
      test.clock.advance({ minutes: 1 });
      const settings = [{ name: 'ParticipantAgreementLink', value }];
      expectSuccess(await as.patch(`/v1/memberships/${membership.id}`, { settings }));
    };
    const url = `/v1/memberships/${membership.id}/agreements`;
    const inForce = async () => {
      const { body } = await test.anyone().get(`/v1/invites/${membership.participantCode}/terms`);
      const found = (body as { documents: PublishedTerms[] }).documents.find(
        (one) => one.kind === 'PARTICIPANT_AGREEMENT',
      );
      return [found?.number, found?.link ?? found?.text?.slice(0, 12)];
    };
    expect(await inForce()).toEqual([1, 'Last updated']);
    await setLink('https://example.com/1');
    await setLink('https://example.com/1');
    expect(await inForce()).toEqual([1, 'https://example.com/1']);
    expect(await dueOf(member)).toEqual(['MEMBERSHIP PARTICIPANT_AGREEMENT 1']);
    await publish(owner, url, { kind: 'PARTICIPANT_AGREEMENT', text: 'Take part.', whatChanged: 'It is here now' });
    await setLink('https://example.com/2');
    expect(await inForce()).toEqual([2, 'Take part.']);
    const ownAgreements = [{ kind: 'PARTICIPANT_AGREEMENT', versionId: expect.any(String) as string }];
    const asMember = await test.as(member);
    expect((await asMember.get(`/v1/memberships/${membership.id}`)).body).toMatchObject({ ownAgreements });
    await publish(owner, url, { kind: 'PARTICIPANT_AGREEMENT', text: '' });
    expect(await inForce()).toEqual([3, 'https://example.com/2']);
    expect((await asMember.get(`/v1/memberships/${membership.id}`)).body).not.toHaveProperty('ownAgreements');
    await setLink('');
    expect(await inForce()).toEqual([1, 'Last updated']);
    expect(await dueOf(member)).toEqual([]);
  });
});

describe('the database refuses', () => {
  const insert = async (version: object) => {
    const { db } = test.app.context.database;
    const row = { kind: 'TERMS' as const, number: 1, text: TEXT, publishedAt: test.clock.now(), ...version };
    const error = await db
      .insert(termsVersions)
      .values(row)
      .then(
        () => undefined,
        (reason: { cause: { constraint: string } }) => reason,
      );
    return error?.cause.constraint;
  };

  it('a version of two scopes, of a kind that its scope doesn’t have, and a doubled number', async () => {
    const { id: membershipId, business } = await test.make.membership();
    const businessId = business.id;
    expect(await insert({ businessId, membershipId })).toMatch(/^terms_versions_(scope|of_membership)$/);
    expect(await insert({ membershipId })).toBe('terms_versions_of_membership');
    expect(await insert({ businessId, kind: 'LEADER_AGREEMENT' })).toBe('terms_versions_of_business');
    expect(await insert({ businessId, text: '' })).toBe('terms_versions_withdrawn');
    expect(await insert({ businessId })).toBeUndefined();
    expect(await insert({ businessId })).toBe('terms_versions_number');
    expect(await insert({ number: 1 })).toBe('terms_versions_number');
  });

  it('keeping what a deleted account accepted', async () => {
    const { owner, member, url } = await makeBusiness();
    const [version] = (await publish(owner, url, { kind: 'TERMS', text: TEXT })).body as PublishedTerms[];
    await (await test.as(member)).post('/v1/terms/my-terms', { versionIds: [version!.id] });
    const { db } = test.app.context.database;
    await db.delete(members).where(eq(members.userId, member.id));
    await db.delete(users).where(eq(users.id, member.id));
    expect(await db.$count(termsAcceptances, sql`user_id = ${member.id}`)).toBe(0);
  });
});
