import { inArray } from 'drizzle-orm';
import { applyEmailChanges } from '../../account/confirmEmailChange';
import { approveBusiness, businessesAwaitingApproval } from '../../businesses';
import { announceSessionEnds } from '../../notifications/announceSessionEnds';
import { sessions } from '../../platform/database/schema';
import { turnOffTwoFactorFor } from '../../session';
import { linksOf } from '../../session/testing/links';
import { passkeysIn } from '../../session/testing/passkeys';
import { fakeSignOnIn } from '../../signOn/testing/fakeSignOn';
import { twoFactorIn } from '../../session/testing/twoFactor';
import { runBulkActions } from '../../bulk/testing/runBulkActions';
import { PASSWORD } from '../factories';
import { STAFF, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

const person = (email: string) => ({ email, firstName: 'Maya', lastName: 'Okafor', password: 'Kiln-fired-2024' });

const register = async ({ test, membership }: World, email: string) =>
  expectSuccess(
    await test.anyone().post('/v1/members/register', { inviteCode: membership.participantCode, ...person(email) }),
  );

const confirm = ({ test }: World, email: string, template: string) => linksOf(test).confirm(email, template);

const registerBusiness = async ({ test, newcomer }: World) =>
  expectSuccess(await test.anyone().post('/v1/businesses', { businessName: 'Acme', ...person(newcomer) }));

const invite = async (world: World) =>
  expectSuccess(
    await (
      await world.as('owner')
    ).post(`/v1/businesses/${world.membership.business.id}/admins`, { name: 'Maya', email: world.newcomer }),
  );

async function acceptInvitation({ test, newcomer }: World) {
  const { code: inviteCode } = await linksOf(test).newest(newcomer, 'admin-invite');
  const { email: _invited, ...account } = person(newcomer);
  expectSuccess(await test.anyone().post('/v1/business-admins/register', { inviteCode, ...account }));
}

const changeMemberEmail = async (world: World) =>
  expectSuccess(
    await (
      await world.as('owner')
    ).post(`/v1/memberships/${world.membership.id}/members/${world.ids.members}/change-email`, {
      newEmail: world.newAddress,
    }),
  );

const changeEmail = async (world: World) =>
  expectSuccess(
    await (
      await world.as('participant')
    ).post('/v1/users/change-email', { newEmail: world.newAddress, password: PASSWORD }),
  );

const forgetPassword = async ({ test, people }: World) =>
  expectSuccess(await test.anyone().post('/v1/users/forgot-password', { email: people.participant.email }));

let app: ReturnType<typeof twoFactorIn> | undefined;

const turnTwoFactorOn = ({ test, people }: World) => {
  app ??= twoFactorIn(test);
  return app.turnOn(people.participant);
};

const proofOf = ({ people }: World) => app?.proofOf(people.participant);

export const accountRows: CatalogueRow[] = [
  {
    act: 'somebody signs up by the link of a membership',
    does: (world) => register(world, world.newcomer),
    mailed: { 'verify-email': ['newcomer'] },
  },
  {
    act: 'who signed up proves their address',
    given: (world) => register(world, world.newcomer),
    does: (world) => confirm(world, world.newcomer, 'verify-email'),
    listed: { 'member-joined': STAFF },
    mailed: { 'account-ready': ['newcomer'] },
  },
  {
    act: 'somebody signs up with an address that has an account',
    does: (world) => register(world, world.people.stranger.email),
    mailed: { 'known-address': ['stranger'] },
  },
  {
    act: 'somebody with an account joins a membership',
    does: async (world) =>
      expectSuccess(
        await (await world.as('stranger')).post(`/v1/invites/${world.membership.participantCode}/accept`, {}),
      ),
    listed: { 'member-joined': STAFF },
  },
  {
    act: 'somebody asks for a new password',
    does: forgetPassword,
    mailed: { 'reset-password': ['participant'] },
  },
  {
    act: 'somebody asks for a login link',
    does: async ({ test, people }) =>
      expectSuccess(await test.anyone().post('/v1/users/login-link', { email: people.participant.email })),
    mailed: { 'login-link': ['participant'] },
  },
  {
    act: 'staff send a member a login link',
    does: async (world) =>
      expectSuccess(
        await (
          await world.as('owner')
        ).post(`/v1/memberships/${world.membership.id}/members/${world.ids.members}/login-link`),
      ),
    mailed: { 'login-link': ['participant'] },
  },
  {
    act: 'a forgotten password is replaced',
    given: forgetPassword,
    does: async ({ test, people }) => {
      const { code } = await linksOf(test).newest(people.participant.email, 'reset-password');
      expectSuccess(await test.anyone().post('/v1/users/reset-password', { code, password: 'Another-Step-2' }));
    },
    mailed: { 'password-changed': ['participant'] },
  },
  {
    act: 'a password is changed',
    does: async (world) =>
      expectSuccess(
        await (
          await world.as('participant')
        ).post('/v1/users/change-password', { oldPassword: PASSWORD, newPassword: 'Another-Step-2' }),
      ),
    mailed: { 'password-changed': ['participant'] },
  },
  {
    act: 'two-factor login is turned on',
    does: turnTwoFactorOn,
    mailed: { 'two-factor-on': ['participant'] },
  },
  {
    act: 'two-factor login is moved to another app',
    given: turnTwoFactorOn,
    does: turnTwoFactorOn,
    mailed: { 'two-factor-on': ['participant'] },
  },
  {
    act: 'somebody makes new recovery codes, and logs in with one',
    given: turnTwoFactorOn,
    does: async (world) => {
      const { test, people } = world;
      const { ticketFor, secondStep } = twoFactorIn(test);
      const asPerson = await test.as(people.participant);
      const made = expectSuccess(await asPerson.post('/v1/users/two-factor/recovery-codes', proofOf(world)));
      const [code = ''] = (made.body as { recoveryCodes: string[] }).recoveryCodes;
      expectSuccess(await secondStep(await ticketFor(people.participant), code));
    },
    mailed: { 'recovery-codes-new': ['participant'], 'recovery-code-used': ['participant'] },
  },
  {
    act: 'somebody with the password guesses codes until they are refused',
    given: turnTwoFactorOn,
    does: async ({ test, people: { participant } }) => {
      const { ticketFor, secondStep } = twoFactorIn(test);
      for (let tries = 0; tries < 11; tries += 1) await secondStep(await ticketFor(participant), 'wrong-codes');
    },
    mailed: { 'two-factor-guessed': ['participant'] },
  },
  {
    act: 'two-factor login is turned off',
    given: turnTwoFactorOn,
    does: async (world) =>
      expectSuccess(await (await world.as('participant')).post('/v1/users/two-factor/turn-off', proofOf(world))),
    mailed: { 'two-factor-off': ['participant'] },
  },
  {
    act: 'the operator turns two-factor login off',
    given: turnTwoFactorOn,
    does: ({ test, people }) => test.app.context.act((act) => turnOffTwoFactorFor(act, people.participant.email)),
    mailed: { 'two-factor-off': ['participant'] },
  },
  {
    act: 'somebody adds a passkey',
    does: ({ test, people }) => passkeysIn(test).add(people.participant),
    mailed: { 'passkey-added': ['participant'] },
  },
  {
    act: 'somebody removes a passkey',
    given: ({ test, people }) => passkeysIn(test).add(people.participant),
    does: async (world) => {
      const [passkey] = await passkeysIn(world.test).list(world.people.participant);
      const url = `/v1/users/passkeys/${passkey?.id}/remove`;
      expectSuccess(await (await world.as('participant')).post(url, { password: PASSWORD }));
    },
    mailed: { 'passkey-removed': ['participant'] },
  },
  {
    act: 'somebody asks for a code that confirms a provider’s identity',
    does: ({ test, people }) => fakeSignOnIn(test).sendCode(people.participant),
    mailed: { 'sign-on-code': ['participant'] },
  },
  {
    act: 'somebody links an identity of a provider',
    does: ({ test, people }) => fakeSignOnIn(test).link(people.participant),
    mailed: { 'identity-linked': ['participant'] },
  },
  {
    act: 'somebody removes an identity of a provider',
    given: ({ test, people }) => fakeSignOnIn(test).link(people.participant),
    does: ({ test, people }) => fakeSignOnIn(test).unlink(people.participant),
    mailed: { 'identity-removed': ['participant'] },
  },
  {
    act: 'somebody asks for another address',
    does: changeEmail,
    mailed: { 'change-email-confirm': ['newAddress'], 'change-email-notice': ['participant'] },
  },
  {
    act: 'staff ask for another address of a member',
    does: changeMemberEmail,
    mailed: { 'change-email-confirm': ['newAddress'], 'change-email-by-staff': ['participant'] },
  },
  {
    act: 'the new address that staff asked for counts, as the member let it pass',
    given: async (world) => {
      await changeMemberEmail(world);
      await confirm(world, world.newAddress, 'change-email-confirm');
    },
    does: async ({ test }) => {
      const now = test.clock.now().toISOString();
      test.clock.advance({ hours: 72 });
      await applyEmailChanges(test.app.context);
      // Jobs scheduled by other acts still have to run.
      test.clock.set(now);
    },
    mailed: { 'change-email-done': ['newAddress', 'participant'] },
  },
  {
    act: 'the new address is confirmed',
    given: changeEmail,
    does: (world) => confirm(world, world.newAddress, 'change-email-confirm'),
    mailed: { 'change-email-done': ['newAddress', 'participant'] },
  },
  {
    act: 'a member of no pod deletes their account',
    does: async (world) =>
      expectSuccess(await (await world.as('leftPod')).delete('/v1/users/my-user', { password: PASSWORD })),
    mailed: { 'account-deleted': ['leftPod'], 'steps-record': ['leftPod'] },
  },
  {
    act: 'a business is registered',
    does: registerBusiness,
    mailed: { 'verify-email': ['newcomer'] },
  },
  {
    act: 'the owner of a new business proves their address',
    given: registerBusiness,
    does: (world) => confirm(world, world.newcomer, 'verify-email'),
    mailed: { 'approval-pending': ['newcomer'] },
  },
  {
    act: 'the operator approves a business',
    given: async (world) => {
      await registerBusiness(world);
      await confirm(world, world.newcomer, 'verify-email');
    },
    does: async ({ test: { app }, newcomer }) => {
      const waiting = await businessesAwaitingApproval(app.context.database.db);
      const id = waiting.find(({ ownerEmail }) => ownerEmail === newcomer)?.id ?? '';
      await app.context.act((act) => approveBusiness(act, id));
    },
    mailed: { 'business-approved': ['newcomer'] },
  },
  {
    act: 'staff invite somebody by email',
    does: async (world) => {
      const body = { invitations: [{ email: world.newcomer, name: 'Maya', role: 'Participant', podId: world.pod.id }] };
      expectSuccess(
        await (await world.as('owner')).post(`/v1/memberships/${world.membership.id}/email-invitations`, body),
      );
      await runBulkActions(world.test);
    },
    mailed: { 'membership-invite': ['newcomer'] },
  },
  { act: 'the owner invites an admin', does: invite, mailed: { 'admin-invite': ['newcomer'] } },
  {
    act: 'somebody accepts to be admin',
    given: invite,
    does: acceptInvitation,
    listed: { 'admin-joined': ['owner'] },
    mailed: { 'admin-joined': ['owner'], meeting: ['newcomer'] },
  },
  {
    act: 'the owner makes two-factor login required for staff',
    given: ({ test, people }) => twoFactorIn(test).turnOn(people.owner),
    does: async (world) => {
      const { id } = world.membership.business;
      expectSuccess(await (await world.as('owner')).put(`/v1/businesses/${id}/staff-two-factor`, { required: true }));
    },
    mailed: { 'staff-two-factor': ['admin'] },
  },
  {
    act: 'nobody has used a login for so long that it would end within two days',
    does: async ({ test, people }) => {
      const { database, clock } = test.app.context;
      const expiresAt = new Date(clock.now().getTime() + 47 * 60 * 60 * 1000);
      const whose = [people.participant.id, people.closed.id];
      await database.db.update(sessions).set({ expiresAt }).where(inArray(sessions.userId, whose));
      await announceSessionEnds(test.app.context);
    },
    pushed: { 'session-end': ['participant'] },
  },
  {
    act: 'the owner removes an admin',
    does: async (world) => {
      const { id } = world.membership.business;
      expectSuccess(
        await (await world.as('owner')).delete(`/v1/businesses/${id}/business-admins/${world.people.admin.id}`),
      );
    },
    listed: { 'admin-removed': ['admin'] },
    mailed: { 'admin-removed': ['admin'], meeting: ['admin'] },
  },
  {
    act: 'the owner hands the business over to an admin',
    does: async (world) => {
      const body = { adminId: world.people.admin.id, password: PASSWORD };
      expectSuccess(
        await (await world.as('owner')).post(`/v1/businesses/${world.membership.business.id}/hand-over`, body),
      );
    },
    listed: { 'business-owned': ['admin'] },
    mailed: { 'business-owned': ['admin'], 'business-handed-over': ['owner'] },
  },
];
