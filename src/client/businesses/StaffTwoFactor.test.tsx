import { screen, waitFor } from '@testing-library/react';
import { businessCan } from '../../domain/permissions';
import { mySettingsPath, paths, pathWithReturn } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aBusiness } from '../testing/samples';
import { BusinessSettingsPage } from './BusinessSettingsPage';
import { StaffTwoFactor } from './StaffTwoFactor';

const OWN = { enabled: true, since: 1714558200, recoveryCodesLeft: 9, requiredBy: [] };
const WITHOUT = { enabled: false, recoveryCodesLeft: 0, requiredBy: [] };

function open(replies: Parameters<typeof fakeApi>[0], business = aBusiness()) {
  const api = fakeApi({ listMyBusinesses: reply([business]), getTwoFactor: reply(OWN), ...replies });
  const page = renderPage(<StaffTwoFactor business={business} />, { route: mySettingsPath('business') });
  return { ...page, requests: () => api.sent.filter(({ operationId }) => operationId === 'setStaffTwoFactor') };
}

it('the owner can require two-factor login for staff', async () => {
  const { user, requests } = open({ setStaffTwoFactor: reply(aBusiness({ staffTwoFactor: true })) });
  await user.click(await screen.findByRole('button', { name: 'Make it required' }));
  await waitFor(() => expect(requests().map(({ body }) => body)).toEqual([{ required: true }]));
});

it('the requirement can be lifted again, and a refusal shows next to its switch', async () => {
  const { user, requests } = open(
    { setStaffTwoFactor: refuse(409, { detail: 'Set up two-factor login for yourself first.' }) },
    aBusiness({ staffTwoFactor: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Make it optional' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Set up two-factor login for yourself first.');
  expect(requests().map(({ body }) => body)).toEqual([{ required: false }]);
});

it('an owner without two-factor login must set it up first, and then returns to this page', async () => {
  open({ getTwoFactor: reply(WITHOUT) });
  expect(await screen.findByRole('link', { name: 'Set it up for yourself' })).toHaveAttribute(
    'href',
    pathWithReturn(paths.twoFactor, mySettingsPath('business')),
  );
  expect(screen.queryByRole('button', { name: 'Make it required' })).not.toBeInTheDocument();
});

it("staff who haven't set up two-factor login must do so, and then return to this page", async () => {
  const can = businessCan({ signedIn: true, staffRole: 'admin', awaitsTwoFactor: true });
  fakeApi({ listMyBusinesses: reply([aBusiness({ owner: false, admin: true, can })]) });
  const { address } = renderPage(<BusinessSettingsPage />, { route: paths.businessSettings });
  await waitFor(() => expect(address()).toBe(pathWithReturn(paths.twoFactor, paths.businessSettings)));
});
