import { waitFor } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { fakeApi } from '../../testing/fakeApi';
import { failKeeping, kept } from '../../testing/fakeKept';
import { passTime } from '../../testing/passTime';
import { signIn } from '../../testing/token';
import { forgetKept, forgetLeftovers, markKept } from './forgetKept';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakeKept'));

const settled = () => passTime(20);

function keepSomething() {
  markKept();
  kept.set('answers', {});
}

it('if a page has no time to clear its kept answers, the next page clears them', async () => {
  keepSomething();
  forgetLeftovers();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('the answers kept for the current session stay', async () => {
  fakeApi();
  signIn();
  keepSomething();
  forgetLeftovers();
  await settled();
  expect(kept.size).toBe(1);
});

it('a page checks for leftovers only if answers may have been kept', async () => {
  keepSomething();
  await forgetKept();
  kept.set('answers', {});
  forgetLeftovers();
  await settled();
  expect(kept.size).toBe(1);
});

it('clearing is retried if it fails', async () => {
  keepSomething();
  failKeeping('refused');
  await forgetKept();
  failKeeping(undefined);
  expect(kept.size).toBe(1);
  forgetLeftovers();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('the mark of kept answers stays if another session has begun', async () => {
  signIn();
  keepSomething();
  await forgetKept();
  clearAccessToken('logout');
  kept.set('answers', {});
  forgetLeftovers();
  await waitFor(() => expect(kept.size).toBe(0));
});
