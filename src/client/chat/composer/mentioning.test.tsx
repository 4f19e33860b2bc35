import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pending, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { anna, id, me, message, openChat, ownMessage, serveConversation } from '../testing/conversation';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });
const sentMentions = (sent: Sent[]) =>
  sent.flatMap(({ operationId, body }) =>
    operationId === 'sendMessage' ? [(body as { mentions?: string[] }).mentions ?? []] : [],
  );

const maya = { userId: me, name: 'Maya Okafor' };
const namesake = { userId: id(13), name: anna.name };

const sendMessage = ({ body }: Sent) => reply(ownMessage(9, { ...(body as object), mentions: undefined }));

it('the person picked is mentioned, even if somebody else has the same name', async () => {
  const { sent } = serveConversation([message(1)], { sendMessage, listChannelPeople: reply([anna, namesake, maya]) });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '@anna');
  await screen.findAllByRole('option', { name: anna.name });
  await user.keyboard('{ArrowDown}{Enter}{Enter}');
  await waitFor(() => expect(sentMentions(sent)).toEqual([[namesake.userId]]));
});

it('Enter sends a message that ends in a full name that only one person has', async () => {
  const { sent } = serveConversation([message(1)], { sendMessage });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), 'Hello @Anna');
  await screen.findByRole('option', { name: anna.name });
  await user.keyboard(` ${anna.name.split(' ')[1]}`);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sentMentions(sent)).toEqual([[anna.userId]]));
});

it('a draft keeps its picked people after a reload, before the people of the chat are known', async () => {
  const { sent, replies } = serveConversation([message(1)], { sendMessage });
  const first = openChat();
  await screen.findByText('Text 1');
  await first.user.type(await field(), 'Hello @anna');
  await screen.findByRole('option', { name: anna.name });
  await first.user.keyboard('{Enter}');
  first.unmount();
  replies.listChannelPeople = pending;
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(sentMentions(sent)).toEqual([[anna.userId]]));
});

it.each([
  ['@lukasz', 'Łukasz Żak'],
  ["@o'brien", 'Zoë O’Brien'],
  ['@strasser', 'Max Straßer'],
])('‘%s’ finds %s', async (typed, name) => {
  serveConversation([message(1)], { listChannelPeople: reply([{ userId: id(13), name }, anna, maya]) });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), typed);
  expect(await screen.findByRole('option', { name })).toBeVisible();
});

it('a person found by the server in a large channel is mentioned', async () => {
  const zoe = { userId: id(900), name: 'Zoe Quist' };
  const many = Array.from({ length: 200 }, (_, index) => ({ userId: id(300 + index), name: `Person ${index}` }));
  const { sent } = serveConversation([message(1)], {
    sendMessage,
    listChannelPeople: ({ url }) => reply(url.searchParams.has('q') ? [zoe] : many),
  });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '@zoe');
  await screen.findByRole('option', { name: zoe.name });
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(sentMentions(sent)).toEqual([[zoe.userId]]));
});

it('an ‘@’ without matches says so, once the people are known', async () => {
  serveConversation([message(1)]);
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '@anna');
  await screen.findByRole('option', { name: anna.name });
  await user.keyboard('x');
  expect(screen.getByText('Nobody here by that name')).toBeVisible();
  await user.keyboard(' hello');
  expect(screen.queryByText('Nobody here by that name')).not.toBeInTheDocument();
});

it.each(['こんにちは@', '王小明，@', 'สวัสดี＠', '안녕하세요＠', '(@', '„@'])(
  'the list opens after ‘%s’',
  async (text) => {
    serveConversation([message(1)]);
    const { user } = openChat();
    await screen.findByText('Text 1');
    await user.click(await field());
    await user.keyboard(`${text}anna`);
    await user.click(await screen.findByRole('option', { name: anna.name }));
    expect(await field()).toHaveValue(`${text.slice(0, -1)}@${anna.name} `);
  },
);

it.each(['maya@', 'müller@', 'a.b+c@', 'привет@', 'https://example.com/@', 'x=@'])(
  'the list stays closed after ‘%s’, which may be an address',
  async (text) => {
    serveConversation([message(1)]);
    const { user } = openChat();
    await screen.findByText('Text 1');
    await user.type(await field(), '@anna');
    await screen.findByRole('option', { name: anna.name });
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard(`${text}anna`);
    expect(await field()).toHaveValue(`${text}anna`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
);

it('the number of people who match an ‘@’ is announced', async () => {
  serveConversation([message(1)], { listChannelPeople: reply([anna, { userId: id(14), name: 'Bo Lee' }]) });
  const { user } = openChat();
  await screen.findByText('Text 1');
  // The live region must exist first: only changes in it are announced.
  await user.type(await field(), '@');
  expect((await screen.findByText('2 people')).parentElement).toHaveAttribute('aria-live', 'polite');
  await user.keyboard('anna');
  expect(screen.getByText('1 person')).toBeInTheDocument();
});

it('an ‘@’ announces nothing until the people are known', async () => {
  serveConversation([message(1)], { listChannelPeople: pending });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '@anna');
  expect(screen.queryByText('Nobody here by that name')).not.toBeInTheDocument();
});

it('a message that mentions more than twenty people is not sent, and shows why', async () => {
  const people = Array.from({ length: 21 }, (_, index) => ({ userId: id(300 + index), name: `Person ${index}.` }));
  const { sent } = serveConversation([message(1)], { sendMessage, listChannelPeople: reply([...people, anna]) });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '@anna');
  await screen.findByRole('option', { name: anna.name });
  await user.clear(screen.getByRole('combobox'));
  await user.paste(people.map(({ name }) => `@${name}`).join(' '));
  await user.keyboard(' hello{Enter}');
  expect(screen.getByText('A message can mention up to 20 people, and this one mentions 21.')).toBeVisible();
  expect(sentMentions(sent)).toEqual([]);
});

it('a mention of the user is highlighted, even if a namesake is mentioned too', async () => {
  const other = { userId: id(12), name: maya.name };
  serveConversation([message(1, { content: `@${maya.name}?`, mentions: [other, maya] })]);
  openChat();
  expect(await screen.findByText(`@${maya.name}`)).toHaveAttribute('data-me');
});

it('an ‘@’ entered without a key press opens the list', async () => {
  serveConversation([message(1)]);
  openChat();
  await screen.findByText('Text 1');
  fireEvent.change(await field(), { target: { value: 'Hello @' } });
  expect(await screen.findByRole('option', { name: anna.name })).toBeVisible();
});

it('a pick replaces what was typed in the browser’s own history, so that Undo takes it back', async () => {
  const inserted: unknown[] = [];
  document.execCommand = (_name, _shows, text) => {
    const { selectionStart, selectionEnd, value } = document.activeElement as HTMLTextAreaElement;
    inserted.push([value.slice(selectionStart, selectionEnd), text]);
    return true;
  };
  serveConversation([message(1)]);
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), 'Hello @ann');
  await screen.findByRole('option', { name: anna.name });
  await user.keyboard('{Enter}');
  expect(inserted).toEqual([['@ann', `@${anna.name} `]]);
  expect(await field()).toHaveValue(`Hello @${anna.name} `);
  Reflect.deleteProperty(document, 'execCommand');
});
