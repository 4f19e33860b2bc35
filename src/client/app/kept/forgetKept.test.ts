import { waitFor } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { fakeApi } from '../../testing/fakeApi';
import { failKeeping, kept } from '../../testing/fakeKept';
import { passed } from '../../testing/passed';
import { signIn } from '../../testing/token';
import { forgetKept, forgetWhatIsLeft, noteKept } from './forgetKept';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakeKept'));

/** Waits until all pending work is done. */
const settled = () => passed(20);

function keepSomething() {
  noteKept();
  kept.set('answers', {});
}

it('kept answers that a page had no time to clear are cleared by the next page', async () => {
  keepSomething();
  forgetWhatIsLeft();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('the answers kept for the current session stay', async () => {
  fakeApi();
  signIn();
  keepSomething();
  forgetWhatIsLeft();
  await settled();
  expect(kept.size).toBe(1);
});

it('a page checks for leftovers only if something was kept', async () => {
  keepSomething();
  await forgetKept();
  kept.set('answers', {});
  forgetWhatIsLeft();
  await settled();
  expect(kept.size).toBe(1);
});

it('a failed clearing is tried again', async () => {
  keepSomething();
  failKeeping('refused');
  await forgetKept();
  failKeeping(undefined);
  expect(kept.size).toBe(1);
  forgetWhatIsLeft();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('the note stays if another session has begun', async () => {
  signIn();
  keepSomething();
  await forgetKept();
  clearAccessToken('logout');
  kept.set('answers', {});
  forgetWhatIsLeft();
  await waitFor(() => expect(kept.size).toBe(0));
});
