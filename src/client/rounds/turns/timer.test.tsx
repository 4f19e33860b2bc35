import { act, screen } from '@testing-library/react';
import { fakeTimers } from '../../testing/clock';
import { renderPage } from '../../testing/renderPage';
import { SpeakerTimer } from './SpeakerTimer';
import { timerText } from './useTimeLeft';

afterEach(() => jest.useRealTimers());

test.each([
  [180_000, '3:00'],
  [179_001, '3:00'],
  [179_000, '2:59'],
  [1, '0:01'],
  [0, '0:00'],
  [-999, '0:00'],
  [-12_500, '+0:12'],
  [-61_000, '+1:01'],
])('%i ms show as %s', (left, text) => expect(timerText(left)).toBe(text));

const refetch = jest.fn();
const show = (running: boolean, leftMs: number) =>
  renderPage(<SpeakerTimer timer={{ running, leftMs }} answered={{ at: Date.now(), refetch }} />);

test.each(['2019-01-01T00:00:00Z', '2031-06-18T12:00:00Z'])(
  'the time counts from what the server reports as left, whatever the device’s clock: %s',
  (now) => {
    fakeTimers({ now: Date.parse(now) });
    show(true, 62_000);
    expect(screen.getByRole('timer')).toHaveTextContent('1:02');
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('timer')).toHaveTextContent('1:01');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('status')).toHaveTextContent('One minute left');
    act(() => jest.advanceTimersByTime(71_500));
    expect(screen.getByRole('timer')).toHaveTextContent('+0:12');
    expect(screen.getByRole('status')).toHaveTextContent('Time’s up');
  },
);

test('a paused timer stops, and shows that it is paused', () => {
  fakeTimers();
  show(false, 95_000);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:35');
  expect(screen.getByText('Paused')).toBeVisible();
});

const MINUTE = 60_000;

test.each([
  ['put back by 7 minutes', -7 * MINUTE, '1:32', true],
  ['put forward by 7 minutes', 7 * MINUTE, '1:32', true],
  ['put forward by a tenth of a second', 100, '1:32', false],
])(
  'a clock that is %s during a turn doesn’t change the time left, which the server confirms',
  (_, byMs, left, asks) => {
    fakeTimers();
    refetch.mockReset();
    show(true, 2 * MINUTE);
    act(() => jest.advanceTimersByTime(18_000));
    jest.setSystemTime(Date.now() + byMs);
    act(() => jest.advanceTimersByTime(10_500));
    expect(screen.getByRole('timer')).toHaveTextContent(left);
    expect(refetch).toHaveBeenCalledTimes(asks ? 1 : 0);
  },
);
