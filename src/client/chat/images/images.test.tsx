import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Message } from '../../../contract/entities.gen';
import { wordsIn } from '../../../domain/forms/imageWords.gen';
import { pending, refuse, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { id, message, openChat, ownMessage, serveConversation } from '../testing/conversation';

const refusals = wordsIn('en');

const uploaded = { id: id(90), width: 800, height: 600 };
const image = { ...uploaded, alt: 'Twelve bowls' };
const file = (name = 'bowls.png', type = 'image/png') => new File(['bowls'], name, { type });

type Replies = Parameters<typeof serveConversation>[1];

const serve = (messages: Message[], given: Replies = {}) =>
  serveConversation(messages, { getMessageImage: reply('pixels', { 'Content-Type': 'image/webp' }), ...given });

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });
const chooser = async () => {
  await field();
  return screen.getByLabelText<HTMLInputElement>('Add an image', { selector: 'input' });
};
const bodiesOf = (sent: Sent[], operation: string) =>
  sent.filter(({ operationId }) => operationId === operation).map(({ body }) => body);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => undefined;
});

it('an image is sent with its description once it is uploaded, also without text', async () => {
  const { sent } = serve([message(1)], {
    uploadMessageImage: reply(uploaded),
    sendMessage: ({ body }) =>
      reply(ownMessage(2, { content: '', image, clientId: (body as { clientId: string }).clientId })),
  });
  const { user } = openChat();
  await user.upload(await chooser(), file());
  await user.type(await screen.findByLabelText('Describe the image'), 'Twelve bowls');
  await waitFor(() => expect(screen.queryByText(/Uploading/)).not.toBeInTheDocument());
  await user.type(await field(), '{Enter}');
  await screen.findByRole('button', { name: 'Image: Twelve bowls' });
  expect(bodiesOf(sent, 'sendMessage')).toEqual([
    expect.objectContaining({ content: '', imageId: uploaded.id, imageAlt: 'Twelve bowls' }),
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Describe the image')).not.toBeInTheDocument());
});

it('while an image is being uploaded the message waits, and says so', async () => {
  const { sent } = serve([message(1)], { uploadMessageImage: pending });
  const { user } = openChat();
  await user.upload(await chooser(), file());
  await user.type(await field(), 'Look{Enter}');
  await screen.findByRole('progressbar', { name: /Uploading/ });
  expect(await field()).toHaveAccessibleDescription(/isn’t uploaded yet/);
  expect(bodiesOf(sent, 'sendMessage')).toEqual([]);
});

it('a failed upload keeps the image and the text, and is tried again', async () => {
  const { sent, replies } = serve([message(1)], { uploadMessageImage: refuse(503, { detail: 'Not now.' }) });
  const { user } = openChat();
  await user.type(await field(), 'Look');
  await user.upload(await chooser(), file());
  await screen.findByText(/Not now/);
  expect(screen.getByAltText('Your image')).toBeInTheDocument();
  replies.uploadMessageImage = reply(uploaded);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Not now|Uploading/)).not.toBeInTheDocument());
  expect(await field()).toHaveValue('Look');
  expect(bodiesOf(sent, 'uploadMessageImage')).toHaveLength(2);
});

it('an image that the server refuses can only be removed', async () => {
  serve([message(1)], { uploadMessageImage: refuse(400, { detail: refusals.damaged }) });
  const { user } = openChat();
  await user.upload(await chooser(), file());
  expect(await screen.findByText(refusals.damaged)).toBeVisible();
  expect(await screen.findByText(/can’t be sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByText(/can’t be sent/)).not.toBeInTheDocument();
});

it.each([
  ['a document', new File(['text'], 'a.pdf', { type: 'application/pdf' }), refusals.type],
  ['a HEIC photo', new File(['photo'], 'a.heic', { type: '' }), refusals.heic],
])('%s is refused in a sentence without an upload, and can be removed', async (_what, given, sentence) => {
  const { sent } = serve([message(1)]);
  const { user } = openChat();
  fireEvent.change(await chooser(), { target: { files: [given] } });
  await screen.findByText(sentence);
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(await field()).toHaveFocus();
  expect(bodiesOf(sent, 'uploadMessageImage')).toEqual([]);
});

it.each([
  ['an image', ['Files'], true],
  ['an image of a page', ['text/html', 'Files'], true],
  ['an image file with its name', ['text/plain', 'Files'], true],
  ['an image file with its address', ['text/uri-list', 'text/plain', 'Files'], true],
  ['text with a picture of itself', ['text/plain', 'text/html', 'text/rtf', 'Files'], false],
])('%s on the clipboard is pasted as an image, or as text if it is text', async (_what, types, isImage) => {
  serve([message(1)], { uploadMessageImage: reply(uploaded) });
  openChat();
  const isText = fireEvent.paste(await field(), { clipboardData: { files: [file()], types, getData: () => '' } });
  expect(isText).toBe(!isImage);
  if (isImage) expect(await screen.findByLabelText('Describe the image')).toBeVisible();
});

it.each(['', 'application/octet-stream'])('an image of the type "%s" is recognised by its bytes', async (type) => {
  const { sent } = serve([message(1)], { uploadMessageImage: reply(uploaded) });
  openChat();
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);
  fireEvent.change(await chooser(), { target: { files: [new File([bytes], 'scan', { type })] } });
  await screen.findByLabelText('Describe the image');
  await waitFor(() => expect(bodiesOf(sent, 'uploadMessageImage')).toHaveLength(1));
});

it('an uploaded image and its description survive a reload with the draft', async () => {
  serve([message(1)], { uploadMessageImage: reply(uploaded) });
  const { user, unmount } = openChat();
  await user.upload(await chooser(), file());
  await user.type(await screen.findByLabelText('Describe the image'), 'Bowls');
  await waitFor(() => expect(screen.queryByText(/Uploading/)).not.toBeInTheDocument());
  unmount();
  openChat();
  expect(await screen.findByLabelText('Describe the image')).toHaveValue('Bowls');
});

it('an image that has expired while in the draft says so, and holds back the message until it is removed', async () => {
  const { sent, replies } = serve([message(1)], { uploadMessageImage: reply(uploaded) });
  const { user, unmount } = openChat();
  await user.upload(await chooser(), file());
  await user.type(await field(), 'Look');
  await waitFor(() => expect(screen.queryByText(/Uploading/)).not.toBeInTheDocument());
  unmount();
  replies.getMessageImage = refuse(404);
  const { user: returning } = openChat();
  const alert = () => screen.queryByText(/isn’t here any more/, { selector: '[role="alert"]' });
  await waitFor(() => expect(alert()).toBeInTheDocument());
  await returning.type(await field(), '{Enter}');
  expect(await field()).toHaveAccessibleDescription(/isn’t here any more/);
  expect(bodiesOf(sent, 'sendMessage')).toEqual([]);
  await returning.click(screen.getByRole('button', { name: 'Remove image' }));
  await returning.type(await field(), '{Enter}');
  await waitFor(() => expect(bodiesOf(sent, 'sendMessage')).toEqual([expect.objectContaining({ content: 'Look' })]));
});

it('an image opens in full; Escape closes it and returns the focus', async () => {
  serve([message(1, { content: '', image })]);
  const { user } = openChat();
  const opener = await screen.findByRole('button', { name: 'Image: Twelve bowls' });
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Image' });
  expect(await screen.findByRole('img', { name: 'Twelve bowls' })).toHaveAttribute('src', 'blob:image');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('the space for an image is reserved before it loads', async () => {
  serve([message(1, { image })], { getMessageImage: pending });
  openChat();
  const opener = await screen.findByRole('button', { name: 'Image: Twelve bowls' });
  expect(opener.style.getPropertyValue('--image-ratio')).toBe(String(800 / 600));
});

it('an edit can remove the text beside an image', async () => {
  const before = ownMessage(1, { content: 'Listed', image });
  const { sent } = serve([before], { editMessage: reply({ ...before, content: '', version: 1 }) });
  const { user } = openChat();
  await screen.findByText('Listed');
  await user.type(await field(), '{ArrowUp}');
  const edited = await screen.findByRole('textbox', { name: 'Edit your message' });
  await user.clear(edited);
  await user.type(edited, '{Enter}');
  await field();
  expect(bodiesOf(sent, 'editMessage')).toEqual([{ content: '' }]);
  expect(screen.queryByText('Listed')).not.toBeInTheDocument();
});
