import { act, screen, within } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { sendingFailed, unsentRead } from '../outbox/outboxSlice';
import { channel, channelId, id, me, message, serveConversation } from '../testing/conversation';
import { unsentKey } from '../../api/unsentKeys';
import { ChatsPage } from './ChatsPage';

const keepDraft = (inChannel: string, text = 'Half a thought') =>
  localStorage.setItem(unsentKey('draft', me, inChannel), JSON.stringify({ text, picked: [] }));

const unsent = {
  clientId: id(900),
  channelId,
  senderId: me,
  content: 'On my way',
  createdEpochMillis: Date.UTC(2026, 0, 6, 10),
  status: 'held',
} as const;

const list = () => renderPage(<ChatsPage />, { route: paths.chats });

it('a conversation with a draft shows it in place of the last message', async () => {
  serveConversation([], { listMyChannels: reply([{ ...channel, messages: [message(1)] }]) });
  const view = list();
  expect(await screen.findByText('Anna Lindqvist: Text 1')).toBeVisible();
  view.unmount();
  keepDraft(channelId);
  list();
  expect(await screen.findByText('Draft: Half a thought')).toBeVisible();
  expect(screen.queryByText('Anna Lindqvist: Text 1')).not.toBeInTheDocument();
});

it('a conversation with a held or refused message shows that message rather than a draft', async () => {
  keepDraft(channelId);
  serveConversation([]);
  const { store } = list();
  await screen.findByText('Draft: Half a thought');
  act(() => void store.dispatch(unsentRead([unsent])));
  expect(screen.getByText('Not sent yet: On my way')).toBeVisible();
  act(() => void store.dispatch(sendingFailed({ clientId: unsent.clientId, status: 'failed' })));
  expect(screen.getByText('Not sent: On my way')).toBeVisible();
});

it('unsent text in a lost conversation shows in the list', async () => {
  keepDraft(id(77), 'Sorry to leave');
  serveConversation([], { listMyChannels: reply([]), listMessages: refuse(404) });
  list();
  const link = within(await screen.findByRole('list')).getByRole('link');
  expect(link).toHaveTextContent('A chat you’re no longer inNot sent: Sorry to leave');
  expect(link).toHaveAttribute('href', `${paths.chat}?c=${id(77)}`);
});

it('a blank draft does not count as unsent text, whether or not the conversation is lost', async () => {
  for (const inChannel of [channelId, id(77)]) keepDraft(inChannel, ' \n ');
  serveConversation([], { listMyChannels: reply([{ ...channel, messages: [message(1)] }]) });
  list();
  expect(await screen.findByText('Anna Lindqvist: Text 1')).toBeVisible();
  expect(screen.queryByText(/^Draft|^Not sent/)).not.toBeInTheDocument();
  expect(screen.queryByText('A chat you’re no longer in')).not.toBeInTheDocument();
});

it('an unchanged edit in a lost conversation doesn’t add it to the list', async () => {
  const edits = [{ messageId: id(101), before: 'Text 1', text: 'Text 1', picked: [] }];
  localStorage.setItem(unsentKey('edits', me, id(77)), JSON.stringify(edits));
  serveConversation([], { listMyChannels: reply([]) });
  list();
  expect(await screen.findByText('No chats yet')).toBeVisible();
});
