import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { pathTo, paths } from '../../../domain/links';
import { placeOf } from '../../ui/places/places';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aBusiness } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { signedInRoutes } from '../routes/signedInRoutes';
import { Header } from './navigation/Header';
import { navSectionOf } from './navSection';

const isSignedIn = (path: string) => matchRoutes([signedInRoutes], path) !== null;

it('every signed-in page belongs to a section of the navigation, and no other page does', () => {
  const inAPlace = Object.values(paths).filter((path) => navSectionOf(path, true) !== undefined);
  expect(inAPlace).toEqual(Object.values(paths).filter(isSignedIn));
});

it('every signed-in page is in a place, but for those of no membership and no business', () => {
  const elsewhere = [
    paths.assignAdmin,
    paths.setupZoom,
    paths.leaderWelcome,
    paths.leaderConfirmTraining,
    paths.leaderTraining,
    paths.requestLeadership,
    paths.requestLeadershipSent,
    paths.membershipsAdd,
    paths.membershipLeave,
    paths.mySettings,
    paths.myJourney,
    paths.accountBio,
    paths.accountTerms,
    paths.changePassword,
    paths.twoFactor,
    paths.passkeys,
    paths.identities,
    paths.deleteAccount,
    paths.podMeeting,
    paths.join,
    paths.reports,
    paths.report,
    paths.block,
    paths.blockedPeople,
    paths.notifications,
    paths.chats,
    paths.chat,
  ];
  const isElsewhere = (path: string) => placeOf(path) === undefined;
  expect(Object.values(paths).filter((path) => isSignedIn(path) && isElsewhere(path))).toEqual(elsewhere);
  expect(Object.values(paths).filter((path) => !isSignedIn(path) && !isElsewhere(path))).toEqual([]);
});

it.each([
  [paths.memberships, 'home'],
  [paths.membershipInvites, 'home'],
  [paths.member, 'home'],
  [paths.pod, 'pods'],
  [paths.podParticipantRemove, 'pods'],
  [paths.leaderSwitch, 'pods'],
  [paths.chat, 'chat'],
  [paths.changePassword, 'me'],
  [paths.thirdPartySettings, 'me'],
])('%s is inside %s', (path, place) => expect(navSectionOf(path, false)).toBe(place));

it('a leader meeting is in the memberships section for staff and in the pods section for leaders', () => {
  expect(navSectionOf(paths.leaderPod, true)).toBe('home');
  expect(navSectionOf(paths.leaderPod, false)).toBe('pods');
});

it('an announcement is in the memberships section for staff and in the notifications section for its readers', () => {
  expect(navSectionOf(paths.announcement, true)).toBe('home');
  expect(navSectionOf(paths.announcement, false)).toBe('notifications');
});

describe('the header marks the current section', () => {
  const marked = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

  it.each([
    [paths.pods, 'Pods', 'page'],
    [pathTo(paths.pod, { pod: 'x' }), 'Pods', 'true'],
    [paths.membershipSettings, 'Home', 'true'],
    [paths.chats, 'Messages', 'page'],
    [paths.chat, 'Messages', 'true'],
    [paths.notifications, 'Notifications', 'page'],
  ])('%s', async (route, name, how) => {
    signIn();
    fakeApi({ listMyChannels: reply([]), listMyNotifications: reply([]), listAllMyActions: reply([]) });
    renderPage(<Header />, { route });
    await screen.findByRole('button', { name: 'Go to…' });
    expect(marked().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, how]]);
  });

  it('the header marks a leader meeting’s section according to the user’s role in it', async () => {
    signIn();
    fakeApi({ listMyBusinesses: reply([aBusiness({ owner: true })]) });
    renderPage(<Header />, { route: paths.leaderPod });
    expect(await screen.findByRole('link', { name: 'Home', current: true })).toBeVisible();
  });

  it('the header marks the current page in the menu, and the menu button on the user’s own pages', async () => {
    signIn();
    fakeApi();
    const { user } = renderPage(<Header />, { route: paths.changePassword });
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-current', 'true');
    await user.click(menu);
    expect(await screen.findByRole('menuitem', { name: 'My Settings' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('menuitem', { name: 'Memberships' })).not.toHaveAttribute('aria-current');
  });
});
