import { act, renderHook } from '@testing-library/react';
import type { Message } from '../../../contract/entities.gen';
import { fakeTimers } from '../../testing/clock';
import { useAnnouncements } from './useAnnouncements';

const me = 'user-me';

function message(number: number, senderName = 'Tomás'): Message {
  return {
    id: `m-${String(number).padStart(2, '0')}`,
    channelId: 'c',
    senderId: senderName === 'Me' ? me : senderName,
    senderName,
    content: `Text ${number}`,
    createdEpochMillis: number,
  };
}

const later = () => act(() => jest.advanceTimersByTime(1500));

beforeEach(() => fakeTimers());
afterEach(() => jest.useRealTimers());

it('other people’s new messages are announced in batches; the user’s own and older loaded messages are not', () => {
  const { result, rerender } = renderHook(({ messages }) => useAnnouncements(messages, me, true), {
    initialProps: { messages: [message(5)] },
  });
  rerender({ messages: [message(1), message(2), message(5), message(6, 'Me')] });
  later();
  expect(result.current).toBe('');
  rerender({ messages: [message(5), message(7)] });
  act(() => jest.advanceTimersByTime(1000));
  rerender({ messages: [message(5), message(7), message(8, 'Anna')] });
  act(() => jest.advanceTimersByTime(500));
  expect(result.current).toBe('Tomás: Text 7\nAnna: Text 8');
});

it('many new messages are announced as a count', () => {
  const { result, rerender } = renderHook(({ messages }) => useAnnouncements(messages, me, true), {
    initialProps: { messages: [message(1)] },
  });
  rerender({ messages: [1, 2, 3, 4, 5].map((number) => message(number, number % 2 ? 'Anna' : 'Tomás')) });
  later();
  expect(result.current).toBe('4 new messages from Tomás, Anna');
});

it('messages loaded on the way to the newest one are not announced, but later messages are', () => {
  const { result, rerender } = renderHook(({ messages, reachesEnd }) => useAnnouncements(messages, me, reachesEnd), {
    initialProps: { messages: [message(1)], reachesEnd: false },
  });
  rerender({ messages: [message(1), message(2)], reachesEnd: false });
  rerender({ messages: [message(1), message(2), message(3)], reachesEnd: true });
  later();
  expect(result.current).toBe('');
  rerender({ messages: [message(1), message(2), message(3), message(4)], reachesEnd: true });
  later();
  expect(result.current).toBe('Tomás: Text 4');
});
