import { render, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aBusiness } from '../testing/samples';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { BioPage } from './BioPage';

const me = { timezone: 'Europe/London', emailAddress: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg' };

function open(bio: string, replies: Parameters<typeof fakeApi>[0] = {}, search = '') {
  const api = fakeApi({ getMyAccount: reply({ ...me, bio }), ...replies });
  const saved = () => api.sent.find(({ operationId }) => operationId === 'updateProfile')?.body;
  return { ...renderPage(<BioPage />, { route: `/account/bio${search}` }), sent: api.sent, saved };
}

const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));

test('saving the bio opens the memberships', async () => {
  const { user, saved, address } = open('');
  await user.type(await screen.findByLabelText('Bio'), 'I draw maps.');
  await save(user);
  await waitFor(() => expect(address()).toBe('/memberships'));
  expect(saved()).toEqual({ bio: 'I draw maps.' });
});

describe('the user is asked before leaving an unsaved bio', () => {
  async function leave() {
    render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
    const page = open('', { listMyBusinesses: reply([aBusiness()]) }, '?return=%2Fpods');
    await page.user.type(await screen.findByLabelText('Bio'), 'I draw maps.');
    await page.user.click(screen.getByRole('link', { name: 'Not now' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    const putOff = () => page.sent.filter(({ operationId }) => operationId === 'deferAction');
    return { ...page, putOff };
  }

  test('leaving postpones the bio', async () => {
    const { user, address, putOff } = await leave();
    expect(putOff()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave page' }));
    await waitFor(() => expect(address()).toBe('/pods'));
    await waitFor(() => expect(putOff()).toHaveLength(1));
  });

  test('staying on the page doesn’t postpone the bio, and neither does saving afterwards', async () => {
    const { user, address, putOff, saved } = await leave();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Bio')).toHaveValue('I draw maps.');
    await save(user);
    await waitFor(() => expect(address()).toBe('/pods'));
    expect(saved()).toEqual({ bio: 'I draw maps.' });
    await settled();
    expect(putOff()).toEqual([]);
  });
});

test('saving the bio opens the page requested before, but never another site', async () => {
  const { user, address } = open('I draw maps.', {}, '?return=%2Fpod%3Fp%3D1');
  await screen.findByLabelText('Bio');
  await save(user);
  await waitFor(() => expect(address()).toBe('/pod?p=1'));
  open('I draw maps.', {}, '?return=%2F%2Fevil.example.com');
  expect((await screen.findAllByRole('link', { name: 'Not now' })).at(-1)).toHaveAttribute('href', '/memberships');
});

test("an empty bio is refused below the field, and a long one isn't truncated", async () => {
  const { user, saved } = open('');
  const bio = await screen.findByLabelText('Bio');
  await save(user);
  await waitFor(() => expect(bio).toHaveAccessibleDescription('Bio is required'));
  await user.click(bio);
  await user.paste('x'.repeat(501));
  expect(screen.getByText(/501/)).toBeVisible();
  await save(user);
  await waitFor(() => expect(bio).toHaveAccessibleDescription(/500/));
  expect(bio).toHaveValue('x'.repeat(501));
  expect(saved()).toBeUndefined();
});

test("a bio that can't be saved shows why, and stays as typed", async () => {
  const { user, address } = open('I draw maps.', { updateProfile: refuse(500, { detail: 'Something went wrong.' }) });
  await screen.findByLabelText('Bio');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByLabelText('Bio')).toHaveValue('I draw maps.');
  expect(address()).toBe('/account/bio');
});

test('"Not now" postpones the bio on the account, and opens the next page', async () => {
  const { user, sent, address } = open('', { listMyBusinesses: reply([aBusiness()]) }, '?return=%2Fpods');
  await user.click(await screen.findByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(address()).toBe('/pods'));
  const deferred = sent.filter(({ operationId }) => operationId === 'deferAction').map(({ body }) => body);
  expect(deferred).toEqual([{ businessId: aBusiness().id, action: 'COMPLETE_PROFILE' }]);
});

test('"Not now" in a new tab postpones the bio immediately, and saving it here doesn’t postpone it again', async () => {
  const { user, sent, address } = open('', { listMyBusinesses: reply([aBusiness()]) }, '?return=%2Fpods');
  const putOff = () => sent.filter(({ operationId }) => operationId === 'deferAction');
  const link = await screen.findByRole('link', { name: 'Not now' });
  window.addEventListener('click', (click) => click.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  await waitFor(() => expect(putOff()).toHaveLength(1));
  await user.type(screen.getByLabelText('Bio'), 'I draw maps.');
  await save(user);
  await waitFor(() => expect(address()).toBe('/pods'));
  await settled();
  expect(putOff()).toHaveLength(1);
});
