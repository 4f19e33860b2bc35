import { screen } from '@testing-library/react';
import { paths } from '../../domain/links';
import { canReachServer } from '../api/transport/serverReachability';
import { renderPage } from '../testing/renderPage';
import { LoginPage } from './LoginPage';

jest.mock('../api/logIn', () => {
  throw new Error('Loading chunk api failed.');
});
jest.mock('../api/transport/serverReachability');

it.each([
  ['a part of the page, where the server is there', true, /^Part of this page couldn’t be loaded/],
  ['the server, where it is away', false, /^We couldn’t reach the server/],
])(
  'a login whose code can’t be loaded says that it is for %s, and keeps what was typed',
  async (_what, isThere, said) => {
    jest.mocked(canReachServer).mockResolvedValue(isThere);
    const { user, address } = renderPage(<LoginPage />, { route: paths.login });
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'Secret123');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('Secret123');
    expect(address()).toBe(paths.login);
  },
);
