import { act, screen, waitFor } from '@testing-library/react';
import type { OnboardingActionName } from '../../../domain/onboarding/actions';
import { paths } from '../../../domain/links';
import { accessTokenKey, readAccessToken } from '../../api/transport/accessToken';
import { onboardingApi } from '../../api/onboardingApi';
import { sessionEnded, sessionReady, sessionStarted } from '../../api/sessionEvents';
import { LeaderWelcomePage } from '../../onboarding/LeaderWelcomePage';
import { lastUsedBusiness } from '../../session/selectedBusinessSlice';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { aBusiness, idOf } from '../../testing/samples';
import { signedInFrame } from '../../testing/signedInFrame';
import { inMinutes, signIn, tokenWith } from '../../testing/token';

const businessId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a06';
const due = (...actions: OnboardingActionName[]) => reply(actions.map((action) => ({ action, businessId })));

const routes = [
  signedInFrame([
    { path: paths.assignAdmin, element: <h1>Assign</h1> },
    { path: paths.accountBio, element: <h1>Bio</h1> },
    { path: paths.leaderWelcome, element: <LeaderWelcomePage /> },
    { path: paths.leaderConfirmTraining, element: <h1>Training</h1> },
    { path: '*', element: <h1>Page</h1> },
  ]),
  { path: paths.login, element: <h1>Login</h1> },
];

it('without a session every page redirects to the login with the return path', async () => {
  fakeApi();
  const { address } = renderPage(routes, { route: '/pod?p=1' });
  await screen.findByRole('heading', { name: 'Login' });
  expect(address()).toBe('/login?return=%2Fpod%3Fp%3D1');
});

it('a token older than seven days still opens the page, as its session may continue', async () => {
  localStorage.setItem(accessTokenKey, tokenWith({ exp: inMinutes(-60) }));
  fakeApi({ listAllMyActions: due() });
  const { address } = renderPage(routes, { route: '/pod?p=1' });
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(address()).toBe('/pod?p=1');
});

it('an expired session redirects to the login with the return path, and its token is removed', async () => {
  localStorage.setItem(accessTokenKey, tokenWith({ exp: inMinutes(-1) }));
  fakeApi({ getMyUser: refuse(401) });
  const { address } = renderPage(routes, { route: '/pods' });
  await waitFor(() => expect(address()).toBe('/login?return=%2Fpods'));
  expect(readAccessToken()).toBeNull();
});

describe('with a session', () => {
  beforeEach(() => void signIn());

  it('with a session the page shows after the start-up', async () => {
    fakeApi({ listAllMyActions: due() });
    const { address } = renderPage(routes, { route: '/pod?p=1' });
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    expect(address()).toBe('/pod?p=1');
  });

  it('a session that replaces another during the start-up starts too', async () => {
    fakeApi({ listAllMyActions: due() });
    const { store } = renderPage(routes, { route: '/pods' });
    act(() => void store.dispatch(sessionStarted({ expires: inMinutes(5) })));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  });

  it('a session refused by the server redirects to the login with the return path', async () => {
    fakeApi({ listAllMyActions: due() });
    const { address, store } = renderPage(routes, { route: '/pods' });
    await screen.findByRole('heading', { name: 'Page' });
    act(() => void store.dispatch(sessionEnded({ by: 'refusal' })));
    await waitFor(() => expect(address()).toBe('/login?return=%2Fpods'));
  });

  it('a logout redirects to the login without a return path', async () => {
    fakeApi({ listAllMyActions: due() });
    const { address, store } = renderPage(routes, { route: '/pods' });
    await screen.findByRole('heading', { name: 'Page' });
    act(() => void store.dispatch(sessionEnded({ by: 'logout' })));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('the start-up shows that it is in progress', async () => {
    fakeApi({ getMyUser: pending });
    renderPage(routes, { route: '/pods' });
    expect(await screen.findByText('Signing you in…')).toHaveAttribute('role', 'status');
  });

  it('a start-up that finds no user says so and can be retried', async () => {
    const api = fakeApi({ listAllMyActions: due(), getMyUser: refuse(503) });
    const { user } = renderPage(routes, { route: '/pods' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t sign you in just now');
    delete api.replies.getMyUser;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  });
});

describe('required actions', () => {
  beforeEach(() => void signIn());

  it('required actions come before the requested page, most urgent first', async () => {
    fakeApi({ listAllMyActions: due('COMPLETE_PROFILE', 'OWNER_ADMIN_PROMPT') });
    const { address } = renderPage(routes, { route: '/pod?p=1' });
    expect(await screen.findByRole('heading', { name: 'Assign' })).toBeVisible();
    expect(address()).toBe('/assign-admin?return=%2Fpod%3Fp%3D1');
  });

  it('each required action shows once, and then all pages open', async () => {
    fakeApi({ listAllMyActions: due('COMPLETE_PROFILE', 'OWNER_ADMIN_PROMPT') });
    const { router, address } = renderPage(routes, { route: '/pods' });
    await screen.findByRole('heading', { name: 'Assign' });
    await act(() => router.navigate('/chats'));
    expect(await screen.findByRole('heading', { name: 'Bio' })).toBeVisible();
    expect(address()).toBe('/account/bio?return=%2Fchats');
    await act(() => router.navigate('/chats'));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    expect(address()).toBe('/chats');
  });

  it('actions due in another business show in order of urgency, once each, and the current business stays selected', async () => {
    const other = idOf(901);
    fakeApi({
      listMyBusinesses: reply([
        aBusiness({ id: businessId }),
        aBusiness({ id: other, name: 'Tidewater', owner: false }),
      ]),
      listAllMyActions: reply([
        { action: 'OWNER_ADMIN_PROMPT', businessId: other },
        { action: 'COMPLETE_PROFILE', businessId },
        { action: 'COMPLETE_PROFILE', businessId: other },
      ]),
    });
    const { router, address, store } = renderPage(routes, { route: '/pods' });
    await screen.findByRole('heading', { name: 'Assign' });
    expect(address()).toBe(`/assign-admin?b=${other}&return=%2Fpods`);
    await act(() => router.navigate('/chats'));
    expect(await screen.findByRole('heading', { name: 'Bio' })).toBeVisible();
    expect(address()).toBe('/account/bio?return=%2Fchats');
    await act(() => router.navigate('/chats'));
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    expect(lastUsedBusiness(store.getState())).toBe(businessId);
  });

  it("'Not now' on a leader's welcome opens the requested page, and the training isn't shown before the welcome is done", async () => {
    const api = fakeApi({ listAllMyActions: due('LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING') });
    const { user, address } = renderPage(routes, { route: '/pod?p=1' });
    const later = await screen.findByRole('link', { name: 'Not now' });
    expect(address()).toBe('/leader/welcome?return=%2Fpod%3Fp%3D1');
    api.replies.listAllMyActions = reply([
      { action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT', businessId, deferredUntil: inMinutes(60) },
      { action: 'LEADER_CONFIRM_TRAINING', businessId },
    ]);
    await user.click(later);
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    await waitFor(() =>
      expect(api.sent.filter(({ operationId }) => operationId === 'listAllMyActions')).toHaveLength(2),
    );
    expect(address()).toBe('/pod?p=1');
  });

  it("a leader who postponed the welcome isn't shown the training instead", async () => {
    fakeApi({
      listAllMyActions: reply([
        { action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT', businessId, deferredUntil: inMinutes(60) },
        { action: 'LEADER_CONFIRM_TRAINING', businessId },
      ]),
    });
    const { address } = renderPage(routes, { route: '/pod?p=1' });
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    expect(address()).toBe('/pod?p=1');
  });

  it('actions that the start-up did not wait for still come first', async () => {
    const api = fakeApi({ listAllMyActions: pending });
    const { store } = renderPage(routes, { route: '/pods' });
    await waitFor(() => expect(api.sent.map(({ operationId }) => operationId)).toContain('listAllMyActions'));
    act(() => void store.dispatch(sessionReady({ userId: idOf(1), since: Date.now() })));
    await screen.findByRole('heading', { name: 'Page' });
    const late = [{ action: 'OWNER_ADMIN_PROMPT' as const, businessId }];
    await act(() => store.dispatch(onboardingApi.util.upsertQueryData('listAllMyActions', undefined, late)));
    expect(await screen.findByRole('heading', { name: 'Assign' })).toBeVisible();
  });

  it('actions that the start-up did not wait for leave a page that is in use', async () => {
    const api = fakeApi({ listAllMyActions: pending });
    const { store, user } = renderPage(routes, { route: '/pods' });
    await waitFor(() => expect(api.sent.map(({ operationId }) => operationId)).toContain('listAllMyActions'));
    act(() => void store.dispatch(sessionReady({ userId: idOf(1), since: Date.now() })));
    await user.click(await screen.findByRole('heading', { name: 'Page' }));
    const late = [{ action: 'OWNER_ADMIN_PROMPT' as const, businessId }];
    await act(() => store.dispatch(onboardingApi.util.upsertQueryData('listAllMyActions', undefined, late)));
    await settled();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  });

  it("an action that becomes due doesn't interrupt a page in use, but counts as a notification", async () => {
    const api = fakeApi({ listAllMyActions: due(), listMyNotifications: reply([]) });
    const { address, store, router } = renderPage(routes, { route: '/pods' });
    await screen.findByRole('heading', { name: 'Page' });
    api.replies.listAllMyActions = due('LEADER_CONFIRM_TRAINING');
    act(() => void store.dispatch(onboardingApi.util.invalidateTags(['Action'])));
    expect((await screen.findAllByRole('link', { name: 'Notifications, 1 notification' }))[0]).toBeInTheDocument();
    expect(address()).toBe('/pods');
    await act(() => router.navigate('/chats'));
    expect(address()).toBe('/chats');
  });

  it("a deferred action doesn't interrupt", async () => {
    fakeApi({ listAllMyActions: reply([{ action: 'COMPLETE_PROFILE', businessId, deferredUntil: inMinutes(60) }]) });
    const { address } = renderPage(routes, { route: '/pod?p=1' });
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    expect(address()).toBe('/pod?p=1');
  });
});
