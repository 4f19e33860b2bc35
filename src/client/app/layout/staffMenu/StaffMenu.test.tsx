import { act, screen, waitFor, within } from '@testing-library/react';
import type { Business, LeaderTransfer, Membership } from '../../../../contract/entities.gen';
import { pathTo, paths } from '../../../../domain/links';
import { NOW } from '../../../testing/clock';
import { fakeApi, pending, reply } from '../../../testing/fakeApi';
import { aPod } from '../../../pods/testing/samples';
import { renderPage } from '../../../testing/renderPage';
import { aBusiness, anOwnedMembership, businessCan, idOf } from '../../../testing/samples';
import { signIn } from '../../../testing/token';
import { useGetLeaderTransferQuery } from '../../../api/leadershipApi';
import { useGetPodQuery } from '../../../api/podsApi';
import { MainLayout } from '../MainLayout';

const circle = anOwnedMembership({ id: idOf(100), name: 'Small Steps Circle' });
const makers = anOwnedMembership({ id: idOf(101), name: 'Makers' });

const pod = aPod({ membershipId: makers.id });

const transfer: LeaderTransfer = {
  id: idOf(700),
  podId: pod.id,
  podName: pod.name,
  membershipId: makers.id,
  membershipName: makers.name,
  participantId: idOf(1),
  participantName: 'Ada Okafor',
  leaderLeaves: false,
  state: 'open',
  created: NOW,
  expires: NOW + 1,
};

const TransferPage = () => useGetLeaderTransferQuery({ id: transfer.id }).data?.podName;

const PodPage = () => useGetPodQuery({ id: pod.id }).data?.name;

interface Shown {
  isDesk?: boolean;
  memberships?: Membership[];
  business?: Business;
  sessionId?: string;
}

function showAt(
  route: string,
  { isDesk = true, memberships = [circle], business = aBusiness(), sessionId }: Shown = {},
) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: isDesk && media === '(min-width: 75em)',
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  signIn(idOf(1), sessionId);
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    listMyMemberships: reply(memberships),
    getPod: reply(pod),
    getLeaderTransfer: reply(transfer),
    listMyChannels: reply([]),
    listMyNotifications: reply([]),
    listAllMyActions: reply([]),
  });
  const children = [
    { path: paths.pod, element: <PodPage /> },
    { path: paths.leaderCompleteSwitch, element: <TransferPage /> },
    { path: '*', element: null },
  ];
  return { api, ...renderPage([{ element: <MainLayout />, children }], { route }) };
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'Places' }));

const linksOf = async (group: string) =>
  within(await (await menu()).findByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const marked = async () => {
  const { findAllByRole } = await menu();
  const links = await findAllByRole('link');
  return links.flatMap((link) => {
    const current = link.getAttribute('aria-current');
    return current === null ? [] : [[link.textContent, current]];
  });
};

const inCircle = (path: (typeof paths)[keyof typeof paths]) => pathTo(path, { membership: circle.id });

describe('on desks', () => {
  it('the menu lists the places of the only membership, of which Home is the first, then the business’s', async () => {
    showAt(paths.members);
    expect(await linksOf('Small Steps Circle')).toEqual([
      ['Home', paths.memberships],
      ['People', inCircle(paths.members)],
      ['Pods', inCircle(paths.pods)],
      ['Pod health', inCircle(paths.membershipHealth)],
      ['Announcements', inCircle(paths.announcements)],
      ['Leader meetings', inCircle(paths.leaderPods)],
      ['Invites', inCircle(paths.membershipInvites)],
      ['Settings', inCircle(paths.membershipSettings)],
    ]);
    expect(await linksOf('Business')).toEqual([
      ['Business settings', paths.businessSettings],
      ['Admins', paths.businessAdmins],
      ['Reports', paths.businessReports],
      ['Zoom integration', paths.thirdPartySettings],
      ['API keys', paths.apiKeys],
      ['Webhooks', paths.webhooks],
      ['Audit log', paths.auditLog],
    ]);
  });

  it('the menu lists permitted places only', async () => {
    const can = { ...circle.can, manageMembers: false, manageInvites: false };
    const business = aBusiness({ can: { ...businessCan(true), viewAuditLog: false } });
    showAt(paths.pods, { memberships: [{ ...circle, can }], business });
    const names = (await linksOf('Small Steps Circle')).map(([name]) => name);
    expect(names).toEqual(['Home', 'Pods', 'Pod health', 'Announcements', 'Leader meetings', 'Settings']);
    expect((await linksOf('Business')).map(([name]) => name)).not.toContain('Audit log');
  });

  it.each([
    [paths.memberships, 'Home', 'page'],
    [inCircle(paths.members), 'People', 'page'],
    [pathTo(paths.member, { membership: circle.id, person: idOf(7) }), 'People', 'true'],
    [paths.bulkActions, 'People', 'true'],
    [paths.podEdit, 'Pods', 'true'],
    [paths.leaderPodParticipants, 'Leader meetings', 'true'],
    [paths.membershipResetLinks, 'Invites', 'true'],
    [paths.membershipOwnWords, 'Settings', 'true'],
    [paths.deleteMembership, 'Settings', 'true'],
    [paths.inviteAdmin, 'Admins', 'true'],
    [paths.apiKeysAdd, 'API keys', 'true'],
    [paths.auditLog, 'Audit log', 'page'],
  ])('at %s, %s is marked', async (route, name, how) => {
    showAt(route);
    await waitFor(async () => expect(await marked()).toEqual([[name, how]]));
  });

  it('with several memberships, Home lists them, and each has an overview of its own', async () => {
    showAt(paths.memberships, { memberships: [circle, makers] });
    const overview = (id: string) => pathTo(paths.memberships, { membership: id });
    expect(await linksOf('Memberships')).toEqual([
      ['Small Steps Circle', overview(circle.id)],
      ['Makers', overview(makers.id)],
    ]);
  });

  it('the overview is marked as such', async () => {
    showAt(pathTo(paths.memberships, { membership: makers.id }), { memberships: [circle, makers] });
    await waitFor(async () => expect(await marked()).toEqual([['Overview', 'page']]));
  });

  it('a pod’s page has the menu of its membership, which stays on the business’s pages', async () => {
    const { user } = showAt(pathTo(paths.pod, { pod: pod.id }), { memberships: [circle, makers] });
    expect(await linksOf('Makers')).toContainEqual(['People', pathTo(paths.members, { membership: makers.id })]);
    await user.click((await menu()).getByRole('link', { name: 'Audit log' }));
    expect(await linksOf('Makers')).toContainEqual(['People', pathTo(paths.members, { membership: makers.id })]);
    expect(await marked()).toEqual([['Audit log', 'page']]);
  });

  it('pages without a menu keep the last membership, until the session ends', async () => {
    const { router, unmount } = showAt(inCircle(paths.members), { memberships: [circle, makers] });
    await linksOf('Small Steps Circle');
    await act(() => router.navigate(paths.chats));
    expect(screen.queryByRole('navigation', { name: 'Places' })).not.toBeInTheDocument();
    await act(() => router.navigate(paths.auditLog));
    expect(await linksOf('Small Steps Circle')).toContainEqual(['People', inCircle(paths.members)]);
    unmount();
    showAt(paths.auditLog, { memberships: [circle, makers], sessionId: 'another' });
    expect(await linksOf('Memberships')).toHaveLength(2);
  });

  it.each([
    ['of a transfer', pathTo(paths.leaderCompleteSwitch, { request: transfer.id })],
    ['that is a membership', pathTo(paths.podsJoin, { request: makers.id })],
  ])('a request %s has the menu of its membership', async (_what, route) => {
    showAt(route, { memberships: [circle, makers] });
    expect(await linksOf('Makers')).toContainEqual(['People', pathTo(paths.members, { membership: makers.id })]);
  });

  it('a transfer that is still loading keeps the last membership', async () => {
    const { api, router } = showAt(inCircle(paths.members), { memberships: [circle, makers] });
    await linksOf('Small Steps Circle');
    api.replies.getLeaderTransfer = pending;
    await act(() => router.navigate(pathTo(paths.leaderCompleteSwitch, { request: transfer.id })));
    expect(await linksOf('Small Steps Circle')).toContainEqual(['People', inCircle(paths.members)]);
  });

  it('the membership’s name leads to the same place in another one, or to its overview', async () => {
    const can = { ...makers.can, manageMembers: false };
    const guests = { ...makers, id: idOf(102), name: 'Guests', can };
    const { user } = showAt(inCircle(paths.members), { memberships: [circle, makers, guests] });
    await user.click(await (await menu()).findByRole('button', { name: 'Small Steps Circle, switch membership' }));
    const links = (await screen.findAllByRole('menuitem')).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Makers', pathTo(paths.members, { membership: makers.id })],
      ['Guests', pathTo(paths.memberships, { membership: guests.id })],
    ]);
  });

  it('the menu works by keyboard', async () => {
    const { user, address } = showAt(paths.memberships);
    (await (await menu()).findByRole('link', { name: 'People' })).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(inCircle(paths.members));
  });
});

describe('elsewhere', () => {
  it('a button with the place’s name opens the same entries', async () => {
    const { user } = showAt(inCircle(paths.members), { isDesk: false, memberships: [circle, makers] });
    await user.click(await screen.findByRole('button', { name: 'People, other places' }));
    const items = async (group: string) =>
      within(await screen.findByRole('group', { name: group }))
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent);
    expect(await items('Small Steps Circle')).toEqual([
      'Overview',
      'People',
      'Pods',
      'Pod health',
      'Announcements',
      'Leader meetings',
      'Invites',
      'Settings',
    ]);
    expect(await items('Business')).toEqual([
      'Business settings',
      'Admins',
      'Reports',
      'Zoom integration',
      'API keys',
      'Webhooks',
      'Audit log',
    ]);
    expect(await items('Other memberships')).toEqual(['Makers']);
    expect(screen.getByRole('menuitem', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('navigation', { name: 'Places' })).not.toBeInTheDocument();
  });

  it('on a page inside a place the button has the place’s name', async () => {
    showAt(pathTo(paths.pod, { pod: pod.id }), { isDesk: false });
    expect(await screen.findByRole('button', { name: 'Pods, other places' })).toBeVisible();
  });
});

describe('there is no menu', () => {
  it.each([paths.chats, paths.notifications, paths.mySettings, paths.podMeeting])('at %s', async (route) => {
    showAt(route, { isDesk: false });
    await screen.findByText(/^Welcome/);
    expect(screen.queryByRole('button', { name: /other places/ })).not.toBeInTheDocument();
  });

  it('for members, who load nothing for it', async () => {
    const business = aBusiness({ owner: false });
    const { api } = showAt(inCircle(paths.members), { business });
    await screen.findByText(/^Welcome/);
    expect(screen.queryByRole('navigation', { name: 'Places' })).not.toBeInTheDocument();
    expect(api.sent.map(({ operationId }) => operationId)).not.toContain('listMyMemberships');
    expect(document.querySelector('[data-staff]')).toBeNull();
  });
});

describe('room for the menu', () => {
  const hasRoom = () => document.querySelector('[data-staff][data-places]') !== null;

  it('is there before the businesses are known, for who had the menu last time', async () => {
    const first = showAt(paths.pods);
    await menu();
    first.unmount();
    document.documentElement.setAttribute('data-staff', '');
    const second = showAt(paths.pods);
    expect(hasRoom()).toBe(true);
    // The layout has its own mark.
    expect(document.documentElement).not.toHaveAttribute('data-staff');
    await menu();
    second.unmount();
  });

  it('is not there for somebody else, nor once the person is no longer staff', async () => {
    const first = showAt(paths.pods);
    await menu();
    first.unmount();
    const second = showAt(paths.pods, { business: aBusiness({ owner: false }) });
    await waitFor(() => expect(hasRoom()).toBe(false));
    second.unmount();
    showAt(paths.pods);
    expect(hasRoom()).toBe(false);
    await menu();
  });
});
