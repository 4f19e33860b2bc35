import { screen } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { MembershipsPage } from '../../home/MembershipsPage';
import { PodsPage } from '../../pods/PodsPage';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';

describe('a user without a business', () => {
  const me = { id: idOf(1), email: 'ben@example.com', firstName: 'Ben', lastName: 'Ashworth' };

  beforeEach(() => {
    fakeApi({
      getMyUser: reply(me),
      listMyBusinesses: reply([]),
      listMyPods: reply([]),
      listMyLeaderPods: reply([]),
      listMyWaitlists: reply([]),
    });
  });

  test('can see at home how to join a membership, and can delete the account', async () => {
    renderPage(<MembershipsPage />, { route: paths.memberships });
    expect(await screen.findByText(/You’re not in a membership here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', paths.deleteAccount);
    expect(screen.queryByRole('link', { name: 'Add Membership' })).not.toBeInTheDocument();
  });

  test('can see on the pods page what a pod is, without an offer to join one', async () => {
    renderPage(<PodsPage />, { route: paths.pods });
    expect(await screen.findByText('You’re not in a pod yet')).toBeVisible();
    expect(screen.getByText(/A pod is a small group that meets regularly/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
