import { act, screen, waitFor } from '@testing-library/react';
import type { LoginLink } from '../../contract/entities.gen';
import { paths, pathWithReturn } from '../../domain/links';
import { readAccessToken } from '../api/transport/accessToken';
import { fakeTimers } from '../testing/clock';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { LoginLinkPage } from './LoginLinkPage';

const email = 'anna@example.com';
const session = { user: { id: idOf(1), email, firstName: 'Anna', lastName: 'Lee' }, expires: inMinutes(60) };

describe('asking for a link', () => {
  it('sends the address and says where to look', async () => {
    const api = fakeApi();
    const { user, address } = renderPage(<LoginLinkPage />, { route: paths.loginLink });
    await user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(screen.getByText(/If there’s an account with anna@example.com/)).toBeVisible();
    expect(address()).toBe(paths.loginLink);
    expect(api.sent.map(({ body }) => body)).toEqual([{ email }]);
  });

  it('takes along what was typed at the login, and where to go afterwards', async () => {
    const api = fakeApi();
    const route = pathWithReturn(paths.loginLink, '/pod?p=1');
    const { user } = renderPage(<LoginLinkPage />, { route, state: { email } });
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      pathWithReturn(paths.login, '/pod?p=1'),
    );
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(api.sent.map(({ body }) => body)).toEqual([{ email, returnPath: '/pod?p=1' }]);
  });

  it("a link that can't be sent shows an error", async () => {
    fakeApi({ requestLoginLink: refuse(500, { detail: 'Internal words' }) });
    const { user } = renderPage(<LoginLinkPage />, { route: paths.loginLink });
    await user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
  });

  it('a link can be sent again after a minute, and again after another', async () => {
    fakeTimers();
    try {
      const api = fakeApi();
      const { user } = renderPage(<LoginLinkPage />, { route: paths.loginLink, state: { email, sent: true } });
      for (let times = 1; times <= 2; times += 1) {
        expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
        await act(() => jest.advanceTimersByTimeAsync(60_000));
        await user.click(screen.getByRole('button', { name: 'Send it again' }));
        await waitFor(() => expect(api.sent).toHaveLength(times));
        expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
      }
      expect(api.sent[1]?.body).toEqual({ email });
    } finally {
      jest.useRealTimers();
    }
  });
});

const route = `${paths.loginLink}?code=abc`;

function open(found: Partial<LoginLink> = {}, replies: Parameters<typeof fakeApi>[0] = {}) {
  const token = tokenWith({ exp: inMinutes(60) });
  const api = fakeApi({
    getLoginLink: reply({ email, askedHere: true, ...found }),
    loginByLink: reply(session, { authorization: `Bearer ${token}` }),
    ...replies,
  });
  const operations = () => api.sent.map(({ operationId }) => operationId);
  return { ...renderPage(<LoginLinkPage />, { route }), ...api, token, operations };
}

const press = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

describe('an opened link', () => {
  it('changes nothing until ‘Log in’ is pressed, in the browser that asked', async () => {
    const page = open({ returnPath: '/pod?p=1' });
    expect(await screen.findByText('This logs you in as anna@example.com.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(page.operations()).toEqual(['getLoginLink']);
    await press(page, 'Log in');
    await waitFor(() => expect(page.address()).toBe('/pod?p=1'));
    expect(readAccessToken()).toBe(page.token);
  });

  it('leads home without a page to return to, and never outside this site', async () => {
    const page = open({ returnPath: '//evil.example' });
    await press(page, 'Log in');
    await waitFor(() => expect(page.address()).toBe(paths.memberships));
  });

  it('in another browser asks first whether the person asked for it', async () => {
    const page = open({ askedHere: false });
    expect(await screen.findByRole('heading', { name: 'Did you ask for this link?' })).toBeVisible();
    expect(screen.getByText(/on another device, or in another browser/)).toBeVisible();
    expect(screen.getByText(/Continue only if you asked for it yourself/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    await press(page, 'Log in here');
    await waitFor(() => expect(page.address()).toBe(paths.memberships));
  });

  it('sent by staff names their membership', async () => {
    open({ askedHere: false, membershipName: 'Momentum Circle' });
    expect(await screen.findByText(/The team of Momentum Circle emailed it to you/)).toBeVisible();
    expect(screen.getByText(/Continue only if that’s your own email/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in here' })).toBeVisible();
  });

  it('asks for the code of two-factor login, then goes on, even after a reload', async () => {
    const page = open(
      { returnPath: '/pod?p=1' },
      {
        loginByLink: refuse(409, { code: 'two_factor_required', ticket: 'tk_1' }),
        loginWithTwoFactor: reply(session, { authorization: `Bearer ${tokenWith({ exp: inMinutes(60) })}` }),
      },
    );
    await press(page, 'Log in');
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const { state } = page.router.state.location;
    page.unmount();
    const { user, address } = renderPage(<LoginLinkPage />, { route, state });
    await user.type(screen.getByLabelText('Code'), '287082{Enter}');
    await waitFor(() => expect(address()).toBe('/pod?p=1'));
    expect(page.sent.at(-1)?.body).toEqual({ ticket: 'tk_1', code: '287082' });
  });

  it('leads from the code back to the login', async () => {
    const page = open({}, { loginByLink: refuse(409, { code: 'two_factor_required', ticket: 'tk_1' }) });
    await press(page, 'Log in');
    await press(page, 'Back to login');
    expect(page.address()).toBe(paths.login);
  });

  it('says that somebody is logged in here already', async () => {
    signIn();
    open();
    expect(await screen.findByText(/You’re already logged in here/)).toBeVisible();
  });

  it.each([
    ['link_used', 'This link no longer works'],
    ['link_expired', 'This link has expired'],
    ['not_found', 'Invalid link'],
  ])('that doesn’t work (%s) says why, and offers a new one', async (code, title) => {
    open({}, { getLoginLink: refuse(404, { code }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email me a new link' })).toHaveAttribute('href', paths.loginLink);
  });

  it('that was used before leads a signed-in person on', async () => {
    signIn();
    open({}, { getLoginLink: refuse(404, { code: 'link_used' }) });
    expect(await screen.findByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', paths.memberships);
  });

  it('that was used in another tab says so', async () => {
    const page = open({}, { loginByLink: refuse(400, { code: 'code_invalid' }) });
    await screen.findByRole('button', { name: 'Log in' });
    page.replies.getLoginLink = refuse(404, { code: 'link_used' });
    await press(page, 'Log in');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('shows a failure beside its button, and can be tried again', async () => {
    const page = open({}, { loginByLink: refuse(503, { detail: 'Away for a moment.' }) });
    await press(page, 'Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Away for a moment.');
    page.replies.loginByLink = reply(session, { authorization: `Bearer ${page.token}` });
    await press(page, 'Log in');
    await waitFor(() => expect(page.address()).toBe(paths.memberships));
  });

  it('has no button during the look-up', () => {
    open({}, { getLoginLink: pending });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
