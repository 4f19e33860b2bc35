import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withHeights, withScrolling } from '../../testing/layout';
import { ThemeProvider } from '../../ui/theme/ThemeProvider';
import type { NextPage } from '../../ui/lists/useNextPage';
import { channelId, id, me, message, ownMessage } from '../testing/conversation';
import type { UnsentMessage } from '../outbox/unsentMessage';
import { MessageLog } from './MessageLog';
import { rowsOf } from './rows';

const messages = (to: number) => Array.from({ length: to }, (_, index) => message(index + 1));

const rows = (to: number, held = messages(to)) =>
  rowsOf({
    messages: held,
    unsent: [],
    userId: me,
    lastReadId: undefined,
    zone: 'Europe/London',
  });

const edge = (state: NextPage['state'], load = () => {}): NextPage => ({ state, load, answeredAt: 1 });

/** Scrolling settles after a number of frames rather than a length of time. */
const settled = () =>
  act(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });

function open(given: Partial<Parameters<typeof MessageLog>[0]>) {
  const onScrollDown = jest.fn();
  const log = (more: typeof given) => (
    <ThemeProvider env="test">
      <MessageLog
        name="Early Birds"
        rows={rows(50)}
        older={edge('complete')}
        newer={edge('complete')}
        foundId={undefined}
        unread={0}
        announcement=""
        now={Date.UTC(2026, 0, 6, 10) / 1000}
        zone="Europe/London"
        onVisible={() => {}}
        onScrollDown={onScrollDown}
        onNewest={() => {}}
        wantsFocusRef={{ current: false }}
        {...given}
        {...more}
      />
    </ThemeProvider>
  );
  const { rerender } = render(log({}));
  return { again: (more: typeof given) => rerender(log(more)), onScrollDown };
}

const rowOf = (text: string) =>
  screen.getAllByRole('article').find((row) => row.textContent.includes(text)) as HTMLElement;
const stop = () => screen.getAllByRole('article').find(({ tabIndex }) => tabIndex === 0);
const scroller = () => screen.getByRole('log');
const offsetOf = (row: HTMLElement) => Number(/translateY\((.+)px\)/.exec(row.style.transform)?.[1]);
const fromEnd = () => scroller().scrollHeight - scroller().clientHeight - scroller().scrollTop;

beforeEach(() => {
  withHeights((element) => (element.getAttribute('role') === 'log' ? 400 : 40));
  withScrolling();
});

it('a reader at the end stays there when a message arrives', async () => {
  const { again } = open({});
  await settled();
  expect(fromEnd()).toBe(0);
  again({ rows: rows(51) });
  await settled();
  expect(fromEnd()).toBe(0);
  expect(screen.getByText('Text 51')).toBeInTheDocument();
});

it.each([0, 60])('a reader %i pixels from the end is at the end once the composer has grown', async (distance) => {
  const grow: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    grow.push(() => callback([], {} as ResizeObserver));
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  open({});
  await settled();
  scroller().scrollTop -= distance;
  fireEvent.scroll(scroller());
  await settled();
  withHeights((element) => (element.getAttribute('role') === 'log' ? 270 : 40));
  expect(fromEnd()).toBe(distance + 130);
  act(() => grow.forEach((one) => one()));
  await settled();
  expect(fromEnd()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Newest messages' })).not.toBeInTheDocument();
});

it('older messages that load while the log opens at the ‘Last read’ marker don’t move it', async () => {
  const held = messages(150);
  const from = (first: number) =>
    rowsOf({ messages: held.slice(first), unsent: [], userId: me, lastReadId: held[119]?.id, zone: 'Europe/London' });
  const { again } = open({ rows: from(100), older: edge('more') });
  again({ rows: from(50), older: edge('more') });
  await settled();
  const top = scroller().scrollTop;
  expect(offsetOf(rowOf('Text 121'))).toBe(top);
});

it('a reader at the end of a section stays at its last message when the newest messages load', async () => {
  const { again } = open({ newer: edge('loading') });
  await settled();
  expect(fromEnd()).toBe(0);
  const { scrollTop } = scroller();
  again({ rows: rows(150), newer: edge('complete') });
  await settled();
  expect(scroller().scrollTop).toBe(scrollTop);
  act(() => scroller().scrollTo({ top: scroller().scrollHeight }));
  await settled();
  again({ rows: rows(151), newer: edge('complete') });
  await settled();
  expect(fromEnd()).toBe(0);
});

it('a press, a key or following new messages does not count as scrolling', async () => {
  const { again, onScrollDown } = open({});
  await settled();
  fireEvent.pointerDown(screen.getByText('Text 50'));
  fireEvent.keyDown(scroller(), { key: 'Tab' });
  fireEvent.wheel(scroller());
  again({ rows: rows(51) });
  await settled();
  expect(fromEnd()).toBe(0);
  expect(onScrollDown).not.toHaveBeenCalled();
});

it('scrolling down by hand is reported, scrolling up is not', async () => {
  const { onScrollDown } = open({});
  await settled();
  fireEvent.wheel(scroller());
  act(() => scroller().scrollTo({ top: scroller().scrollTop - 600 }));
  await settled();
  expect(onScrollDown).not.toHaveBeenCalled();
  fireEvent.wheel(scroller());
  act(() => scroller().scrollTo({ top: scroller().scrollTop + 300 }));
  await settled();
  expect(onScrollDown).toHaveBeenCalledTimes(1);
});

it('Tab focuses the linked message, or otherwise the last message', async () => {
  const { again } = open({ foundId: message(20).id });
  await settled();
  expect(stop()).toHaveTextContent('Text 20');
  again({ foundId: undefined });
  expect(stop()).toHaveTextContent('Text 50');
});

describe('after the user has sent a message', () => {
  const sent = {
    clientId: id(900),
    channelId,
    senderId: me,
    content: 'From me',
    createdEpochMillis: message(60).createdEpochMillis,
  };
  const withSent = (to: number, status: UnsentMessage['status'] = 'sending') =>
    rowsOf({
      messages: messages(to),
      unsent: [{ ...sent, status }],
      userId: me,
      lastReadId: undefined,
      zone: 'Europe/London',
    });

  it('Tab focuses that message, rather than the linked one', async () => {
    const { again } = open({ foundId: message(20).id });
    await settled();
    again({ rows: withSent(50) });
    await settled();
    expect(stop()).toHaveTextContent('From me');
  });

  it('Tab focuses that message, rather than the previous position in the log', async () => {
    const { again } = open({});
    await settled();
    const row = rowOf('Text 48');
    act(() => row.focus());
    act(() => row.blur());
    expect(stop()).toHaveTextContent('Text 48');
    again({ rows: withSent(50) });
    await settled();
    expect(stop()).toHaveTextContent('From me');
    again({
      rows: rows(0, [...messages(50), ownMessage(60, { clientId: sent.clientId, content: 'From me' }), message(61)]),
    });
    await settled();
    expect(stop()).toHaveTextContent('From me');
  });

  it.each(['failed', 'held'] as const)(
    'Tab does not focus an earlier held message (%s) when it enters the log',
    async (status) => {
      const { again } = open({ foundId: message(20).id });
      await settled();
      again({ rows: withSent(50, status) });
      await settled();
      expect(stop()).toHaveTextContent('Text 20');
    },
  );

  it('Tab keeps its position while the focus is in the log, and when other people write', async () => {
    const { again } = open({ foundId: message(48).id });
    await settled();
    again({ rows: rows(51) });
    await settled();
    expect(stop()).toHaveTextContent('Text 48');
    act(() => rowOf('Text 47').focus());
    again({ rows: withSent(51) });
    await settled();
    expect(stop()).toHaveTextContent('Text 47');
  });
});

it('a message’s tools show under a resting mouse, not while the log scrolls past it', async () => {
  open({});
  await settled();
  const tools = () => screen.queryByRole('button', { name: /^More for/ });
  act(() => scroller().scrollTo({ top: scroller().scrollTop - 100 }));
  fireEvent.scroll(scroller());
  const pointer = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' });
  fireEvent(screen.getByText('Text 45'), pointer);
  expect(tools()).not.toBeInTheDocument();
  expect(await within(rowOf('Text 45')).findByRole('button', { name: /^More for/ })).toBeInTheDocument();
  await userEvent.hover(screen.getByText('Text 46'));
  expect(within(rowOf('Text 46')).getByRole('button', { name: /^More for/ })).toBeInTheDocument();
});

const toNewest = (name: string) => screen.findByRole('button', { name });

it('a reader further up sees the number of new messages, and a button that scrolls down to them', async () => {
  const { again } = open({});
  await settled();
  act(() => scroller().scrollTo({ top: scroller().scrollTop - 600 }));
  await settled();
  expect(await toNewest('Newest messages')).toHaveAttribute('data-variant', 'default');
  again({ rows: rows(53), unread: 3 });
  await settled();
  expect(fromEnd()).toBeGreaterThan(600);
  const button = await toNewest('3 new messages');
  expect(button).toHaveAttribute('data-variant', 'filled');
  await userEvent.click(button);
  await settled();
  expect(fromEnd()).toBe(0);
  expect(screen.getByText('Text 53')).toBeInTheDocument();
  expect(scroller()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /messages$/ })).not.toBeInTheDocument();
});

it('the button requests the newest messages if they aren’t loaded', async () => {
  const onNewest = jest.fn();
  open({ newer: edge('more'), unread: 120, onNewest });
  await settled();
  await userEvent.click(await toNewest('100 or more new messages'));
  expect(onNewest).toHaveBeenCalledTimes(1);
});

it('each day shows once above its messages, the current day as ‘Today’', async () => {
  const DAY = 24 * 60 * 60 * 1000;
  const sent = (number: number, daysAgo: number) => {
    const one = message(number);
    return { ...one, createdEpochMillis: one.createdEpochMillis - daysAgo * DAY };
  };
  const held = [sent(1, 9), sent(2, 1), sent(3, 1), message(4), message(5)];
  open({ rows: rows(0, held) });
  await settled();
  const days = ['Sun, December 28, 2025', 'Yesterday', 'Today'].map((day) => `${day} · GMT`);
  for (const [day, text] of days.map((one, index) => [one, `Text ${[1, 2, 4][index]}`] as const)) {
    expect(within(rowOf(text)).getByText(day)).toBeInTheDocument();
    expect(screen.getAllByText(day)).toHaveLength(1);
  }
});

it('only those of ten thousand messages near the view are rendered, at any position', async () => {
  open({ rows: rows(10_000) });
  await settled();
  // 400 pixels of 40-pixel rows, six extra rows on either side, and the Tab stop.
  const MAX_DRAWN = 10 + 1 + 2 * 6 + 1;
  for (const from of [1, 0.5, 0]) {
    act(() => scroller().scrollTo({ top: scroller().scrollHeight * from }));
    await settled();
    const drawn = screen.getAllByRole('article').length;
    expect(drawn).toBeGreaterThanOrEqual(10);
    expect(drawn).toBeLessThanOrEqual(MAX_DRAWN);
  }
});
