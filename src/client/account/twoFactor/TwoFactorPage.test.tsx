import { encode } from 'uqr';
import { render, screen, waitFor, within } from '@testing-library/react';
import { paths, twoFactorPath } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { ThemeProvider } from '../../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { TwoFactorPage } from './TwoFactorPage';

const OFF = { enabled: false, recoveryCodesLeft: 0, requiredBy: [] };
const ON = { enabled: true, since: 1714558200, recoveryCodesLeft: 9, requiredBy: [] };
const setup = {
  setup: 'set-up',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Stepwell:anna%40example.com?issuer=Stepwell&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  expires: 1714559100,
};
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd${index}-fghj${index}`);

const open = (answers: Parameters<typeof fakeApi>[0], route: string = paths.twoFactor) => {
  const api = fakeApi({ getTwoFactor: reply(OFF), ...answers });
  return { api, ...renderPage(<TwoFactorPage />, { route }) };
};

const place = ([x, y]: readonly number[]) => `${x},${y}`;

const darkModules = (picture: HTMLElement): string[] =>
  [...(picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) =>
    place([Number(x), Number(y)]),
  );

/** With the margin of four modules that readers need. */
const modulesOf = (content: string): string[] =>
  encode(content, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [place([x, y])] : [])),
  );

function textOf(file: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file ?? new Blob());
  });
}

const CODE = 'Code from your authenticator app, or a recovery code';

const givePassword = async (user: ReturnType<typeof renderPage>['user'], button: string) => {
  await user.type(await screen.findByLabelText('Your password'), 'Secret123');
  const code = screen.queryByLabelText(CODE);
  if (code) await user.type(code, '287082');
  await user.click(screen.getByRole('button', { name: button }));
};

it('setting up two-factor login goes from the password to the app to the recovery codes, which stay until saved', async () => {
  let status = OFF as object;
  const { api, user } = open({
    getTwoFactor: () => reply(status),
    startTwoFactorSetup: reply(setup),
    turnOnTwoFactor: () => {
      status = ON;
      return reply({ recoveryCodes });
    },
  });
  await givePassword(user, 'Continue');
  expect(darkModules(await screen.findByRole('img', { name: 'QR code for your authenticator app' }))).toEqual(
    modulesOf(setup.uri),
  );
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in an authenticator app on this phone' })).toHaveAttribute(
    'href',
    setup.uri,
  );
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/my-settings?panel=account');
  await user.type(screen.getByLabelText('Code from the app'), '287082');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeInTheDocument();
  for (const code of recoveryCodes) expect(screen.getByText(code)).toBeInTheDocument();
  expect(api.sent.filter(({ body }) => body !== undefined).map(({ body }) => body)).toEqual([
    { password: 'Secret123' },
    { setup: 'set-up', code: '287082' },
  ]);
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText('You have 9 recovery codes left.')).toBeInTheDocument();
  expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument();
});

it('a user redirected here by a page that requires two-factor login can go elsewhere instead', async () => {
  open({ getTwoFactor: reply({ ...OFF, requiredBy: ['Acme'] }) }, `${paths.twoFactor}?return=/business-settings`);
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/my-settings?panel=account');
});

it('several businesses that require two-factor login are named in one sentence', async () => {
  open({ getTwoFactor: reply({ ...OFF, requiredBy: ['Acme', 'Kiln & Co'] }) });
  expect(await screen.findByText(/^Acme and Kiln & Co ask the people who run them/)).toHaveTextContent(
    'looking after their memberships and pods.',
  );
});

it('a wrong password or a wrong code shows an error next to its own field', async () => {
  const message = 'That code isn’t right.';
  const { user } = open({
    startTwoFactorSetup: reply(setup),
    turnOnTwoFactor: refuse(400, { detail: message, errors: [{ path: 'code', message }] }),
  });
  await givePassword(user, 'Continue');
  await user.type(await screen.findByLabelText('Code from the app'), '287082{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(message));
  expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
});

it('an expired setup starts over', async () => {
  const { user } = open({
    startTwoFactorSetup: reply(setup),
    turnOnTwoFactor: refuse(400, { code: 'setup_expired', detail: 'This took too long.' }),
  });
  await givePassword(user, 'Continue');
  await user.type(await screen.findByLabelText('Code from the app'), '287082{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Your password')).toHaveValue('');
});

it('the page shows when two-factor login was turned on, and links to the available changes', async () => {
  open({ getTwoFactor: reply({ ...ON, recoveryCodesLeft: 2 }) });
  const codes = within(await screen.findByRole('region', { name: 'Recovery codes' }));
  expect(codes.getByText('You have 2 recovery codes left.')).toBeInTheDocument();
  expect(codes.getByText(/^Make new ones/)).toBeInTheDocument();
  expect(codes.getByRole('link')).toHaveAttribute('href', twoFactorPath('recovery-codes'));
  expect(screen.getByRole('link', { name: 'Change authenticator app' })).toHaveAttribute('href', twoFactorPath('app'));
  expect(screen.getByRole('link', { name: 'Turn off two-factor login' })).toHaveAttribute('href', twoFactorPath('off'));
});

it('new recovery codes require the password and a code, and can be downloaded', async () => {
  const { user } = open(
    { getTwoFactor: reply(ON), renewRecoveryCodes: reply({ recoveryCodes }) },
    twoFactorPath('recovery-codes'),
  );
  await givePassword(user, 'Make new codes');
  await screen.findByText(recoveryCodes[9] ?? '');
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(click).toHaveBeenCalledTimes(1);
  const lines = (await textOf(files[0])).split('\n');
  expect(lines.filter((line) => recoveryCodes.includes(line))).toEqual(recoveryCodes);
});

it('leaving by a link or a reload asks for confirmation while recovery codes are unsaved', async () => {
  const { user, address } = open(
    { getTwoFactor: reply(ON), renewRecoveryCodes: reply({ recoveryCodes }) },
    twoFactorPath('recovery-codes'),
  );
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  await givePassword(user, 'Make new codes');
  await screen.findByText(recoveryCodes[0] ?? '');
  await settled();
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(false);
  for (const answer of ['Stay here', 'Leave page']) {
    await user.click(screen.getByRole('link', { name: 'Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving your codes?' });
    expect(screen.getByText(recoveryCodes[0] ?? '')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
  await waitFor(() => expect(address()).toBe('/my-settings?panel=account'));
  expect(reload()).toBe(true);
});

it("leaving doesn't ask for confirmation once the recovery codes are saved", async () => {
  const { user, address } = open(
    { getTwoFactor: reply(ON), renewRecoveryCodes: reply({ recoveryCodes }) },
    twoFactorPath('recovery-codes'),
  );
  await givePassword(user, 'Make new codes');
  await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(address()).toBe(paths.twoFactor));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('turning two-factor login off requires the password and a code, and returns to the settings', async () => {
  const { api, user, address } = open(
    { getTwoFactor: reply(ON), turnOffTwoFactor: reply({ done: true }) },
    twoFactorPath('off'),
  );
  await givePassword(user, 'Turn off');
  await waitFor(() => expect(address()).toBe('/my-settings?panel=account'));
  expect(api.sent.find(({ operationId }) => operationId === 'turnOffTwoFactor')?.body).toEqual({
    password: 'Secret123',
    code: '287082',
  });
});

it.each([
  { requiredBy: ['Acme'], sentence: /^Acme asks the people who run it to/ },
  {
    requiredBy: ['Acme', 'Kiln & Co', 'Brook, Ash and Sons'],
    sentence: /^Acme, Kiln & Co and Brook, Ash and Sons ask the people who run them to/,
  },
])('two-factor login can’t be turned off while it is required by: $requiredBy', async ({ requiredBy, sentence }) => {
  open({ getTwoFactor: reply({ ...ON, requiredBy }) }, twoFactorPath('off'));
  expect(await screen.findByText(sentence)).toHaveTextContent('so it has to stay on.');
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});
