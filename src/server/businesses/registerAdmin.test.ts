import { eq } from 'drizzle-orm';
import { businesses, users } from '../platform/database/schema';
import { doAccountCommand } from '../session/accountCommand';
import { linksOf } from '../session/testing/links';
import { publishedTo } from '../session/testing/publishedTo';
import { loginsOf, tokenOf } from '../session/testing/logins';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { codeFor, accept, adminsOf } = adminsIn(test);
const { login } = loginsOf(test);

it('accepting an invitation creates a verified account, makes it an admin and signs it in', async () => {
  const business = await test.make.business({ name: 'Acme' });
  const accepted = await accept(await codeFor(business, 'ada3@example.com'));
  expect(accepted.status).toBe(200);
  expect(accepted.body.user).toMatchObject({ email: 'ada3@example.com', firstName: 'Ada', lastName: 'Admin' });
  const asAda = test.bearer(tokenOf(accepted));
  expect((await asAda.get('/v1/businesses/my-businesses')).body).toMatchObject([{ name: 'Acme', admin: true }]);
  const { body: actions } = await asAda.get(`/v1/onboarding-actions/my-actions/${business.id}`);
  expect(actions).toEqual([{ action: 'COMPLETE_PROFILE', businessId: business.id }]);
  expect(await adminsOf(business)).toEqual(['ada3@example.com']);
  expect((await login('ada3@example.com')).status).toBe(200);
});

it('accepting an invitation notifies the owner, in the product and by mail', async () => {
  const business = await test.make.business({ name: 'Acme' });
  await accept(await codeFor(business, 'ada4@example.com'));
  expect(await test.mails(business.owner.email)).toMatchObject([
    { template: 'admin-joined', data: { adminName: 'Ada Admin', businessName: 'Acme' } },
  ]);
  expect(await publishedTo(test, business.owner, 'notification')).toHaveLength(1);
});

it('an invitation works once, even for two people at the same time', async () => {
  const business = await test.make.business();
  const code = await codeFor(business, 'ada5@example.com');
  const answers = await Promise.all([accept(code), accept(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await accept(code)).body).toMatchObject({ code: 'code_invalid', detail: 'This link is no longer valid.' });
});

it('an invitation does not let its holder keep guessing passwords', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  const code = await codeFor(business, anna.email);
  for (let tries = 0; tries < 10; tries++) await accept(code, { password: `Guess-Nr-${tries}` });
  expect((await accept(code)).status).toBe(429);
});

it('accepting an invitation takes over an unverified account with the address', async () => {
  const business = await test.make.business();
  const squatted = await test.make.user({ verifiedAt: null });
  const code = await codeFor(business, squatted.email);
  expect((await accept(code, { password: 'Only-Mine-1' })).body.user).toMatchObject({ firstName: 'Ada' });
  expect((await login(squatted.email)).status).toBe(400);
  expect((await login(squatted.email, 'Only-Mine-1')).status).toBe(200);
});

it('becoming an admin enables a person everywhere in the business that had disabled them, but not elsewhere', async () => {
  const pod = await test.make.pod();
  const { membership } = pod;
  const anna = await test.make.member(membership, { disabled: true });
  await test.make.participant(pod, anna);
  const elsewhere = await test.make.membership();
  await test.make.member(elsewhere, { user: anna, disabled: true });
  await accept(await codeFor(membership.business, anna.email));
  const disabledIn = async ({ id, business }: TestMembership) => {
    const { body } = await (await test.as(business.owner)).get(`/v1/memberships/${id}/members`);
    return (body as { userId: string; disabled: boolean }[]).find(({ userId }) => userId === anna.id)?.disabled;
  };
  expect([await disabledIn(membership), await disabledIn(elsewhere)]).toEqual([false, true]);
  const channels = (await publishedTo(test, anna, 'channel')).map(({ change, podId }) => [change, podId]);
  expect(channels).toEqual([
    ['added', pod.id],
    ['added', undefined],
  ]);
});

describe('an invitation is void if its sender may no longer invite', () => {
  it('while the owner’s account is disabled', async () => {
    const business = await test.make.business();
    const code = await codeFor(business, 'void1@example.com');
    const disable = (disabledAt: Date | null) =>
      test.app.context.database.db.update(users).set({ disabledAt }).where(eq(users.id, business.owner.id));
    await disable(test.clock.now());
    expect((await test.anyone().get(`/v1/business-admins/invitations/${code}`)).status).toBe(404);
    expect((await accept(code)).body).toMatchObject({ code: 'code_invalid' });
    await disable(null);
    expect((await accept(code)).status).toBe(200);
  });

  it('while the owner must set up two-factor login', async () => {
    const business = await test.make.business();
    const code = await codeFor(business, 'void2@example.com');
    await test.app.context.database.db
      .update(businesses)
      .set({ staffTwoFactor: true })
      .where(eq(businesses.id, business.id));
    expect((await accept(code)).body).toMatchObject({ code: 'code_invalid' });
  });

  it('permanently after the operator disables the owner, or the owner resets a forgotten password', async () => {
    const [one, other] = [await test.make.business(), await test.make.business()];
    const codes = [await codeFor(one, 'void3@example.com'), await codeFor(other, 'void4@example.com')];
    for (const what of ['disable', 'enable']) {
      await doAccountCommand([what, one.owner.email], test.app.context.act, () => undefined);
    }
    await test.anyone().post('/v1/users/forgot-password', { email: other.owner.email });
    const { code } = await linksOf(test).newest(other.owner.email, 'reset-password');
    expect((await test.anyone().post('/v1/users/reset-password', { code, password: 'Kiln-fired-2024' })).status).toBe(
      200,
    );
    for (const inviteCode of codes) expect((await accept(inviteCode)).body).toMatchObject({ code: 'code_invalid' });
  });
});
