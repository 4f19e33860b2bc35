import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { streamHandlers } from '../../app/streamHandlers';
import { pending, refuse, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { withScrolling } from '../../testing/layout';
import { renderPage } from '../../testing/renderPage';
import { ReaderZoneContext } from '../../ui/readerZone';
import { receiveMessage } from '../receiveMessage';
import { anna, channel, channelId, id, me, message, openChat, serveConversation } from '../testing/conversation';
import { ChatsPage } from './ChatsPage';

const searches = (sent: Sent[]) => sent.filter(({ operationId }) => operationId === 'searchMessages');

it('a search is kept in the address, can be narrowed, and links each result to its conversation', async () => {
  const { sent } = serveConversation([message(1)], { searchMessages: reply([message(2), message(1)]) });
  const { user, address } = renderPage(<ChatsPage />, { route: paths.chats });
  await user.type(await screen.findByRole('searchbox', { name: 'Search your chats' }), 'text');
  const link = await screen.findByRole('link', { name: /Text 2/ });
  expect(link).toHaveAttribute('href', `/chat?c=${channelId}&message=${id(102)}`);
  await waitFor(() => expect(address()).toBe('/chats?q=text'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'Early Birds');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'From' }),
    await screen.findByRole('option', { name: anna.name }),
  );
  await waitFor(() => {
    const last = searches(sent).at(-1)?.url.searchParams;
    expect([last?.get('q'), last?.get('channelId'), last?.get('senderId')]).toEqual(['text', channelId, anna.userId]);
  });
});

it('the choices that narrow a search don’t show before the conversations are known', async () => {
  const { replies } = serveConversation([], { listMyChannels: pending });
  const { unmount } = renderPage(<ChatsPage />, { route: `${paths.chats}?c=${channelId}` });
  expect(await screen.findByRole('searchbox', { name: 'Search your chats' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'In' })).not.toBeInTheDocument();
  unmount();
  replies.listMyChannels = reply([channel]);
  renderPage(<ChatsPage />, { route: `${paths.chats}?c=${channelId}` });
  expect(await screen.findByRole('combobox', { name: 'In' })).toHaveValue(channelId);
});

it('a search by days covers whole days in the reader’s zone, including the last day', async () => {
  const { sent } = serveConversation([message(1)], { searchMessages: reply([message(1)]) });
  const zone = 'America/New_York';
  const { address } = renderPage(
    <ReaderZoneContext value={zone}>
      <ChatsPage />
    </ReaderZoneContext>,
    { route: `${paths.chats}?q=text` },
  );
  fireEvent.change(await screen.findByLabelText('Since'), { target: { value: '2026-03-01' } });
  fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '2026-03-08' } });
  await waitFor(() => expect(address()).toBe('/chats?q=text&since=2026-03-01&until=2026-03-08'));
  await waitFor(() => {
    const last = searches(sent).at(-1)?.url.searchParams;
    expect([Number(last?.get('sentFrom')), Number(last?.get('sentBefore'))]).toEqual([
      Date.UTC(2026, 2, 1, 5),
      Date.UTC(2026, 2, 9, 4),
    ]);
  });
  fireEvent.change(screen.getByLabelText('Since'), { target: { value: '' } });
  await waitFor(() => expect(searches(sent).at(-1)?.url.searchParams.has('sentFrom')).toBe(false));
});

it('the match is visible and highlighted, however far into the message it is', async () => {
  serveConversation([message(1)], {
    searchMessages: reply([message(2, { content: `${'Many words. '.repeat(50)}Then the Café.` })]),
  });
  renderPage(<ChatsPage />, { route: `${paths.chats}?q=cafe` });
  const found = await screen.findByText('Café');
  expect(found.tagName).toBe('MARK');
  expect(found.parentElement).toHaveTextContent('… Many words. Many words. Then the Café.');
});

it('results follow removals and edits', async () => {
  serveConversation([message(1)], { searchMessages: reply([message(2), message(1)]) });
  const { store } = renderPage(<ChatsPage />, { route: `${paths.chats}?q=text` });
  await screen.findByRole('link', { name: /Text 2/ });
  const receiver = { userId: me, movesMarker: true };
  const removed = message(2, { content: 'Message removed', removed: true, version: 1 });
  act(() => void store.dispatch(receiveMessage(removed, receiver)));
  act(() => void store.dispatch(receiveMessage(message(1, { content: 'Better text', version: 1 }), receiver)));
  expect(await screen.findByRole('link', { name: /Better text/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Text 2/ })).not.toBeInTheDocument();
});

it('an answer that arrives after a channel is lost shows no messages from that channel', async () => {
  serveConversation([message(1)], {
    searchMessages: reply([message(2), message(1, { channelId: id(77), content: 'Of another' })]),
  });
  renderPage(<ChatsPage />, { route: `${paths.chats}?q=text` });
  expect(await screen.findByRole('link', { name: /Text 2/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Of another')).not.toBeInTheDocument());
  expect(screen.getByText('1 message')).toBeInTheDocument();
});

it('results from a lost channel disappear, and return when the user rejoins it', async () => {
  const { replies } = serveConversation([message(1)], { searchMessages: reply([message(2), message(1)]) });
  const { store } = renderPage(<ChatsPage />, { route: `${paths.chats}?q=text` });
  await screen.findByRole('link', { name: /Text 2/ });
  const sendEvent = (change: 'removed' | 'added') => {
    for (const handler of streamHandlers.channel) {
      const event = { id: change, type: 'channel', channelId, change } as const;
      act(() => handler(event, { dispatch: store.dispatch, getState: store.getState, userId: me }));
    }
  };
  Object.assign(replies, { listMyChannels: reply([]), searchMessages: reply([]) });
  sendEvent('removed');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Text 2/ })).not.toBeInTheDocument());
  Object.assign(replies, { listMyChannels: reply([channel]), searchMessages: reply([message(2), message(1)]) });
  sendEvent('added');
  expect(await screen.findByRole('link', { name: /Text 2/ })).toBeVisible();
});

it('sending from an older part of the conversation scrolls to the end, and typing can continue', async () => {
  serveConversation([], {
    listMessages: ({ url }) =>
      reply(
        url.searchParams.has('around')
          ? Array.from({ length: 100 }, (_, index) => message(index + 1))
          : [message(500, { content: 'The newest' })],
      ),
    sendMessage: pending,
  });
  const { user, address } = openChat(`?c=${channelId}&message=${id(150)}`);
  const field = await screen.findByRole('textbox', { name: 'Message to Early Birds' });
  await user.type(field, 'Hello{Enter}and more');
  expect(await screen.findByText('The newest')).toBeVisible();
  expect(address()).toBe(`/chat?c=${channelId}`);
  expect(screen.getByRole('textbox', { name: 'Message to Early Birds' })).toHaveFocus();
  expect(screen.getByText('Hello')).toBeVisible();
});

it('newer messages that fail to load show an error in place and can be retried', async () => {
  const stretch = Array.from({ length: 100 }, (_, index) => message(index + 1));
  const { replies } = serveConversation([], {
    listMessages: ({ url }) => (url.searchParams.has('after') ? refuse(503) : reply(stretch)),
  });
  withScrolling();
  const { user } = openChat(`?c=${channelId}&message=${id(150)}`);
  const log = await screen.findByRole('log');
  await screen.findByText('Text 50');
  act(() => log.scrollTo({ top: log.scrollHeight }));
  expect(await screen.findByText('We couldn’t load newer messages.')).toBeInTheDocument();
  replies.listMessages = ({ url }) => reply(url.searchParams.has('after') ? [message(101)] : []);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Text 101')).toBeInTheDocument();
  expect(screen.queryByText('We couldn’t load newer messages.')).not.toBeInTheDocument();
});

it('a search without results says so, with a link back to all chats', async () => {
  serveConversation([message(1)], { searchMessages: reply([]) });
  const { user, address } = renderPage(<ChatsPage />, { route: `${paths.chats}?q=xyz` });
  expect(await screen.findByText('Nothing found for ‘xyz’')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await waitFor(() => expect(address()).toBe(paths.chats));
});

it('a link to a message opens the conversation there, and ‘Newest messages’ leads to its end', async () => {
  const { sent } = serveConversation([], {
    listMessages: ({ url }) =>
      reply(
        url.searchParams.has('around')
          ? Array.from({ length: 100 }, (_, index) => message(index + 1))
          : [message(500, { content: 'The newest' })],
      ),
  });
  const { user, address, router } = openChat(`?c=${channelId}&message=${id(150)}`);
  const log = await screen.findByRole('log');
  await waitFor(() => expect(within(log).getAllByRole('article').length).toBeGreaterThan(0));
  const asked = sent.find(({ operationId }) => operationId === 'listMessages')?.url.searchParams;
  expect(asked?.get('around')).toBe(id(150));
  await user.click(screen.getByRole('button', { name: 'Newest messages' }));
  expect(await screen.findByText('The newest')).toBeVisible();
  expect(address()).toBe(`/chat?c=${channelId}`);
  expect(screen.getByRole('log')).toHaveFocus();
  await act(() => router.navigate(paths.chats));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('log')).not.toHaveFocus();
});

it('a link to a missing message still opens the conversation', async () => {
  serveConversation([], {
    listMessages: ({ url }) => (url.searchParams.has('around') ? refuse(404) : reply([message(1)])),
  });
  const { address } = openChat(`?c=${channelId}&message=${id(150)}`);
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(address()).toBe(`/chat?c=${channelId}`);
});

describe('the search of an open conversation', () => {
  it('opens above the conversation, which stays visible until the search has text', async () => {
    const { sent } = serveConversation([message(1)], { searchMessages: reply([message(2, { content: 'The café' })]) });
    const { user, address } = openChat();
    await user.click(await screen.findByRole('button', { name: 'Search this chat' }));
    const field = screen.getByRole('searchbox', { name: 'Search this chat' });
    expect(field).toHaveFocus();
    expect(await screen.findByText('Text 1')).toBeVisible();
    await user.type(field, 'cafe');
    expect(await screen.findByRole('link', { name: /The café/ })).toHaveAttribute(
      'href',
      `/chat?c=${channelId}&message=${id(102)}`,
    );
    expect(address()).toBe(`/chat?c=${channelId}&q=cafe`);
    expect(searches(sent).at(-1)?.url.searchParams.get('channelId')).toBe(channelId);
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search all chats' })).toHaveAttribute('href', '/chats?q=cafe');
  });

  it('closes with Escape or its button, and shows the conversation and its draft again', async () => {
    serveConversation([message(1)], { searchMessages: reply([]) });
    const { user, address } = openChat();
    await user.type(await screen.findByRole('textbox', { name: 'Message to Early Birds' }), 'A draft');
    await user.click(screen.getByRole('button', { name: 'Search this chat' }));
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('Nothing found for ‘xyz’')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), '{Escape}');
    expect(await screen.findByText('Text 1')).toBeVisible();
    expect(address()).toBe(`/chat?c=${channelId}`);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Search this chat' });
    expect(button).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Message to Early Birds' })).toHaveValue('A draft');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('closes when the user follows a result, and reopens with Back', async () => {
    serveConversation([message(1), message(2)], { searchMessages: reply([message(2)]) });
    const { user, address, router } = openChat(`?c=${channelId}&q=text`);
    await user.click(await screen.findByRole('link', { name: /Text 2/ }));
    await waitFor(() => expect(address()).toBe(`/chat?c=${channelId}&message=${id(102)}`));
    expect(await screen.findByRole('log')).toHaveFocus();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('searchbox')).toHaveValue('text');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });
});
