import { act, screen, waitFor } from '@testing-library/react';
import { paths, signedOnPath } from '../../domain/links';
import { readAccessToken } from '../api/transport/accessToken';
import { fakeTimers } from '../testing/clock';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { usernameBeforePassword } from '../testing/usernameBeforePassword';
import { SignedOnPage } from './SignedOnPage';

const email = 'anna@example.com';
const known = { ticket: 'tk_1', email, providerName: 'Acme ID', invited: false };
const invited = { ...known, invited: true, firstName: 'Anna', lastName: 'Lee' };
const token = tokenWith({ exp: inMinutes(60) });
const session = { user: { id: idOf(1), email, firstName: 'Anna', lastName: 'Lee' }, expires: inMinutes(60) };
const signedOn = reply({ session }, { authorization: `Bearer ${token}` });
const invite = '/sign-up/participant?invite=abc';

function open(confirmation: typeof known, replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ confirmSignOn: signedOn, ...replies });
  const routes = [
    { path: paths.signedOn, element: <SignedOnPage /> },
    { path: '*', element: null },
  ];
  const page = renderPage(routes, { route: signedOnPath(idOf(900)), state: { confirmation, returnPath: invite } });
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  return { ...api, ...page, bodies };
}

type Page = ReturnType<typeof open>;

const press = async ({ user }: Page, name: string) => user.click(await screen.findByRole('button', { name }));

const confirm = (page: Page) => press(page, 'Confirm and log in');

async function askForCode(page: Page) {
  await press(page, 'Email me a code');
  return screen.findByLabelText('Code from the email');
}

/** Not before the blur of the field is handled. */
const needsCode = { ...refuse(400, { errors: [{ path: 'code', message: 'Code is required' }] }), delay: 30 };

it('the page says what is linked, and what that allows', async () => {
  const { bodies } = open(known);
  expect(await screen.findByText(/Confirm once that the account of anna@example.com is yours/)).toBeVisible();
  expect(screen.getByText('Whoever runs Acme ID can then log in as you.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not you? Log in another way' })).toHaveAttribute('href', paths.login);
  expect(bodies('sendSignOnCode')).toEqual([]);
});

it('whoever is logged in already is told that this replaces it', async () => {
  signIn(idOf(2));
  open(known);
  expect(await screen.findByText(/already logged in here/)).toBeVisible();
});

it('the mailed code confirms, logs in and opens the requested page', async () => {
  const page = open(known);
  await page.user.type(await askForCode(page), '482 913');
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe(invite));
  expect(readAccessToken()).toBe(token);
  expect(page.bodies('sendSignOnCode')).toEqual([{ ticket: 'tk_1' }]);
  expect(page.bodies('confirmSignOn')).toEqual([{ ticket: 'tk_1', mailedCode: '482 913', timezone: 'UTC' }]);
  expect(localStorage.getItem('stepwell.sign-on')).toBe(idOf(900));
});

it('the password confirms instead, and password managers know whose it is', async () => {
  const page = open(known);
  await press(page, 'Use my password instead');
  const password = screen.getByLabelText('Your Stepwell password');
  expect(password).toHaveFocus();
  expect(usernameBeforePassword(page.container)).toHaveValue(email);
  await page.user.type(password, 'Secret123');
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe(invite));
  expect(page.bodies('confirmSignOn')).toEqual([{ ticket: 'tk_1', password: 'Secret123', timezone: 'UTC' }]);
  expect(page.bodies('sendSignOnCode')).toEqual([]);
});

it('an account with two-factor login is then asked for its code, and what was typed stays', async () => {
  const page = open(known, { confirmSignOn: needsCode });
  await page.user.type(await askForCode(page), '482913');
  expect(screen.queryByLabelText('Code from your authenticator app')).not.toBeInTheDocument();
  await confirm(page);
  const code = await screen.findByLabelText('Code from your authenticator app');
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.getByText(/Your account has two-factor login/)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Code from the email')).toHaveValue('482913');
  await page.user.type(code, '111111');
  page.replies.confirmSignOn = refuse(400, { errors: [{ path: 'code', message: 'Not the right code' }] });
  await confirm(page);
  await waitFor(() => expect(code).toHaveAccessibleDescription('Not the right code'));
  page.replies.confirmSignOn = signedOn;
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe(invite));
  expect(page.bodies('confirmSignOn').at(-1)).toMatchObject({ mailedCode: '482913', code: '111111' });
});

it('a password of an account with two-factor login needs its code, too', async () => {
  const page = open(known, { confirmSignOn: needsCode });
  await press(page, 'Use my password instead');
  await page.user.type(screen.getByLabelText('Your Stepwell password'), 'Secret123');
  await confirm(page);
  await page.user.type(await screen.findByLabelText('Code from your authenticator app'), '287082');
  page.replies.confirmSignOn = signedOn;
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe(invite));
  expect(page.bodies('confirmSignOn').at(-1)).toMatchObject({ password: 'Secret123', code: '287082' });
});

it('a wrong code is said at its field, and nothing typed is lost', async () => {
  const errors = [{ path: 'mailedCode', message: 'That’s not the code we sent' }];
  const page = open(invited, { confirmSignOn: refuse(400, { errors }) });
  const code = await askForCode(page);
  await page.user.type(code, '111111');
  await page.user.type(screen.getByLabelText('Last name'), 'son');
  await confirm(page);
  await waitFor(() => expect(code).toHaveAccessibleDescription('That’s not the code we sent'));
  expect(code).toHaveValue('111111');
  expect(screen.getByLabelText('Last name')).toHaveValue('Leeson');
});

it('a code has six digits', async () => {
  const page = open(known);
  const code = await askForCode(page);
  await page.user.type(code, '12345');
  await confirm(page);
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code has 6 digits'));
  expect(page.bodies('confirmSignOn')).toEqual([]);
});

/** In the contract's example. */
const shown = { acceptedVersions: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1'] };

it('invited people give the name of a new account, and see the terms', async () => {
  const page = open(invited);
  const code = await askForCode(page);
  expect(screen.getByLabelText('First name')).toHaveValue('Anna');
  expect(screen.getByText(/If you have no account yet, one is created for you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', paths.terms);
  expect(screen.queryByText(/open your invite link first/)).not.toBeInTheDocument();
  await page.user.type(code, '482913');
  await page.user.clear(screen.getByLabelText('First name'));
  await page.user.type(screen.getByLabelText('First name'), 'Ann');
  await confirm(page);
  await waitFor(() =>
    expect(page.bodies('confirmSignOn')).toEqual([
      { ticket: 'tk_1', mailedCode: '482913', firstName: 'Ann', lastName: 'Lee', ...shown, timezone: 'UTC' },
    ]),
  );
});

it('people without an invite are told when no code arrives, and aren’t asked for a name', async () => {
  const page = open(known);
  await askForCode(page);
  expect(screen.getByText(/No code arrives if there’s no account with this address/)).toBeVisible();
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

it('the code can be sent again after a minute', async () => {
  fakeTimers();
  try {
    const page = open(known);
    await askForCode(page);
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await press(page, 'Send again');
    expect(await screen.findByText(/Only the newest code works/)).toBeVisible();
    expect(page.bodies('sendSignOnCode')).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('a reload while the code is on its way asks for it again, without another email', async () => {
  const page = open(known);
  await askForCode(page);
  const { state } = page.router.state.location as { state: unknown };
  page.unmount();
  renderPage([{ path: paths.signedOn, element: <SignedOnPage /> }], { route: signedOnPath(idOf(900)), state });
  expect(await screen.findByLabelText('Code from the email')).toBeVisible();
  expect(page.bodies('sendSignOnCode')).toHaveLength(1);
});

it('changing to the password and back sends no second code', async () => {
  const page = open(known);
  await askForCode(page);
  await press(page, 'Use my password instead');
  await press(page, 'Email me a code instead');
  expect(await screen.findByLabelText('Code from the email')).toBeVisible();
  expect(page.bodies('sendSignOnCode')).toHaveLength(1);
});

it('a code that can’t be sent shows why, and can be tried again', async () => {
  const page = open(known, { sendSignOnCode: refuse(429, { detail: 'Please wait a minute.' }) });
  await press(page, 'Email me a code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
  delete page.replies.sendSignOnCode;
  expect(await askForCode(page)).toBeVisible();
});

it.each(['sendSignOnCode', 'confirmSignOn'] as const)('a ticket that has expired at %s starts again', async (call) => {
  const page = open(known, { [call]: refuse(400, { code: 'sign_on_expired' }) });
  if (call === 'sendSignOnCode') await press(page, 'Email me a code');
  else {
    await page.user.type(await askForCode(page), '482913');
    await confirm(page);
  }
  expect(await screen.findByRole('heading', { name: 'Let’s start again' })).toBeVisible();
});
