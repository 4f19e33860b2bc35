import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { signIn } from '../../testing/token';
import { routes } from './router';

jest.mock('../../ui/messages/ToastsAndDialogs', () => ({ ToastsAndDialogs: () => null }));

it('an unknown path keeps the header for signed-in users', async () => {
  signIn();
  fakeApi();
  renderPage(routes, { route: '/no-such-page' });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
});

it('an unknown path has the public layout for signed-out users', async () => {
  fakeApi();
  renderPage(routes, { route: '/no-such-page' });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
});
