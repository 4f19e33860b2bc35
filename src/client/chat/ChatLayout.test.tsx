import { act, screen } from '@testing-library/react';
import { paths } from '../../domain/links';
import { fakeApi, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
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
