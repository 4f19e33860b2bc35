import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { passTime } from '../../testing/passTime';
import { settled } from '../../testing/renderPage';
import { message, openChat, ownMessage, serveConversation } from '../testing/conversation';

const rest = async (element: HTMLElement, move = 0) => {
  const at = (clientY: number) => ({ touches: [{ clientX: 10, clientY }] });
  fireEvent.touchStart(element, at(10));
  fireEvent.touchMove(element, at(10 + move));
  await act(() => passTime(600));
  return fireEvent.touchEnd(element);
};

beforeEach(() => {
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
});

it('a long press on a message opens its menu on touch screens', async () => {
  serveConversation([ownMessage(1), message(2)]);
  openChat();
  expect(await rest(await screen.findByText('Text 1'))).toBe(false);
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeVisible();
});

it('a tap on a message’s time opens its menu', async () => {
  serveConversation([ownMessage(1), message(2)]);
  const { user } = openChat();
  await user.click((await screen.findAllByText(/^\d+:\d\d [ap]m$/))[0] as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeVisible();
});

it('a tap on a message opens its menu, and a tap beside an open menu only closes it', async () => {
  serveConversation([ownMessage(1), message(2)]);
  const { user } = openChat();
  await user.click(await screen.findByText('Text 1'));
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeVisible();
  const other = screen.getByText('Text 2');
  fireEvent.touchStart(other, { touches: [{ clientX: 10, clientY: 10 }] });
  fireEvent.touchEnd(other);
  fireEvent.click(other);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(other);
  expect(await screen.findByRole('menu')).toHaveTextContent('Reply');
});

it('a tap that ends a selection of text opens no menu', async () => {
  serveConversation([ownMessage(1), message(2)]);
  openChat();
  const text = await screen.findByText('Text 1');
  window.getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  await settled();
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
});

it('scrolling, or a tap or long press on a link, opens no menu', async () => {
  serveConversation([ownMessage(1, { content: 'See https://example.com' }), message(2)]);
  openChat();
  await rest(await screen.findByText('Text 2'), 30);
  const link = screen.getByRole('link', { name: 'https://example.com' });
  await rest(link);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await settled();
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
});

it('two fingers, which zoom, open no menu', async () => {
  serveConversation([ownMessage(1)]);
  openChat();
  const text = await screen.findByText('Text 1');
  const [one, other] = [10, 90].map((clientY) => ({ clientX: 10, clientY }));
  fireEvent.touchStart(text, { touches: [one] });
  fireEvent.touchStart(text, { touches: [one, other] });
  fireEvent.touchEnd(text, { touches: [one] });
  await act(() => passTime(600));
  fireEvent.touchEnd(text);
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
});
