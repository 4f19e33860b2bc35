import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { renderPage } from '../../../testing/renderPage';
import { Link } from '../../Link';
import { ToastsAndDialogs } from '../../messages/ToastsAndDialogs';
import { formDraft } from '../drafts/formDraft';
import { Form } from '../Form';
import { FormActions } from '../FormActions';
import { TextField } from '../TextField';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

const schema = object({ name: string().default('') });

function Page({ save }: { save: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const onSubmit = async () => {
    if ((await save()) === 'lead on') await navigate('/pods');
  };
  return (
    <>
      <ToastsAndDialogs />
      <Form
        initialValues={{ name: '' }}
        schema={schema}
        onSubmit={onSubmit}
        guard={UnsavedChangesGuard}
        draft={formDraft('name')}
      >
        <TextField name="name" label="Name" />
        <FormActions submit="Save" />
      </Form>
      <Link to="/pods">Pods</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const open = (save = () => Promise.resolve<unknown>(undefined)) => renderPage(<Page save={save} />, { route: '/form' });

const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('an unchanged form can be left without a question', async () => {
  const { user, address } = open();
  expect(closingAsks()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Pods' }));
  expect(address()).toBe('/pods');
});

it('the user is asked before leaving a changed form, and the text is kept if they stay', async () => {
  const { user, address } = open();
  await user.type(screen.getByLabelText('Name'), 'Walkers');
  expect(closingAsks()).toBe(true);
  for (let times = 0; times < 2; times++) {
    await user.click(screen.getByRole('link', { name: 'Pods' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([address(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['/form', 'Walkers']);
  }
});

type Router = ReturnType<typeof open>['router'];

it.each<[where: string, leave: (router: Router) => Promise<void>, place: string]>([
  ['elsewhere', (router) => router.navigate('/pods'), '/pods'],
  ['for the same page', (router) => router.navigate(-1), '/memberships'],
])(
  'a changed form asks again if the user stays and then leaves at the same moment, %s',
  async (_where, leave, place) => {
    const { user, router, address } = open();
    await act(() => router.navigate('/memberships'));
    await act(() => router.navigate('/form'));
    await user.type(await screen.findByLabelText('Name'), 'Walkers');
    // Not awaited: the dialog takes the focus a moment later, which blurs the field in a separate, overlapping `act`.
    act(() => void router.navigate(-1));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const stay = within(dialog).getByRole('button', { name: 'Keep editing' });
    await act(async () => {
      stay.click();
      await Promise.resolve();
      await leave(router);
    });
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    await waitFor(() => expect(address()).toBe(place));
  },
);

it('a changed form can be left after a confirmation', async () => {
  const { user, address } = open();
  await user.type(screen.getByLabelText('Name'), 'Walkers');
  await user.click(screen.getByRole('link', { name: 'Pods' }));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(address()).toBe('/pods'));
});

it('the user is asked before going Back from a changed form; staying keeps the text, and leaving goes back', async () => {
  const { user, router, address } = open();
  await act(() => router.navigate('/memberships'));
  await act(() => router.navigate('/form'));
  await user.type(await screen.findByLabelText('Name'), 'Walkers');
  for (const choice of ['Keep editing', 'Leave page']) {
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect([address(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['/form', 'Walkers']);
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
  await waitFor(() => expect(address()).toBe('/memberships'));
});

it('saving leaves the page without a question', async () => {
  const { user, address } = open(() => Promise.resolve('lead on'));
  await user.type(screen.getByLabelText('Name'), 'Walkers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/pods'));
});

it('a saved form can be left without a question, and later changes bring the question back', async () => {
  const save = jest.fn(() => Promise.resolve<unknown>(undefined));
  const { user } = open(save);
  await user.type(screen.getByLabelText('Name'), 'Walkers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await waitFor(() => expect(closingAsks()).toBe(false));
  await user.type(screen.getByLabelText('Name'), '!');
  expect(closingAsks()).toBe(true);
});

it('the end of a session isn’t blocked', async () => {
  const { user, router, address } = open();
  await user.type(screen.getByLabelText('Name'), 'Walkers');
  await waitFor(() => expect(closingAsks()).toBe(true));
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(address()).toBe('/login'));
});
