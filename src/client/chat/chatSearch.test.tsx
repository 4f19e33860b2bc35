import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../domain/links';
import { refuse, reply } from '../testing/fakeApi';
import type { Sent } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { ChatsPage } from './ChatsPage';
import { receiveMessage } from './receiveMessage';
import { anna, channelId, id, me, message, openChat, serve } from './testing/conversation';

const searches = (sent: Sent[]) => sent.filter(({ operationId }) => operationId === 'searchMessages');

it('what is looked for stands in the address, is narrowed there, and leads to its place', async () => {
  const { sent } = serve([message(1)], { searchMessages: reply([message(2), message(1)]) });
  const { user, address } = renderPage(<ChatsPage />, { route: paths.chats });
  await user.type(await screen.findByRole('searchbox', { name: 'Search your chats' }), 'text');
  const link = (await screen.findByText('Text 2')).closest('a');
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

it('what is removed meanwhile isn’t found any more, and what is edited reads as it is now', async () => {
  serve([message(1)], { searchMessages: reply([message(2), message(1)]) });
  const { store } = renderPage(<ChatsPage />, { route: `${paths.chats}?q=text` });
  await screen.findByText('Text 2');
  const receiver = { userId: me, movesMarker: true };
  const removed = message(2, { content: 'Message removed', removed: true, version: 1 });
  act(() => void store.dispatch(receiveMessage(removed, receiver)));
  act(() => void store.dispatch(receiveMessage(message(1, { content: 'Better text', version: 1 }), receiver)));
  expect(await screen.findByText('Better text')).toBeVisible();
  expect(screen.queryByText('Text 2')).not.toBeInTheDocument();
});

it('nothing found says so, with the way back to all chats', async () => {
  serve([message(1)], { searchMessages: reply([]) });
  const { user, address } = renderPage(<ChatsPage />, { route: `${paths.chats}?q=xyz` });
  expect(await screen.findByText('Nothing found for ‘xyz’')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(address()).toBe(paths.chats));
});

it('a link to a message opens the conversation about it, and ‘Newest messages’ leads to its end', async () => {
  const { sent } = serve([], {
    listMessages: ({ url }) =>
      reply(
        url.searchParams.has('around')
          ? Array.from({ length: 100 }, (_, index) => message(index + 1))
          : [message(500, { content: 'The newest' })],
      ),
  });
  const { user, address } = openChat(`?c=${channelId}&message=${id(150)}`);
  const log = await screen.findByRole('log');
  await waitFor(() => expect(within(log).getAllByRole('article').length).toBeGreaterThan(0));
  const asked = sent.find(({ operationId }) => operationId === 'listMessages')?.url.searchParams;
  expect(asked?.get('around')).toBe(id(150));
  await user.click(screen.getByRole('button', { name: 'Newest messages' }));
  expect(await screen.findByText('The newest')).toBeVisible();
  expect(address()).toBe(`/chat?c=${channelId}`);
});

it('a link to a message that isn’t there leads to the conversation all the same', async () => {
  serve([], {
    listMessages: ({ url }) => (url.searchParams.has('around') ? refuse(404) : reply([message(1)])),
  });
  const { address } = openChat(`?c=${channelId}&message=${id(150)}`);
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(address()).toBe(`/chat?c=${channelId}`);
});
