import { waitFor } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { fakeApi } from '../../testing/fakeApi';
import { failKeeping, kept } from '../../testing/fakeKept';
import { passed } from '../../testing/passed';
import { signIn } from '../../testing/token';
import { forgetKept, forgetWhatIsLeft, noteKept } from './forgetKept';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakeKept'));

/** Whatever may happen has happened. */
const settled = () => passed(20);

function keepSomething() {
  noteKept();
  kept.set('answers', {});
}

it('what a page had no time to forget is forgotten by the next one', async () => {
  keepSomething();
  forgetWhatIsLeft();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('what is kept for the session there is stays', async () => {
  fakeApi();
  signIn();
  keepSomething();
  forgetWhatIsLeft();
  await settled();
  expect(kept.size).toBe(1);
});

it('a page looks for what is left only where something was kept', async () => {
  keepSomething();
  await forgetKept();
  kept.set('answers', {});
  forgetWhatIsLeft();
  await settled();
  expect(kept.size).toBe(1);
});

it('what could not be forgotten is tried again', async () => {
  keepSomething();
  failKeeping('refused');
  await forgetKept();
  failKeeping(undefined);
  expect(kept.size).toBe(1);
  forgetWhatIsLeft();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('while another session has begun it stays noted', async () => {
  signIn();
  keepSomething();
  await forgetKept();
  clearAccessToken('logout');
  kept.set('answers', {});
  forgetWhatIsLeft();
  await waitFor(() => expect(kept.size).toBe(0));
});
