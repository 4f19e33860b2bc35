import { screen } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { MembershipsPage } from '../../home/MembershipsPage';
import { PodsPage } from '../../pods/PodsPage';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';

describe('somebody who is in no business', () => {
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

  test('reads at home how to get into a membership, and may delete the account', async () => {
    renderPage(<MembershipsPage />, { route: paths.memberships });
    expect(await screen.findByText(/You’re not in a membership here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', paths.deleteAccount);
    expect(screen.queryByRole('link', { name: 'Add Membership' })).not.toBeInTheDocument();
  });

  test('reads among the pods what a pod is, and is offered none', async () => {
    renderPage(<PodsPage />, { route: paths.pods });
    expect(await screen.findByText('You’re not in a pod yet')).toBeVisible();
    expect(screen.getByText(/A pod is a small group that meets regularly/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
