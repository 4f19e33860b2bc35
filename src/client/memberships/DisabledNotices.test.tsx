import { screen } from '@testing-library/react';
import { paths } from '../../domain/links';
import { fakeApi, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aBusiness, aMembership, idOf } from '../testing/samples';
import { MembershipsPage } from './MembershipsPage';

describe('a membership to which one has no access', () => {
  const closed = { id: idOf(101), name: 'Other Circle', supportEmail: 'help@example.com' };
  const me = { id: idOf(1), email: 'ben@example.com', firstName: 'Ben', lastName: 'Ashworth', disabledIn: [closed] };

  test.each([
    ['beside the others', { listMyMemberships: reply([aMembership()]) }],
    ['instead of saying that there is none', { listMyMemberships: reply([]) }],
    ['to who is in no business any more', { listMyBusinesses: reply([]) }],
  ])('is named %s, with whom to ask', async (_, given) => {
    fakeApi({
      getMyUser: reply(me),
      listMyBusinesses: reply([aBusiness({ owner: false })]),
      listMyMemberships: reply([]),
      listMyPods: reply([]),
      listMyLeaderPods: reply([]),
      listMyChannels: reply([]),
      listMySteps: reply([]),
      ...given,
    });
    renderPage(<MembershipsPage />, { route: paths.memberships });
    expect(await screen.findByText('You can’t open Other Circle at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(screen.queryByText(/You’re not in a membership here/)).toBeNull();
  });
});
