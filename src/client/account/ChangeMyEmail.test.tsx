import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { ChangeMyEmail } from './ChangeMyEmail';

it('a wrong password shows an error next to its field, and a user with two-factor login also needs a code', async () => {
  const message = 'That isn’t your current password.';
  const { sent } = fakeApi({
    getTwoFactor: reply({ enabled: true, since: 1, recoveryCodesLeft: 10, requiredBy: [] }),
    changeEmail: refuse(400, { detail: message, errors: [{ path: 'password', message }] }),
  });
  const { user } = renderPage(<ChangeMyEmail current="maya@example.com" isOpen onClose={() => {}} />);
  await user.type(await screen.findByLabelText(/^Code from your authenticator app/), '123 456');
  await user.type(screen.getByLabelText('New email'), 'new@example.com');
  await user.type(screen.getByLabelText('Your password'), 'Tiny-Step-1');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(message));
  expect(sent.find(({ operationId }) => operationId === 'changeEmail')?.body).toMatchObject({ code: '123 456' });
});
