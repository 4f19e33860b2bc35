import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, aMembership, anOwnedMembership, idOf } from '../../testing/samples';
import { aLeaderPod, staff } from '../testing/samples';
import { LeaderPodsPage } from './LeaderPodsPage';

const id = aLeaderPod().id;
const membershipId = idOf(100);
const leading = aMembership({ can: { ...aMembership().can, viewLeaderMeetings: true } });

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the list of leader meetings', () => {
  it('owner and admins see the leader meetings of a membership, and can add one', async () => {
    fakeApi({ getMembership: reply(anOwnedMembership()), listLeaderPods: reply([aLeaderPod(staff)]) });
    renderPage(<LeaderPodsPage />, { route: `/leader-pods?m=${membershipId}` });
    const link = await screen.findByRole('link', { name: 'Small Steps Circle Leader meeting' });
    expect(link).toHaveAttribute('href', `/leader-pod?d=${id}`);
    const add = screen.getByRole('link', { name: 'Add leader meeting' });
    expect(add).toHaveAttribute('href', `/leader-pods/add?m=${membershipId}`);
    expect(trail()).toEqual(['Home', 'Small Steps Circle', 'Leader meetings']);
  });

  it('leaders also see the leader meetings of a membership, but can’t add one', async () => {
    fakeApi({ getMembership: reply(leading), listLeaderPods: reply([aLeaderPod()]) });
    renderPage(<LeaderPodsPage />, { route: `/leader-pods?m=${membershipId}` });
    await screen.findByRole('link', { name: 'Small Steps Circle Leader meeting' });
    expect(screen.queryByRole('link', { name: 'Add leader meeting' })).not.toBeInTheDocument();
    expect(trail()).toEqual(['Pods', 'Leader meetings']);
  });

  it('without a membership in the address the page lists the meetings of all memberships', async () => {
    const other = aLeaderPod({ id: idOf(610), name: 'Night Circle Leader meeting', membershipName: 'Night Circle' });
    fakeApi({ listMyLeaderPods: reply([aLeaderPod(), other]), listMyMemberships: reply([leading]) });
    renderPage(<LeaderPodsPage />, { route: '/leader-pods' });
    expect(await screen.findByRole('link', { name: 'Night Circle Leader meeting' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Small Steps Circle Leader meeting' })).toBeInTheDocument();
  });

  it.each([
    [[anOwnedMembership(), leading], [['Add leader meeting', `/leader-pods/add?m=${membershipId}`]]],
    [
      [anOwnedMembership(), anOwnedMembership({ id: idOf(101), name: 'Night Circle' })],
      [
        ['Add leader meeting in Small Steps Circle', `/leader-pods/add?m=${membershipId}`],
        ['Add leader meeting in Night Circle', `/leader-pods/add?m=${idOf(101)}`],
      ],
    ],
    [[leading], []],
  ])(
    'without a membership in the address, people who run one can add the first meeting there: %#',
    async (memberships, links) => {
      fakeApi({
        listMyLeaderPods: reply([]),
        listMyBusinesses: reply([aBusiness()]),
        listMyMemberships: reply(memberships),
      });
      renderPage(<LeaderPodsPage />, { route: '/leader-pods' });
      await screen.findByText('No leader meetings yet');
      await waitFor(() => {
        const shown = screen.queryAllByRole('link', { name: /^Add leader meeting/ });
        expect(shown.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')])).toEqual(links);
      });
    },
  );

  it('a membership without leader meetings shows that there are none', async () => {
    fakeApi({ getMembership: reply(anOwnedMembership()), listLeaderPods: reply([]) });
    renderPage(<LeaderPodsPage />, { route: `/leader-pods?m=${membershipId}` });
    expect(await screen.findByText('No leader meetings yet')).toBeInTheDocument();
  });

  it("a list that couldn't be loaded can be retried, and doesn't look empty", async () => {
    fakeApi({ getMembership: reply(anOwnedMembership()), listLeaderPods: refuse(500) });
    renderPage(<LeaderPodsPage />, { route: `/leader-pods?m=${membershipId}` });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByText('No leader meetings yet')).not.toBeInTheDocument();
  });

  it('users who attend none of a membership’s leader meetings get ‘not found’', async () => {
    fakeApi({ getMembership: reply(aMembership()) });
    renderPage(<LeaderPodsPage />, { route: `/leader-pods?m=${membershipId}` });
    expect(await screen.findByText('Sorry, page not found')).toBeInTheDocument();
  });
});
