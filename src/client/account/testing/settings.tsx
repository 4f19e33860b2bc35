import type { Account, Business, BusinessAdmin } from '../../../contract/entities.gen';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { HasNavigatedContext } from '../../ui/pages/hasNavigated';
import { MySettingsPage } from '../MySettingsPage';

export const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

export const account: Account = {
  bio: 'I make bowls.',
  timezone: 'Europe/London',
  language: 'en',
  emailAddress: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
};

export function business(number: number, name: string, role: 'owner' | 'admin' | 'member' = 'member'): Business {
  const [owner, isStaff] = [role === 'owner', role !== 'member'];
  return {
    id: id(number),
    name,
    owner,
    admin: role === 'admin',
    can: {
      edit: isStaff,
      addMembership: isStaff,
      viewAdmins: isStaff,
      inviteAdmin: owner,
      removeAdmin: owner,
      configureZoom: isStaff,
      manageApiKeys: isStaff,
      handleReports: isStaff,
      viewAuditLog: owner,
      requireTwoFactor: owner,
    },
  };
}

export const admin: BusinessAdmin = { id: id(50), firstName: 'Tom', lastName: 'Whitfield', email: 'tom@example.com' };

export const noTwoFactor = { enabled: false, recoveryCodesLeft: 0, requiredBy: [] };

export function openSettings(route: string, given: Parameters<typeof fakeApi>[0] = {}, hasNavigated = false) {
  const api = fakeApi({
    getMyAccount: reply(account),
    updateProfile: reply(account),
    listMyBusinesses: reply([business(1, 'Slow Current')]),
    listBusinessAdmins: reply([admin]),
    listMyPods: reply([]),
    getTwoFactor: reply(noTwoFactor),
    ...given,
  });
  const shown = (
    <HasNavigatedContext value={hasNavigated}>
      <MySettingsPage />
    </HasNavigatedContext>
  );
  return { api, ...renderPage(shown, { route }) };
}

export const sentTo = ({ sent }: ReturnType<typeof fakeApi>, operation: string) =>
  sent.filter(({ operationId }) => operationId === operation).map(({ body }) => body);
