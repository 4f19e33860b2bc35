import { act, render, screen } from '@testing-library/react';
import { fetchAndSyncClock } from '../api/transport/serverClock';
import { NOW } from '../testing/clock';
import { useNow } from './useNow';

afterEach(() => void Reflect.deleteProperty(globalThis, 'clockOffsetMs'));

function Clock() {
  return <p>{useNow()}</p>;
}

it('the current time follows the server’s clock as soon as a response gives it', async () => {
  render(<Clock />);
  expect(screen.getByText(NOW / 1000)).toBeVisible();
  const hourAhead = NOW + 3_600_000;
  const headers = { date: new Date(hourAhead).toUTCString() };
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { headers }));
  await act(() => fetchAndSyncClock('/v1/users/my-user'));
  expect(screen.getByText(hourAhead / 1000)).toBeVisible();
});
