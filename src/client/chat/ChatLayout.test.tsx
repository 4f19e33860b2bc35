import { act, screen, waitFor } from '@testing-library/react';
import { paths, pathTo } from '../../domain/links';
import { fakeApi, reply } from '../testing/fakeApi';
import { RootLayout } from '../app/RootLayout';
import { renderPage } from '../testing/renderPage';
import { channel, channelId, id } from './testing/conversation';
import { ChatLayout } from './ChatLayout';

it('the open conversation keeps its state when the list appears or disappears beside it', async () => {
  const media = Object.assign(new EventTarget(), { matches: false, media: '' });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  fakeApi({ listMyChannels: reply([]) });
  const { user } = renderPage(
    [{ path: paths.chats, element: <ChatLayout />, children: [{ index: true, element: <input aria-label="Open" /> }] }],
    { route: paths.chats },
  );
  await user.type(screen.getByRole('textbox', { name: 'Open' }), 'Half');
  act(() => {
    media.matches = true;
    media.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  });
  expect(await screen.findByRole('navigation', { name: 'Chats' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Open' })).toHaveValue('Half');
  expect(screen.getByRole('textbox', { name: 'Open' })).toHaveFocus();
});

describe('with the list beside a conversation', () => {
  const other = { ...channel, id: id(10), name: 'Night Owls' };
  const openBeside = (route: string) => {
    const media = Object.assign(new EventTarget(), { matches: true, media: '' });
    jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
    fakeApi({ listMyChannels: reply([channel, other]) });
    const children = [
      { path: paths.chats, element: <p>List</p> },
      { path: paths.chat, element: <p>Conversation</p> },
    ];
    return renderPage([{ element: <RootLayout />, children: [{ element: <ChatLayout />, children }] }], { route });
  };

  it('the next conversation takes the place of the open one, so that Back leads where the user came from', async () => {
    const { user, address, router } = openBeside(paths.chats);
    await user.click(await screen.findByRole('link', { name: /Early Birds/ }));
    await waitFor(() => expect(address()).toBe(pathTo(paths.chat, { channel: channelId })));
    await user.click(screen.getByRole('link', { name: /Night Owls/ }));
    await waitFor(() => expect(address()).toBe(pathTo(paths.chat, { channel: other.id })));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe(paths.chats));
  });

  it('a search is above the list, and typing in it leads to what is found without losing the focus', async () => {
    const { user, address } = openBeside(pathTo(paths.chat, { channel: channelId }));
    const field = await screen.findByRole('searchbox', { name: 'Search your chats' });
    await user.type(field, 'walk');
    await waitFor(() => expect(address()).toBe('/chats?q=walk'));
    await screen.findByRole('heading', { level: 1, name: 'Chats' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 's');
    await waitFor(() => expect(address()).toBe('/chats?q=walks'));
  });
});
