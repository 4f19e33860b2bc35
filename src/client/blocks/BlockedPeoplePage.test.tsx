import { screen } from '@testing-library/react';
import type { BlockedPerson } from '../../contract/entities.gen';
import { fakeApi, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { BlockedPeoplePage } from './BlockedPeoplePage';

function open(people: BlockedPerson[]) {
  signIn(idOf(9));
  fakeApi({ listBlocks: reply(people) });
  renderPage(<BlockedPeoplePage />);
}

it('lists whom one has blocked, each with the way to unblock them', async () => {
  open([{ userId: idOf(4), firstName: 'Ben', lastName: 'Cole', since: Date.UTC(2020, 2, 2, 12) }]);
  expect(await screen.findByText(/^Since .*2020$/)).toBeVisible();
  const unblock = screen.getByRole('link', { name: 'Unblock Ben Cole' });
  expect(unblock).toHaveAttribute('href', `/block?u=${idOf(4)}&return=%2Faccount%2Fblocked`);
});

it('says how to block somebody where there is nobody', async () => {
  open([]);
  expect(await screen.findByText('You haven’t blocked anybody')).toBeVisible();
  expect(screen.getByText(/from the menu of a message/)).toBeVisible();
});
