import { PASSWORD } from '../../testing/factories';
import { eq } from 'drizzle-orm';
import { applyEmailChanges } from '../../account/confirmEmailChange';
import { members } from '../../platform/database/schema';
import { turnOffTwoFactorFor } from '../../session';
import { linksOf } from '../../session/testing/links';
import { twoFactorIn } from '../../session/testing/twoFactor';
import { vouchingFor } from '../../signOn/testing/fakeSignOn';
import { runBulkActions } from '../../bulk/testing/runBulkActions';
import { expectSuccess, type World } from '../../testing/catalogue/world';
import { business, member, membership, send, type AuditRow } from './auditRow';
import { integrationRows } from './integrationRows';
import { podRows } from './podRows';
import { reportRows } from './reportRows';
import { termsRows } from './termsRows';

const invite = async (world: World) =>
  expectSuccess(
    await (await world.as('owner')).post(business('/admins')(world), { name: 'Maya', email: world.newcomer }),
  );

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const zoom = { zoomApiKey: 'key', zoomApiSecret: 'secret', zoomUserId: 'host@example.com' };

const pretendProviders = ({ test, people }: World) =>
  Promise.resolve((test.app.context.oidc = vouchingFor(people.owner)));

const connectProvider = send('owner', 'put', business('/sign-on'), {
  name: 'Brightwater ID',
  issuer: 'https://id.example.com',
  clientId: 'stepwell',
  required: 'nobody',
});

async function deleteEmptyMembership(world: World) {
  const empty = await world.test.make.membership({ business: world.membership.business });
  return expectSuccess(await (await world.as('owner')).delete(`/v1/memberships/${empty.id}`));
}

async function acceptInvitation({ test, newcomer }: World) {
  const { code: inviteCode } = await linksOf(test).newest(newcomer, 'admin-invite');
  const account = { firstName: 'Maya', lastName: 'Okafor', password: 'Kiln-fired-2024' };
  return expectSuccess(await test.anyone().post('/v1/business-admins/register', { inviteCode, ...account }));
}

async function withdraw(world: World) {
  const owner = await world.as('owner');
  const open = (await owner.get(business('/admins')(world))).body as { id: string; email: string }[];
  const sent = open.find(({ email }) => email === world.newcomer);
  return expectSuccess(await owner.delete(business(`/admins/${sent?.id}`)(world)));
}

const disable = (world: World) =>
  world.test.app.context.database.db
    .update(members)
    .set({ disabledAt: world.test.clock.now() })
    .where(eq(members.id, world.ids.members ?? ''));

const ownerHasTwoFactor = ({ test, people }: World) => twoFactorIn(test).turnOn(people.owner);

export const auditRows: AuditRow[] = [
  {
    operation: 'inviteAdmin',
    act: 'ADMIN_INVITED',
    does: invite,
    by: 'owner',
    about: 'business',
    detail: 'n…@example.com',
  },
  {
    operation: 'withdrawAdminInvitation',
    act: 'ADMIN_INVITATION_WITHDRAWN',
    given: invite,
    does: withdraw,
    by: 'owner',
    about: 'business',
    detail: 'n…@example.com',
  },
  {
    operation: 'registerBusinessAdmin',
    act: 'ADMIN_JOINED',
    given: invite,
    does: acceptInvitation,
    by: 'newcomer',
    about: 'business',
  },
  {
    operation: 'handOverBusiness',
    act: 'BUSINESS_HANDED_OVER',
    does: async (world) =>
      expectSuccess(
        await (
          await world.as('owner')
        ).post(business('/hand-over')(world), { adminId: world.people.admin.id, password: PASSWORD }),
      ),
    by: 'owner',
    person: 'admin',
    about: 'business',
  },
  {
    operation: 'removeBusinessAdmin',
    act: 'ADMIN_REMOVED',
    does: async (world) =>
      expectSuccess(
        await (await world.as('owner')).delete(business(`/business-admins/${world.people.admin.id}`)(world)),
      ),
    by: 'owner',
    person: 'admin',
    about: 'business',
  },
  {
    operation: 'inviteMember',
    act: 'MEMBER_INVITED',
    does: async (world) =>
      expectSuccess(await (await world.as('admin')).post(membership('/members')(world), { email: world.newcomer })),
    by: 'admin',
    detail: 'n…@example.com',
  },
  {
    operation: 'updateBusiness',
    act: 'BUSINESS_CHANGED',
    does: send('admin', 'patch', business(''), { name: 'Another name' }),
    by: 'admin',
    about: 'business',
    fields: ['name'],
  },
  {
    operation: 'setStaffTwoFactor',
    act: 'STAFF_TWO_FACTOR_REQUIRED',
    given: ownerHasTwoFactor,
    does: send('owner', 'put', business('/staff-two-factor'), { required: true }),
    by: 'owner',
    about: 'business',
  },
  {
    operation: 'setStaffTwoFactor',
    act: 'STAFF_TWO_FACTOR_OPTIONAL',
    given: async (world) => {
      await ownerHasTwoFactor(world);
      await send('owner', 'put', business('/staff-two-factor'), { required: true })(world);
    },
    does: send('owner', 'put', business('/staff-two-factor'), { required: false }),
    by: 'owner',
    about: 'business',
  },
  {
    operation: 'the operator',
    act: 'TWO_FACTOR_TURNED_OFF',
    given: ownerHasTwoFactor,
    does: ({ test, people }) => test.app.context.act((act) => turnOffTwoFactorFor(act, people.owner.email)),
    by: 'owner',
    about: 'business',
  },
  {
    operation: 'saveZoomSettings',
    act: 'ZOOM_CONNECTED',
    does: send('owner', 'post', business('/zoom/settings'), zoom),
    by: 'owner',
    about: 'business',
  },
  {
    operation: 'replaceZoomSettings',
    act: 'ZOOM_CONNECTED',
    does: send('admin', 'put', business('/zoom/settings'), zoom),
    by: 'admin',
    about: 'business',
  },
  {
    operation: 'saveSignOnSettings',
    act: 'SIGN_ON_CHANGED',
    given: pretendProviders,
    does: connectProvider,
    by: 'owner',
    about: 'business',
    detail: 'nobody',
  },
  {
    operation: 'removeSignOnSettings',
    act: 'SIGN_ON_REMOVED',
    given: async (world) => {
      await pretendProviders(world);
      await connectProvider(world);
    },
    does: send('owner', 'delete', business('/sign-on')),
    by: 'owner',
    about: 'business',
  },
  {
    operation: 'createMembership',
    act: 'MEMBERSHIP_CREATED',
    does: send('admin', 'post', business('/memberships'), {
      name: 'Another circle',
      supportEmail: 'support@example.com',
      settings: [],
      features: [],
      customButtons: [],
    }),
    by: 'admin',
  },
  {
    operation: 'updateMembership',
    act: 'MEMBERSHIP_CHANGED',
    does: send('owner', 'patch', membership(''), {
      supportEmail: 'help@example.com',
      settings: [{ name: 'MaxParticipants', value: '5' }],
      features: [{ name: 'Chat', disabled: true }],
      customButtons: [{ label: 'Checklist', url: 'https://example.com/list', placement: 'VIEW_POD' }],
    }),
    by: 'owner',
    fields: ['supportEmail', 'MaxParticipants', 'Chat', 'customButtons'],
  },
  {
    operation: 'saveOwnWords',
    act: 'MEMBERSHIP_CHANGED',
    does: send('admin', 'put', membership('/own-words'), {
      welcomeText: 'Come on in.',
      joinText: 'No recorders here.',
    }),
    by: 'admin',
    fields: ['invitationText', 'joinText'],
  },
  {
    operation: 'uploadMembershipLogo',
    act: 'MEMBERSHIP_CHANGED',
    does: async (world) =>
      expectSuccess(await (await world.as('owner')).post(membership('/logo')(world), { image: PIXEL })),
    by: 'owner',
    fields: ['logo'],
  },
  { operation: 'deleteMembership', act: 'MEMBERSHIP_DELETED', does: deleteEmptyMembership, by: 'owner' },
  {
    operation: 'resetInviteLinks',
    act: 'INVITE_LINKS_RESET',
    does: send('admin', 'post', membership('/reset-invite-links')),
    by: 'admin',
  },
  {
    operation: 'invitePeople',
    act: 'MEMBER_INVITED',
    does: async (world) => {
      const body = { invitations: [{ email: 'tom@example.com', role: 'Participant' }] };
      expectSuccess(await (await world.as('admin')).post(membership('/email-invitations')(world), body));
      await runBulkActions(world.test);
      return true;
    },
    by: 'admin',
    detail: 't…@example.com',
  },
  {
    operation: 'withdrawEmailInvitation',
    act: 'MEMBER_INVITATION_WITHDRAWN',
    does: async (world) => {
      const url = membership(`/email-invitations/${world.ids['email-invitations']}`)(world);
      return expectSuccess(await (await world.as('admin')).delete(url));
    },
    by: 'admin',
    detail: 'i…@example.com',
  },
  {
    operation: 'disableMember',
    act: 'MEMBER_DISABLED',
    does: send('admin', 'post', member('/disable')),
    by: 'admin',
    person: 'participant',
  },
  {
    operation: 'enableMember',
    act: 'MEMBER_ENABLED',
    given: disable,
    does: send('admin', 'post', member('/enable')),
    by: 'admin',
    person: 'participant',
  },
  {
    operation: 'removeMember',
    act: 'MEMBER_REMOVED',
    does: send('owner', 'delete', member('')),
    by: 'owner',
    person: 'participant',
  },
  {
    operation: 'sendLoginLink',
    act: 'LOGIN_LINK_SENT',
    does: send('admin', 'post', member('/login-link')),
    by: 'admin',
    person: 'participant',
  },
  {
    operation: 'changeMemberEmail',
    act: 'MEMBER_EMAIL_CHANGE_STARTED',
    does: async (world) =>
      expectSuccess(
        await (await world.as('owner')).post(member('/change-email')(world), { newEmail: world.newAddress }),
      ),
    by: 'owner',
    person: 'participant',
  },
  {
    operation: 'the clock',
    act: 'MEMBER_EMAIL_CHANGED',
    given: async (world) => {
      expectSuccess(
        await (await world.as('owner')).post(member('/change-email')(world), { newEmail: world.newAddress }),
      );
      await linksOf(world.test).confirm(world.newAddress, 'change-email-confirm');
      world.test.clock.advance({ hours: 72 });
    },
    does: ({ test }) => applyEmailChanges(test.app.context).then(() => undefined),
    by: 'owner',
    person: 'participant',
  },
  {
    operation: 'downloadMembersCsv',
    act: 'MEMBERS_DOWNLOADED',
    does: send('admin', 'get', membership('/active-campaign/csv')),
    by: 'admin',
  },
  {
    operation: 'downloadAuditLog',
    act: 'AUDIT_LOG_DOWNLOADED',
    does: send('owner', 'get', business('/audit-entries/csv')),
    by: 'owner',
    about: 'business',
  },
  {
    operation: 'sendAnnouncement',
    act: 'ANNOUNCEMENT_SENT',
    does: send('admin', 'post', membership('/announcements'), {
      title: 'A new season',
      text: 'We begin on Monday.',
      audience: { kind: 'EVERYONE' },
    }),
    by: 'admin',
  },
  {
    operation: 'withdrawAnnouncement',
    act: 'ANNOUNCEMENT_WITHDRAWN',
    does: async (world) =>
      expectSuccess(await (await world.as('owner')).delete(`/v1/announcements/${world.ids.announcements}`)),
    by: 'owner',
  },
  ...reportRows,
  ...termsRows,
  ...integrationRows,
  ...podRows,
];
