import { screen, waitFor } from '@testing-library/react';
import type { BusinessAdmin } from '../../contract/entities.gen';
import { mySettingsPath, paths } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aBusiness, idOf } from '../testing/samples';
import { HandOverBusinessPage } from './HandOverBusinessPage';
import { noTwoFactor } from './testing/settings';

const owner: BusinessAdmin = {
  id: idOf(50),
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  owner: true,
};
const tom: BusinessAdmin = { id: idOf(51), firstName: 'Tom', lastName: 'Whitfield', email: 'tom@example.com' };
const ben: BusinessAdmin = { ...tom, id: idOf(52), firstName: 'Ben' };

function open(admins: BusinessAdmin[], business = aBusiness()) {
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    listBusinessAdmins: reply([owner, ...admins]),
    getTwoFactor: reply(noTwoFactor),
    handOverBusiness: reply({ done: true }),
  });
  const page = renderPage(<HandOverBusinessPage />, { route: paths.businessHandOver });
  const sent = () => api.sent.filter(({ operationId }) => operationId === 'handOverBusiness').map(({ body }) => body);
  return { ...page, api, sent };
}

test('the owner chooses an admin, proves who they are, and hands the business over', async () => {
  const { user, sent, address } = open([tom, ben]);
  await user.click(await screen.findByRole('button', { name: 'Hand over business' }));
  expect(await screen.findByText('New owner is required')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('New owner'), ben.id);
  await user.type(screen.getByLabelText('Your password'), 'Tiny-Step-1');
  await user.click(screen.getByRole('button', { name: 'Hand over business' }));
  await waitFor(() => expect(address()).toBe(mySettingsPath('admins')));
  expect(sent()).toEqual([{ adminId: ben.id, password: 'Tiny-Step-1' }]);
});

test('a refusal shows its reason, and keeps the choice', async () => {
  const { user, api } = open([tom]);
  api.replies.handOverBusiness = refuse(409, { detail: 'This person isn’t an admin of the business any more.' });
  await user.type(await screen.findByLabelText('Your password'), 'Tiny-Step-1');
  await user.click(screen.getByRole('button', { name: 'Hand over business' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This person isn’t an admin of the business any more.');
  expect(screen.getByLabelText('New owner')).toHaveValue(tom.id);
});

test('without admins the page leads to inviting one; admins get ‘not found’', async () => {
  const { unmount } = open([]);
  expect(await screen.findByRole('link', { name: 'Invite Admin' })).toHaveAttribute('href', paths.inviteAdmin);
  unmount();
  open([tom], aBusiness({ owner: false, admin: true }));
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});
