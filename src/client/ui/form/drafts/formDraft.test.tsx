import { screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { clearUnsent } from '../../../api/unsentKeys';
import { clearAccessToken, storeAccessToken } from '../../../api/transport/accessToken';
import { NOW, setNow } from '../../../testing/clock';
import { renderPage } from '../../../testing/renderPage';
import { inMinutes, tokenWith } from '../../../testing/token';
import { ToastsAndDialogs } from '../../messages/ToastsAndDialogs';
import { Link } from '../../Link';
import { Form } from '../Form';
import { FormActions } from '../FormActions';
import { TextField } from '../TextField';
import { UnsavedChangesGuard } from '../guards/UnsavedChangesGuard';
import { useEdited } from '../useEdited';
import { formDraft } from './formDraft';

const schema = object({ name: string().default(''), place: string().default(''), password: string().default('') });
const [maya, tom] = ['0190f3a2-maya', '0190f3a2-tom'];
const day = 24 * 60 * 60 * 1000;

interface Club {
  name: string;
  place: string;
  version: string;
}

const before: Club = { name: 'Walkers', place: 'Park', version: '1' };

function ClubForm({ club, save }: { club: Club; save: () => Promise<unknown> }) {
  const edited = useEdited(
    club,
    ({ name, place }) => ({ name, place, password: '' }),
    () => Promise.resolve(club),
  );
  return (
    <>
      <ToastsAndDialogs />
      <Form
        initialValues={edited.initialValues}
        latest={edited.latest}
        schema={schema}
        onSubmit={save}
        guard={UnsavedChangesGuard}
        draft={formDraft('club.1')}
      >
        <TextField name="name" label="Name" />
        <TextField name="place" label="Place" />
        <TextField name="password" label="Password" />
        <FormActions submit="Save" />
      </Form>
      <Link to="/pods">Pods</Link>
    </>
  );
}

const logIn = (userId: string) => storeAccessToken(tokenWith({ exp: inMinutes(60), sub: userId }));

const open = (club = before, save: () => Promise<unknown> = () => Promise.resolve()) =>
  renderPage(<ClubForm club={club} save={save} />, { route: '/form' });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => ['Name', 'Place', 'Password'].map((label) => field(label).value);

async function typeAndLose() {
  const { user, unmount } = open();
  await user.type(field('Name'), ' of Bath');
  await user.type(field('Password'), 'Secret123');
  unmount();
}

beforeEach(() => logIn(maya));

const nothing = () => undefined;

it.each<[event: string, happens: () => void]>([
  ['a reload', nothing],
  ['closing the window', () => sessionStorage.clear()],
  [
    'the end of the session, once they log in again',
    () => {
      clearAccessToken('refusal');
      logIn(maya);
    },
  ],
  [
    'a logout in another tab, once they log in again',
    () => {
      clearUnsent(maya);
      clearAccessToken('logout');
      logIn(maya);
    },
  ],
  ['another person’s session in between', () => [logIn(tom), open().unmount(), logIn(maya)]],
])('what was typed is back after %s, without passwords', async (_event, happens) => {
  await typeAndLose();
  happens();
  open();
  expect(shown()).toEqual(['Walkers of Bath', 'Park', '']);
  expect(screen.getByRole('status')).toHaveTextContent('What you typed earlier and didn’t save is back.');
});

it.each<[event: string, happens: () => void]>([
  ['to another person', () => logIn(tom)],
  ['to nobody who is signed out', () => clearAccessToken('refusal')],
  [
    'in another window after a day',
    () => {
      sessionStorage.clear();
      setNow(NOW + day + 1);
    },
  ],
  [
    'after a logout in this tab',
    () => {
      clearUnsent(maya);
      sessionStorage.clear();
    },
  ],
])('what was typed never shows %s', async (_event, happens) => {
  await typeAndLose();
  happens();
  open();
  expect(shown()).toEqual(['Walkers', 'Park', '']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('text typed while signed out stays in its tab', async () => {
  clearAccessToken('refusal');
  await typeAndLose();
  const { unmount } = open();
  expect(shown()).toEqual(['Walkers of Bath', 'Park', '']);
  unmount();
  sessionStorage.clear();
  open();
  expect(shown()).toEqual(['Walkers', 'Park', '']);
});

it('two tabs keep their own text, and saving one tab’s text leaves the other’s', async () => {
  await typeAndLose();
  const tab = { ...sessionStorage } as Record<string, string>;
  sessionStorage.clear();
  const { user, unmount } = open();
  await user.type(field('Place'), ' North');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(localStorage.length).toBe(1));
  unmount();
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  open();
  expect(shown()).toEqual(['Walkers of Bath', 'Park', '']);
});

it('restored text is merged with what others have saved since, and shows where both changed', async () => {
  await typeAndLose();
  const save = jest.fn(() => Promise.resolve());
  const { user } = open({ name: 'Runners', place: 'Hill', version: '2' }, save);
  expect(shown()).toEqual(['Walkers of Bath', 'Hill', '']);
  expect(screen.getByRole('status')).toHaveTextContent('Some of it has changed since');
  expect(field('Name')).toHaveAccessibleDescription(/Changed in the meantime to ‘Runners’/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Walkers of Bath', place: 'Hill', password: '' }));
});

it('text that others have saved meanwhile is no longer unsaved', async () => {
  await typeAndLose();
  open({ ...before, name: 'Walkers of Bath', version: '2' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each<[act: string, leave: (user: ReturnType<typeof open>['user']) => Promise<void>]>([
  ['saved', (user) => user.click(screen.getByRole('button', { name: 'Save' }))],
  [
    'discarded',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Discard it' }));
      await waitFor(() => expect(field('Name')).toHaveValue('Walkers'));
    },
  ],
  [
    'left without saving',
    async (user) => {
      await user.click(screen.getByRole('link', { name: 'Pods' }));
      await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    },
  ],
])('text that comes back and is %s is gone', async (_act, leave) => {
  await typeAndLose();
  const { user, unmount } = open();
  await leave(user);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('.form.'))).toEqual([]));
  unmount();
  open();
  expect(shown()).toEqual(['Walkers', 'Park', '']);
});

it('text of a form that logs the user in is deleted once the form is submitted', async () => {
  clearAccessToken('refusal');
  const { user } = open(before, () => {
    logIn(tom);
    return Promise.resolve();
  });
  await user.type(field('Name'), ' of Bath');
  expect(sessionStorage).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('text whose saving fails is kept', async () => {
  const { user, unmount } = open(before, () => Promise.reject(new Error('No connection')));
  await user.type(field('Name'), ' of Bath');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  unmount();
  open();
  expect(shown()).toEqual(['Walkers of Bath', 'Park', '']);
});
