import { render, screen, waitFor, within } from '@testing-library/react';
import { wordsIn } from '../../../domain/forms/imageWords.gen';
import { mySettingsPath } from '../../../domain/links';
import { photoUrl } from '../../api/photoUrl';
import { refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { ThemeProvider } from '../../ui/theme/ThemeProvider';
import { account, openSettings, sentTo } from '../testing/settings';

const refusals = wordsIn('en');

jest.mock('react-avatar-editor', () => ({
  __esModule: true,
  default: jest.requireActual<{ AvatarEditor: unknown }>('../../testing/imageEditor').AvatarEditor,
}));
jest.mock('../../ui/crop/cropToPng', () => ({
  cropToPng: ({ image }: { image: File }) => Promise.resolve(new Blob([image.name], { type: 'image/png' })),
  isCanvasReadable: () => true,
}));

const withPhoto = { ...account, photoId: '5b1f6c0a-9d3e-4c57-8a21-7e4f0b9c2d16' };

const file = (name: string, type = 'image/jpeg') => new File(['pixels'], name, { type });

async function open(given: Parameters<typeof openSettings>[1] = {}) {
  const page = openSettings(mySettingsPath('profile'), given);
  await screen.findByRole('group', { name: 'Photo' });
  const choose = (chosen: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is nothing to choose a file with.');
    return page.user.upload(input, chosen);
  };
  const save = () => screen.findByRole('button', { name: 'Save photo' });
  const saveReady = async () => {
    await waitFor(async () => expect(await save()).toHaveAttribute('aria-disabled', 'false'));
    return save();
  };
  return { ...page, choose, save: async () => page.user.click(await saveReady()) };
}

it('a chosen photo is cropped, saved and shown', async () => {
  const page = await open({ uploadPhoto: reply(withPhoto) });
  expect(screen.getByText('MO')).toBeInTheDocument();
  await page.choose(file('me.jpg'));
  expect(await screen.findByTestId('crop')).toHaveTextContent('me.jpg 1');
  expect(screen.getByRole('slider', { name: 'Zoom' })).toBeInTheDocument();
  page.api.replies.getMyAccount = reply(withPhoto);
  await page.save();
  const change = await screen.findByRole('button', { name: 'Change photo' });
  expect(change).toHaveFocus();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', photoUrl(withPhoto.photoId));
  expect(sentTo(page.api, 'uploadPhoto')).toHaveLength(1);
});

it('a photo that can’t be saved shows why and stays, to be saved again', async () => {
  const page = await open({ uploadPhoto: refuse(413, { detail: refusals.size }) });
  await page.choose(file('me.jpg'));
  await page.save();
  expect(await screen.findByText(refusals.size)).toBeInTheDocument();
  expect(screen.getByTestId('crop')).toHaveTextContent('me.jpg');
  page.api.replies.uploadPhoto = reply(withPhoto);
  page.api.replies.getMyAccount = reply(withPhoto);
  await page.save();
  await screen.findByRole('button', { name: 'Change photo' });
});

it.each([
  ['a HEIC photo', file('me.heic', ''), refusals.heic],
  ['an image that the browser can’t show', file('broken.jpg'), refusals.damaged],
])('%s is refused in a sentence', async (_what, chosen, sentence) => {
  const page = await open();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  input?.removeAttribute('accept');
  await page.choose(chosen);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save photo' })).not.toBeInTheDocument();
});

it('an unsaved photo can be cancelled, and is asked about before leaving', async () => {
  const page = await open();
  await page.choose(file('me.jpg'));
  await screen.findByTestId('crop');
  await answerBeforeLeaving(page, 'Account', 'Keep editing');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByTestId('crop')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
});

it('a photo is removed once confirmed', async () => {
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  const page = await open({ getMyAccount: reply(withPhoto), removePhoto: reply(account) });
  await page.user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove your photo?' });
  expect(sentTo(page.api, 'removePhoto')).toEqual([]);
  page.api.replies.getMyAccount = reply(account);
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeInTheDocument();
  expect(sentTo(page.api, 'removePhoto')).toHaveLength(1);
});
