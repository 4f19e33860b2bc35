import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/schema';
import { linksOf } from '../../session/testing/links';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestMembership } from '../../testing/factories';
import { pagesOf } from '../testing/lists';
import { membersIn } from '../testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

const signUp = (inviteCode: string, email: string) =>
  test
    .anyone()
    .post('/v1/members/register', { inviteCode, email, firstName: 'Maya', lastName: 'Lee', password: PASSWORD });

const waiting = async (membership: TestMembership) =>
  (await (await staffOf(membership)).get(`/v1/memberships/${membership.id}/waiting-registrations`)).body;

it('staff see invited sign-ups until their addresses are confirmed, each once, newest first', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  await signUp(membership.participantCode, 'maya@example.com');
  await signUp(membership.participantCode, 'maya@example.com');
  test.clock.advance({ seconds: 1 });
  await signUp(membership.leaderCode, 'tom@example.com');
  await signUp(other.leaderCode, 'elsewhere@example.com');
  expect(await waiting(membership)).toMatchObject([
    { email: 'tom@example.com', role: 'Leader' },
    { email: 'maya@example.com', role: 'Participant' },
  ]);
  await linksOf(test).confirm('maya@example.com', 'verify-email');
  expect((await waiting(membership)).map(({ email }: { email: string }) => email)).toEqual(['tom@example.com']);
});

it('the sign-up of a person with an account looks like any other sign-up, and reveals nothing about the account', async () => {
  const membership = await test.make.membership();
  const known = await test.make.user({ email: 'known@example.com', firstName: 'Secret' });
  await signUp(membership.participantCode, 'known@example.com');
  await signUp(membership.participantCode, 'unknown@example.com');
  const [first, second] = await waiting(membership);
  expect(Object.keys(first)).toEqual(Object.keys(second));
  expect(JSON.stringify([first, second])).not.toContain(known.firstName);
});

it("an account's later address is not shown if the sign-up used the old address", async () => {
  const membership = await test.make.membership();
  const known = await test.make.user({ email: 'old@example.com' });
  await signUp(membership.participantCode, 'Old@example.com');
  await test.app.context.database.db.update(users).set({ email: 'new@example.com' }).where(eq(users.id, known.id));
  expect(await waiting(membership)).toMatchObject([{ email: 'Old@example.com' }]);
  await signUp(membership.leaderCode, 'new@example.com');
  expect(await waiting(membership)).toMatchObject([{ email: 'new@example.com' }, { email: 'Old@example.com' }]);
});

it('a sign-up with an expired link is no longer pending', async () => {
  const membership = await test.make.membership();
  await signUp(membership.participantCode, 'late@example.com');
  test.clock.advance({ hours: 48, seconds: 1 });
  expect(await waiting(membership)).toEqual([]);
});

it('pages of sign-ups together make up the whole list, and each shows the total', async () => {
  const membership = await test.make.membership();
  for (const name of ['ann', 'ben', 'cleo', 'dan', 'Ben']) await signUp(membership.leaderCode, `${name}@example.com`);
  const whole = await waiting(membership);
  expect(whole).toHaveLength(4);
  const reader = await staffOf(membership);
  const pages = await pagesOf(reader, `/v1/memberships/${membership.id}/waiting-registrations?limit=2`);
  expect(pages.map(({ body }) => body.length)).toEqual([2, 2]);
  expect(pages.flatMap(({ body }) => body)).toEqual(whole);
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['4', '4']);
});

it.each(['after=x', 'after=W10', `after=${Buffer.from('["a","b"]').toString('base64url')}`, 'limit=501'])(
  'a list of sign-ups by %s is refused',
  async (query) => {
    const membership = await test.make.membership();
    const reader = await staffOf(membership);
    expect((await reader.get(`/v1/memberships/${membership.id}/waiting-registrations?${query}`)).status).toBe(400);
  },
);
