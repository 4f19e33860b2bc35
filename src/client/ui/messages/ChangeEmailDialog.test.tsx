import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { renderPage } from '../../testing/renderPage';
import { ChangeEmailDialog } from './ChangeEmailDialog';

function Page({ send = () => Promise.resolve() }: { send?: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Change</button>
      <ChangeEmailDialog
        isOpen={isOpen}
        title="Change your email"
        label="New email"
        help=""
        schema={object({ newEmail: string().required() })}
        failure="It failed."
        sent={() => 'Sent.'}
        send={send}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

it('the button shows that the link is being requested, and sends only one request', async () => {
  const send = jest.fn(() => new Promise<never>(() => {}));
  const { user } = renderPage(<Page send={send} />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await screen.findByLabelText('New email'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const busy = await screen.findByRole('button', { name: 'Verifying…' });
  await user.click(busy);
  expect(send).toHaveBeenCalledTimes(1);
});

it('closing the dialog by accident keeps what was typed', async () => {
  const { user } = renderPage(<Page />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Change' }));
    return screen.findByLabelText('New email');
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const field = await open();
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'new@example.com');
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  expect(await open()).toHaveValue('new@example.com');
});
