import type { OwnTerms, TermsInForce } from '../../contract/entities.gen';
import { testConfig } from '../testing/config';
import { useTestApp } from '../testing/app';
import { expectSuccess } from '../testing/catalogue/world';
import type { TestMembership, TestUser } from '../testing/factories';
import { loginsOf } from '../session/testing/logins';
import { linksOf } from '../session/testing/links';
import { publishPlatformTerms } from './platformTerms';
import { TERMS_CHANGED } from '../../domain/terms/forms';
import { textIn } from '../../domain/text/localText';

const CHANGED = textIn(TERMS_CHANGED, 'en');

const test = useTestApp({ config: testConfig({ MINIMUM_AGE: '16' }) });
const links = linksOf(test);
const { asPerson } = loginsOf(test);

beforeAll(async () => {
  const { database, config } = test.app.context;
  await publishPlatformTerms(database, test.clock, config);
});

const TEXT = 'Your pod sees your steps.';
const person = { firstName: 'Nora', lastName: 'New', password: 'Tiny-Step-1', confirmedAge: 16 };

let count = 0;
const newAddress = () => `new${(count += 1)}@example.com`;

async function publish(staff: TestUser, path: string, body: object) {
  test.clock.advance({ minutes: 1 });
  expectSuccess(await (await test.as(staff)).post(path, body));
}

/** A business with own terms, and a membership with an own agreement. */
async function makeMembership() {
  const membership = await test.make.membership();
  const { business } = membership;
  await publish(business.owner, `/v1/businesses/${business.id}/terms`, { kind: 'TERMS', text: TEXT });
  const agreement = { kind: 'PARTICIPANT_AGREEMENT', text: 'Take part.' };
  await publish(business.owner, `/v1/memberships/${membership.id}/agreements`, agreement);
  return membership;
}

async function shown({ participantCode }: TestMembership): Promise<string[]> {
  const { body } = await test.anyone().get(`/v1/invites/${participantCode}/terms`);
  return (body as TermsInForce).documents.map(({ id }) => id);
}

const register = ({ participantCode: inviteCode }: TestMembership, email: string, more: object = {}) =>
  test.anyone().post('/v1/members/register', { inviteCode, email, ...person, ...more });

const acceptedBy = (terms: OwnTerms) =>
  terms.accepted.map(({ origin, kind, act }) => `${origin} ${kind} ${act}`).sort();

const ownTermsOf = async (email: string) =>
  (await (await asPerson(email, person.password)).get('/v1/terms/my-terms')).body as OwnTerms;

const ofAll = (act: string) =>
  ['BUSINESS TERMS', 'MEMBERSHIP PARTICIPANT_AGREEMENT', 'PLATFORM PRIVACY', 'PLATFORM TERMS'].map(
    (one) => `${one} ${act}`,
  );

it('what is in force is public: the platform’s, and for an invite those of its business and membership, for its role', async () => {
  const { body } = await test.anyone().get('/v1/terms');
  expect(body).toMatchObject({
    documents: [
      { kind: 'TERMS', origin: 'PLATFORM', number: 1, published: Date.parse('2022-03-01'), required: true },
      { kind: 'PRIVACY', required: true },
      { kind: 'LEADER_AGREEMENT', required: false },
      { kind: 'PARTICIPANT_AGREEMENT', required: false },
    ],
    minimumAge: 16,
  });
  const membership = await makeMembership();
  const { documents } = (await test.anyone().get(`/v1/invites/${membership.leaderCode}/terms`)).body as TermsInForce;
  expect(documents.map(({ origin, kind }) => `${origin} ${kind}`)).toEqual([
    'PLATFORM TERMS',
    'PLATFORM PRIVACY',
    'PLATFORM LEADER_AGREEMENT',
    'BUSINESS TERMS',
  ]);
  expect((await test.anyone().get('/v1/invites/unknown/terms')).status).toBe(404);
});

describe('a sign-up', () => {
  it('accepts what the person was shown, at the time at which they registered', async () => {
    const membership = await makeMembership();
    const email = newAddress();
    expectSuccess(await register(membership, email, { acceptedVersions: await shown(membership) }));
    const registered = test.clock.now().getTime();
    test.clock.advance({ hours: 3 });
    await links.confirm(email, 'verify-email');
    const terms = await ownTermsOf(email);
    expect(acceptedBy(terms)).toEqual(ofAll('SIGN_UP'));
    expect(terms.accepted.map(({ accepted }) => accepted)).toEqual(Array(4).fill(registered));
    expect(terms).toMatchObject({ due: [], confirmedAge: 16 });
  });

  it('without a list accepts what is in force at that moment', async () => {
    const membership = await makeMembership();
    const email = newAddress();
    expectSuccess(await register(membership, email));
    await links.confirm(email, 'verify-email');
    expect(acceptedBy(await ownTermsOf(email))).toEqual(ofAll('SIGN_UP'));
  });

  it.each([
    [
      'terms',
      (membership: TestMembership) => `/v1/businesses/${membership.business.id}/terms`,
      'TERMS',
      'agreeToTerms',
    ],
    [
      'agreement',
      (membership: TestMembership) => `/v1/memberships/${membership.id}/agreements`,
      'PARTICIPANT_AGREEMENT',
      'agreeToAgreement',
    ],
  ])('with an outdated list is refused at the checkbox of the %s', async (_name, path, kind, field) => {
    const membership = await makeMembership();
    const acceptedVersions = await shown(membership);
    await publish(membership.business.owner, path(membership), { kind, text: 'Other', whatChanged: 'All' });
    const email = newAddress();
    expect(await register(membership, email, { acceptedVersions })).toMatchObject({
      status: 400,
      body: { code: 'terms_changed', errors: [{ path: field, message: CHANGED }] },
    });
    expect(await test.mails(email)).toEqual([]);
  });

  it('with a version that came between registering and confirming is asked about it', async () => {
    const membership = await makeMembership();
    const email = newAddress();
    expectSuccess(await register(membership, email));
    await publish(membership.business.owner, `/v1/businesses/${membership.business.id}/terms`, {
      kind: 'TERMS',
      text: 'Other',
      whatChanged: 'All',
    });
    await links.confirm(email, 'verify-email');
    const terms = await ownTermsOf(email);
    expect(terms.accepted.find(({ origin }) => origin === 'BUSINESS')).toMatchObject({ number: 1 });
    expect(terms.due).toMatchObject([{ origin: 'BUSINESS', number: 2 }]);
  });

  it('of a business accepts the platform’s', async () => {
    const email = newAddress();
    expectSuccess(await test.anyone().post('/v1/businesses', { businessName: 'Kiln', email, ...person }));
    await links.confirm(email, 'verify-email');
    expect(acceptedBy(await ownTermsOf(email))).toEqual(['PLATFORM PRIVACY SIGN_UP', 'PLATFORM TERMS SIGN_UP']);
  });

  it('with the address of an account accepts nothing for its owner, who is asked', async () => {
    const membership = await makeMembership();
    const anna = await test.make.user();
    expectSuccess(await register(membership, anna.email));
    await links.confirm(anna.email, 'known-address');
    const terms = (await (await test.as(anna)).get('/v1/terms/my-terms')).body as OwnTerms;
    expect(terms.accepted).toEqual([]);
    expect(terms.due.map(({ origin, kind }) => `${origin} ${kind}`)).toEqual([
      'BUSINESS TERMS',
      'MEMBERSHIP PARTICIPANT_AGREEMENT',
    ]);
    expect(terms).not.toHaveProperty('confirmedAge');
  });

  it.each([undefined, 15])('needs the minimum age, and %s isn’t', async (confirmedAge) => {
    const membership = await makeMembership();
    const message = 'Please confirm that you’re at least 16 years old';
    expect(await register(membership, newAddress(), { confirmedAge })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'confirmedAge', message }] },
    });
  });
});

describe('joining with an account', () => {
  const join = async (who: TestUser, { participantCode }: TestMembership, body: object = {}) =>
    (await test.as(who)).post(`/v1/invites/${participantCode}/accept`, body);

  const termsOf = async (who: TestUser) => (await (await test.as(who)).get('/v1/terms/my-terms')).body as OwnTerms;

  it('accepts what business and membership add', async () => {
    const [membership, anna] = [await makeMembership(), await test.make.user()];
    expectSuccess(await join(anna, membership, { acceptedVersions: await shown(membership) }));
    const accepted = ['BUSINESS TERMS INVITATION', 'MEMBERSHIP PARTICIPANT_AGREEMENT INVITATION'];
    expect(acceptedBy(await termsOf(anna))).toEqual(accepted);
  });

  it('is refused when the terms have changed', async () => {
    const [membership, anna] = [await makeMembership(), await test.make.user()];
    const answer = await join(anna, membership, { acceptedVersions: [] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'terms_changed', detail: CHANGED } });
  });

  it('again accepts nothing', async () => {
    const membership = await makeMembership();
    const member = await test.make.member(membership);
    expectSuccess(await join(member, membership));
    expect((await termsOf(member)).accepted).toEqual([]);
  });
});

describe('an admin’s invitation', () => {
  const invite = async ({ business }: TestMembership, email: string) => {
    const owner = await test.as(business.owner);
    expectSuccess(await owner.post(`/v1/businesses/${business.id}/admins`, { name: 'Maya', email }));
    return (await links.newest(email, 'admin-invite')).code;
  };

  it('names its texts, which a new account accepts', async () => {
    const [membership, email] = [await makeMembership(), newAddress()];
    const inviteCode = await invite(membership, email);
    const { body } = await test.anyone().get(`/v1/business-admins/invitations/${inviteCode}/terms`);
    const acceptedVersions = (body as TermsInForce).documents.map(({ id }) => id);
    expect(acceptedVersions).toHaveLength(3);
    const given = { inviteCode, ...person };
    expect(await test.anyone().post('/v1/business-admins/register', { ...given, acceptedVersions: [] })).toMatchObject({
      status: 400,
      body: { code: 'terms_changed', errors: [{ path: 'agreeToTerms' }] },
    });
    expect(
      await test.anyone().post('/v1/business-admins/register', { ...given, confirmedAge: undefined }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'confirmedAge' }] },
    });
    expectSuccess(await test.anyone().post('/v1/business-admins/register', { ...given, acceptedVersions }));
    const expected = ['BUSINESS TERMS', 'PLATFORM PRIVACY', 'PLATFORM TERMS'].map((one) => `${one} INVITATION`);
    expect(acceptedBy(await ownTermsOf(email))).toEqual(expected);
  });

  it('accepts the business’s with an account, whose age isn’t asked', async () => {
    const [membership, anna] = [await makeMembership(), await test.make.user()];
    const inviteCode = await invite(membership, anna.email);
    const as = await test.as(anna);
    const answer = await as.post('/v1/business-admins/register', { inviteCode });
    expect(answer.status).toBe(200);
    const { body } = await (await test.as(anna)).get('/v1/terms/my-terms');
    expect(acceptedBy(body as OwnTerms)).toEqual(['BUSINESS TERMS INVITATION']);
  });
});
