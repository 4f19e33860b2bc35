import { ensureLeaderChannel } from '../chat';
import { leaderMeetingIn } from '../meetings/testing/leaderMeeting';
import { doTwoFactorCommand } from '../session';
import { publishedTo } from '../session/testing/publishedTo';
import { twoFactorIn } from '../session/testing/twoFactor';
import { turnOffTwoFactor } from '../session/twoFactor/turnOff';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestBusiness } from '../testing/factories';
import { interleave } from '../testing/interleave';
import { registerBusinessAdmin } from './registerAdmin';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { turnOn, proofOf } = twoFactorIn(test);

const DUE = 'SET_UP_TWO_FACTOR';
const NEEDED = { status: 409, body: { code: 'two_factor_needed' } };

const ask = async (business: TestBusiness, required = true) =>
  (await test.as(business.owner)).put(`/v1/businesses/${business.id}/staff-two-factor`, { required });

async function asking() {
  const pod = await test.make.pod();
  const { membership } = pod;
  const { business } = membership;
  const admin = await test.make.admin(business);
  await turnOn(business.owner);
  expect((await ask(business)).status).toBe(200);
  return { pod, membership, business, admin, asAdmin: await test.as(admin) };
}

const dueOf = async (person: { id: string }) => {
  const { body } = await (await test.as(person)).get('/v1/onboarding-actions/my-actions');
  return (body as { action: string }[]).map(({ action }) => action).filter((action) => action === DUE);
};

it('an owner with two-factor login can require it from staff, and the business shows it', async () => {
  const business = await test.make.business();
  expect(await ask(business)).toMatchObject({ status: 409, body: { code: 'two_factor_off' } });
  await turnOn(business.owner);
  const asked = await ask(business);
  expect(asked).toMatchObject({ status: 200, body: { staffTwoFactor: true, can: { edit: true } } });
  const asOwner = await test.as(business.owner);
  expect((await asOwner.get('/v1/businesses/my-businesses')).body).toEqual([asked.body]);
  const renamed = await asOwner.patch(`/v1/businesses/${business.id}`, { name: 'Acme' });
  const { version } = renamed.body as { version: string };
  expect(renamed.body).toEqual({ ...asked.body, name: 'Acme', version });
  expect((await ask(business, false)).body).not.toHaveProperty('staffTwoFactor');
});

it('staff without two-factor login cannot act as staff in any call or list', async () => {
  const { business, membership, pod, admin, asAdmin } = await asking();
  const leaderMeeting = await leaderMeetingIn(test)(membership);
  expect(await asAdmin.get(`/v1/businesses/${business.id}/business-admins`)).toMatchObject(NEEDED);
  expect(await asAdmin.get(`/v1/memberships/${membership.id}/members`)).toMatchObject(NEEDED);
  expect(await asAdmin.get(`/v1/pods/${pod.id}`)).toMatchObject(NEEDED);
  expect(await asAdmin.patch(`/v1/businesses/${business.id}`, { name: 'Mine' })).toMatchObject(NEEDED);
  expect((await asAdmin.post(`/v1/businesses/${business.id}/admins`, {})).status).toBe(404);

  const { body: businesses } = await asAdmin.get('/v1/businesses/my-businesses');
  const [mine] = businesses as { admin: boolean; can: Record<string, boolean> }[];
  expect(mine?.admin).toBe(true);
  expect(Object.values(mine?.can ?? {}).some(Boolean)).toBe(false);
  const { body: memberships } = await asAdmin.get(`/v1/businesses/${business.id}/my-memberships`);
  for (const { can } of memberships as { can: Record<string, boolean> }[])
    expect(Object.values(can).some(Boolean)).toBe(false);
  const leaderMeetings = async () => (await asAdmin.get('/v1/leader-pods/my-pods')).body as { id: string }[];
  expect(await leaderMeetings()).toEqual([]);
  expect(await dueOf(admin)).toEqual([DUE]);
  await turnOn(admin);
  expect(await leaderMeetings()).toMatchObject([{ id: leaderMeeting.id }]);
});

it('staff without two-factor login are not in the leader chat', async () => {
  const { membership, pod, admin, asAdmin } = await asking();
  const channelId = await test.app.context.act((act) => ensureLeaderChannel(act, membership.id));
  const idsOf = async () =>
    ((await asAdmin.get('/v1/channels/my-channels')).body as { id: string }[]).map(({ id }) => id);
  expect((await asAdmin.get(`/v1/channels/${channelId}/messages`)).status).toBe(404);
  expect(await idsOf()).toEqual([]);
  const asLeader = await test.as(pod.leader!);
  const peopleOf = async () =>
    ((await asLeader.get(`/v1/channels/${channelId}/people`)).body as { userId: string }[]).map(({ userId }) => userId);
  const { id: leaderId } = pod.leader!;
  expect(await peopleOf()).toContain(leaderId);
  expect(await peopleOf()).not.toContain(admin.id);
  await turnOn(admin);
  expect(await peopleOf()).toContain(admin.id);
  expect((await asAdmin.get(`/v1/channels/${channelId}/messages`)).status).toBe(200);
  expect(await idsOf()).toEqual([channelId]);
});

it('staff without two-factor login keep their other roles', async () => {
  const { business, membership } = await asking();
  const leading = await test.make.admin(business);
  await test.make.member(membership, { user: leading, leaderStatus: 'SIGNED_OFF' });
  const own = await test.make.pod({ membership, leader: leading });
  const asLeading = await test.as(leading);
  const { body } = await asLeading.get(`/v1/pods/${own.id}`);
  expect(body).toMatchObject({ myRole: 'leader', can: { edit: true, demoteLeader: false } });
  const { body: members } = await asLeading.get(`/v1/memberships/${membership.id}/members`);
  for (const member of members as object[]) expect(member).not.toHaveProperty('email');
  expect(await asLeading.get(`/v1/memberships/${membership.id}/invites`)).toMatchObject(NEEDED);
});

it('setting up two-factor login restores staff rights immediately, and staff cannot turn it off again', async () => {
  const { business, membership, admin, asAdmin } = await asking();
  await turnOn(admin);
  expect((await asAdmin.get(`/v1/memberships/${membership.id}/members`)).status).toBe(200);
  expect(await dueOf(admin)).toEqual([]);
  expect((await asAdmin.get('/v1/users/two-factor')).body).toMatchObject({ requiredBy: [business.name] });
  const off = () => asAdmin.post('/v1/users/two-factor/turn-off', proofOf(admin));
  expect(await off()).toMatchObject({ status: 409, body: { code: 'two_factor_required_of_staff' } });
  await ask(business, false);
  expect((await off()).status).toBe(200);
});

it('the required action to set up two-factor login cannot be dismissed or deferred, only completed', async () => {
  const { business, admin, asAdmin } = await asking();
  const action = { businessId: business.id, action: DUE };
  await asAdmin.post('/v1/onboarding-actions/mark-complete', action);
  await asAdmin.post('/v1/onboarding-actions/defer', action);
  const { body } = await asAdmin.get(`/v1/onboarding-actions/my-actions/${business.id}`);
  expect(body).toEqual([action]);
  expect(await asAdmin.get(`/v1/businesses/${business.id}/business-admins`)).toMatchObject(NEEDED);
  await ask(business, false);
  expect(await dueOf(admin)).toEqual([]);
});

it('staff without two-factor login are mailed once, and their open pages are updated', async () => {
  const { business, admin } = await asking();
  await ask(business);
  expect(await test.mails(admin.email)).toMatchObject([
    { template: 'staff-two-factor', data: { businessName: business.name } },
  ]);
  expect(await publishedTo(test, admin, 'action')).toHaveLength(1);
  const { business: other } = await asking();
  expect((await test.mails(other.owner.email)).map(({ template }) => template)).toEqual(['two-factor-on']);
});

it('staff whose two-factor login the operator turns off must set it up again', async () => {
  const { business, membership, admin, asAdmin } = await asking();
  await turnOn(admin);
  await doTwoFactorCommand(['off', admin.email], test.app.context.act, () => undefined);
  expect(await asAdmin.get(`/v1/memberships/${membership.id}/members`)).toMatchObject(NEEDED);
  expect(await dueOf(admin)).toEqual([DUE]);
  expect((await asAdmin.get('/v1/users/two-factor')).body).toMatchObject({
    enabled: false,
    requiredBy: [business.name],
  });
});

const isMailed = async ({ email }: { email: string }) =>
  (await test.mails(email)).some(({ template }) => template === 'staff-two-factor');

it('an admin who turns off two-factor login just as staff are required to use it is mailed', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  await turnOn(business.owner);
  await turnOn(admin);
  const caller = await test.callerOf(admin);
  const asked = await interleave(
    test.app.context,
    (held) => turnOffTwoFactor(held, caller, proofOf(admin)),
    () => ask(business),
  );
  expect(asked.status).toBe(200);
  expect(await isMailed(admin)).toBe(true);
});

it('a person who becomes admin just as staff are required to use two-factor login is mailed', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  await turnOn(business.owner);
  const inviteCode = await adminsIn(test).codeFor(business, anna.email);
  const given = { inviteCode, firstName: 'Anna', lastName: 'Admin', password: PASSWORD };
  const asked = await interleave(
    test.app.context,
    (held) => registerBusinessAdmin(held, given, undefined, { ip: '192.0.2.1', cookies: undefined, language: 'en' }),
    () => ask(business),
  );
  expect(asked.status).toBe(200);
  expect(await isMailed(anna)).toBe(true);
});

it('an owner who turns off two-factor login at the same moment can’t require it from staff', async () => {
  const business = await test.make.business();
  await turnOn(business.owner);
  const { context } = test.app;
  const caller = await test.callerOf(business.owner);
  const asked = await interleave(
    context,
    (held) => turnOffTwoFactor(held, caller, proofOf(business.owner)),
    () => ask(business),
  );
  expect(asked).toMatchObject({ status: 409, body: { code: 'two_factor_off' } });
});
