import { act, screen, waitFor } from '@testing-library/react';
import { paths, pathWithReturn } from '../../domain/links';
import { readAccessToken } from '../api/transport/accessToken';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { inMinutes, tokenWith } from '../testing/token';
import { LoginPage } from './LoginPage';

const session = {
  user: { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', email: 'a@example.com', firstName: 'Anna', lastName: 'Lee' },
  expires: inMinutes(60),
};
const codeRequired = refuse(409, { code: 'two_factor_required', ticket: 'tk_1' });

async function givePassword(answers: Parameters<typeof fakeApi>[0], route: string = paths.login) {
  const api = fakeApi({ login: codeRequired, ...answers });
  const page = renderPage(<LoginPage />, { route });
  await page.user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'Secret123{Enter}');
  await screen.findByRole('heading', { name: 'Enter your code' });
  return {
    api,
    ...page,
    sentCodes: () => api.sent.filter(({ operationId }) => operationId === 'loginWithTwoFactor').map(({ body }) => body),
  };
}

it('a login that needs a code asks for it immediately, then opens the requested page', async () => {
  const token = tokenWith({ exp: inMinutes(60) });
  const loginWithTwoFactor = reply(session, { authorization: `Bearer ${token}` });
  const { user, address, sentCodes } = await givePassword(
    { loginWithTwoFactor },
    pathWithReturn(paths.login, '/pod?p=1'),
  );
  const code = screen.getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(readAccessToken()).toBeNull();
  await user.paste('287 082');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/pod?p=1'));
  expect(readAccessToken()).toBe(token);
  expect(sentCodes()).toEqual([{ ticket: 'tk_1', code: '287 082' }]);
});

it("an incomplete code isn't sent, and a wrong one shows next to its field and can be corrected", async () => {
  const detail = 'That code isn’t right, or it has been used. Please try another.';
  const wrong = refuse(400, { detail, errors: [{ path: 'code', message: detail }] });
  const { user, sentCodes } = await givePassword({ loginWithTwoFactor: wrong });
  await user.keyboard('2870{Enter}');
  expect(await screen.findByLabelText('Code')).toHaveAccessibleDescription('The code has 6 digits');
  expect(sentCodes()).toEqual([]);
  await user.type(screen.getByLabelText('Code'), '82{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(detail));
  expect(sentCodes()).toHaveLength(1);
});

it('a recovery code works too, and the user can switch back', async () => {
  const { user, address, sentCodes } = await givePassword({
    loginWithTwoFactor: reply(session, { authorization: tokenWith({ exp: inMinutes(60) }) }),
  });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app instead' }));
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await user.keyboard('7kq2m-x9fwd{Enter}');
  await waitFor(() => expect(address()).toBe(paths.memberships));
  expect(sentCodes()).toEqual([{ ticket: 'tk_1', code: '7kq2m-x9fwd' }]);
});

it('‘Back to login’ returns to the password, with the email kept', async () => {
  const { user } = await givePassword({});
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('Back returns to the password, and a reloaded page still asks for the code', async () => {
  const page = await givePassword({}, pathWithReturn(paths.login, '/pod?p=1'));
  const { state } = page.router.state.location;
  await act(() => page.router.navigate(-1));
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@example.com');
  expect(page.address()).toBe(pathWithReturn(paths.login, '/pod?p=1'));
  page.unmount();
  renderPage(<LoginPage />, { route: paths.login, state });
  expect(await screen.findByLabelText('Code')).toHaveFocus();
});

it('an expired login shows why, and returns to the password', async () => {
  const { user } = await givePassword({ loginWithTwoFactor: refuse(400, { code: 'login_expired' }) });
  await user.keyboard('287082{Enter}');
  expect(await screen.findByRole('heading', { name: 'That took too long' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
});

it('entering too many codes shows the limit', async () => {
  const detail = 'You’ve tried too many codes. Please try again in an hour.';
  const { user } = await givePassword({ loginWithTwoFactor: refuse(429, { detail }) });
  await user.keyboard('287082{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});
