import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { renderPage } from '../testing/renderPage';
import { ChangeEmailDialog } from './ChangeEmailDialog';

it('while the link is asked for the button says so, and asks for no second one', async () => {
  const send = jest.fn(() => new Promise<never>(() => {}));
  const { user } = renderPage(
    <ChangeEmailDialog
      isOpen
      title="Change your email"
      label="New email"
      help=""
      schema={object({ newEmail: string().required() })}
      failure="It failed."
      sent={() => 'Sent.'}
      send={send}
      onClose={() => {}}
    />,
  );
  await user.type(await screen.findByLabelText('New email'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const busy = await screen.findByRole('button', { name: 'Verifying…' });
  await user.click(busy);
  expect(send).toHaveBeenCalledTimes(1);
});
