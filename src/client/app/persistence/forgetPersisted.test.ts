import { waitFor } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { fakeApi } from '../../testing/fakeApi';
import { failPersistence, persisted } from '../../testing/fakePersistence';
import { passTime } from '../../testing/passTime';
import { signIn } from '../../testing/token';
import { forgetPersisted, forgetLeftovers, markPersisted } from './forgetPersisted';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakePersistence'));

const settled = () => passTime(20);

function keepSomething() {
  markPersisted();
  persisted.set('answers', {});
}

it('if a page has no time to clear its persisted answers, the next page clears them', async () => {
  keepSomething();
  forgetLeftovers();
  await waitFor(() => expect(persisted.size).toBe(0));
});

it('the answers persisted for the current session stay', async () => {
  fakeApi();
  signIn();
  keepSomething();
  forgetLeftovers();
  await settled();
  expect(persisted.size).toBe(1);
});

it('a page checks for leftovers only if answers may have been persisted', async () => {
  keepSomething();
  await forgetPersisted();
  persisted.set('answers', {});
  forgetLeftovers();
  await settled();
  expect(persisted.size).toBe(1);
});

it('clearing is retried if it fails', async () => {
  keepSomething();
  failPersistence('refused');
  await forgetPersisted();
  failPersistence(undefined);
  expect(persisted.size).toBe(1);
  forgetLeftovers();
  await waitFor(() => expect(persisted.size).toBe(0));
});

it('the mark of persisted answers stays if another session has begun', async () => {
  signIn();
  keepSomething();
  await forgetPersisted();
  clearAccessToken('logout');
  persisted.set('answers', {});
  forgetLeftovers();
  await waitFor(() => expect(persisted.size).toBe(0));
});
