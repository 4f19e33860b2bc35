import { act, screen, waitFor } from '@testing-library/react';
import type { Message } from '../../../contract/entities.gen';
import { pending, refuse, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { passTime } from '../../testing/passTime';
import { anna, channelId, id, message, openChat, ownMessage, serveConversation } from '../testing/conversation';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });
const editField = () => screen.findByRole('textbox', { name: 'Edit your message' });
const edits = (sent: Sent[]) => sent.filter(({ operationId }) => operationId === 'editMessage').map(({ body }) => body);

const saved =
  (before: Message) =>
  ({ body }: Sent) =>
    reply({ ...before, ...(body as object), mentions: undefined, version: 2 });

function holdNext() {
  let respond = (_response: Response): void => {};
  jest.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  return async (message: Message | { detail: string }) => {
    respond(Response.json(message, { status: 'detail' in message ? 503 : 200 }));
    await act(() => passTime(50));
  };
}

async function edit(text: string, user: ReturnType<typeof openChat>['user']) {
  act(() => screen.getByText(text).closest<HTMLElement>('[role="article"]')?.focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(async () => expect(await editField()).toHaveFocus());
}

it.each([
  ['while the people of the chat are not known', anna.name, pending],
  ['by a name they no longer have', 'Anna Berg', reply([anna])],
])('an edit keeps the people its message mentions: %s', async (_how, name, listChannelPeople) => {
  const before = ownMessage(1, { content: `Hello @${name}`, mentions: [{ ...anna, name }] });
  const { sent } = serveConversation([before], { listChannelPeople, editMessage: saved(before) });
  const { user } = openChat();
  await screen.findByText(`@${name}`);
  await user.type(await field(), '{ArrowUp}');
  await user.type(await editField(), '!{Enter}');
  await waitFor(() => expect(edits(sent)).toEqual([{ content: `Hello @${name}!`, mentions: [anna.userId] }]));
});

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('an edit that removes a name removes its mention', async () => {
  const before = ownMessage(1, { content: `@${anna.name} too`, mentions: [anna] });
  const { sent } = serveConversation([before], { editMessage: saved(before) });
  const { user } = openChat();
  await screen.findByText(`@${anna.name}`);
  await user.type(await field(), '{ArrowUp}');
  await user.clear(await editField());
  await user.type(await editField(), 'Hello{Enter}');
  await waitFor(() => expect(edits(sent)).toEqual([{ content: 'Hello' }]));
});

it('text typed while an edit is being saved remains unsaved', async () => {
  const { sent } = serveConversation([ownMessage(1)], { editMessage: saved(ownMessage(1)) });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '{ArrowUp}');
  const box = await editField();
  const answer = holdNext();
  await user.type(box, ' a{Enter} b');
  await answer(ownMessage(1, { content: 'Text 1 a', version: 1 }));
  expect(await editField()).toHaveValue('Text 1 a b');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false'));
  await user.keyboard('{Enter}');
  expect(await field()).toHaveValue('');
  expect(edits(sent)).toEqual([{ content: 'Text 1 a b' }]);
});

async function editWhileAnotherIsSaved() {
  serveConversation([ownMessage(1), ownMessage(2)]);
  const { user } = openChat();
  await screen.findByText('Text 2');
  await edit('Text 2', user);
  const answer = holdNext();
  await user.keyboard(' a{Enter}');
  await edit('Text 1', user);
  return { user, answer };
}

it('saving the edit of one message leaves a newer edit of another message open', async () => {
  const { user, answer } = await editWhileAnotherIsSaved();
  await user.keyboard(' b');
  await answer(ownMessage(2, { content: 'Text 2 a', version: 1 }));
  expect(screen.getByText('Text 2 a')).toBeVisible();
  expect(await editField()).toHaveValue('Text 1 b');
});

it('a late refusal shows only with its own edit', async () => {
  const detail = 'Please try again in a moment.';
  const { user, answer } = await editWhileAnotherIsSaved();
  await answer({ detail });
  expect(await editField()).toHaveValue('Text 1');
  expect(screen.queryByText(detail)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await editField()).toHaveValue('Text 2 a');
  expect(alerts()).toEqual([detail]);
});

it('abandoning an edit returns to the previous edit that has changes, if any', async () => {
  serveConversation([ownMessage(1), ownMessage(2), ownMessage(3)]);
  const { user } = openChat();
  await screen.findByText('Text 3');
  await edit('Text 1', user);
  await user.keyboard(' a');
  await edit('Text 2', user);
  await edit('Text 3', user);
  await user.keyboard(' c');
  await edit('Text 1', user);
  expect(await editField()).toHaveValue('Text 1 a');
  await user.keyboard('{Escape}');
  expect(await editField()).toHaveValue('Text 3 c');
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue('');
});

it('Up edits nothing when the user’s last message may not be loaded', async () => {
  const all = Array.from({ length: 200 }, (_, index) => ownMessage(index));
  serveConversation(all, {
    listMessages: ({ url }) => reply(url.searchParams.has('around') ? all.slice(10, 110) : all.slice(150)),
  });
  const { user } = openChat(`?c=${channelId}&message=${id(160)}`);
  await screen.findAllByRole('article');
  await user.type(await field(), '{ArrowUp}');
  expect(screen.queryByRole('textbox', { name: 'Edit your message' })).not.toBeInTheDocument();
});

it('text restored during an edit is announced as being in the draft', async () => {
  serveConversation([ownMessage(1), message(2)], { sendMessage: refuse(400, { detail: 'Not like this.' }) });
  const { user } = openChat();
  await screen.findByText('Text 2');
  await user.type(await field(), 'Lost?{Enter}');
  await screen.findByText('Not sent. Not like this.');
  await user.type(await field(), '{ArrowUp}');
  await editField();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/It’s in your draft/)).toBeVisible();
  await user.type(await editField(), '{Escape}');
  expect(await field()).toHaveValue('Lost?');
});

it('a problem with an edit does not show with the draft', async () => {
  serveConversation([ownMessage(1)]);
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '{ArrowUp}');
  const box = await editField();
  await user.clear(box);
  await user.type(box, '{Enter}');
  expect(alerts()).toEqual(['Message cannot be empty']);
  expect(box).toHaveAccessibleDescription(/Message cannot be empty.*Enter saves, Escape cancels\./);
  await user.keyboard('{Escape}');
  expect(await field()).toHaveAccessibleDescription('Enter sends, Shift+Enter starts a new line.');
  expect(alerts()).toEqual([]);
});

it.each([
  ['of one person', [anna]],
  ['of two people', [anna, { userId: id(13), name: anna.name }]],
])('an edit of a message that ends in the name %s is saved with Enter', async (_whose, people) => {
  const before = ownMessage(1, { content: `Hello @${anna.name}`, mentions: [anna] });
  const { sent } = serveConversation([before], { listChannelPeople: reply(people), editMessage: saved(before) });
  const { user } = openChat();
  await screen.findByText(`@${anna.name}`);
  await user.type(await field(), '{ArrowUp}');
  const box = await editField();
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(edits(sent)).toEqual([{ content: before.content, mentions: [anna.userId] }]));
});
