import { act, screen, waitFor } from '@testing-library/react';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, anOwnedMembership, idOf } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { AddMembershipPage } from './AddMembershipPage';

jest.mock('react-avatar-editor', () => ({
  __esModule: true,
  default: jest.requireActual<{ AvatarEditor: unknown }>('../../testing/imageEditor').AvatarEditor,
}));
jest.mock('../../ui/crop/cropToPng', () => ({
  cropToPng: ({ image }: { image: File }) => Promise.resolve(new Blob([image.name], { type: 'image/png' })),
  isCanvasReadable: () => true,
}));

const aUser = { id: idOf(10), email: 'marian@example.com', firstName: 'Marian', lastName: 'Okafor' };

const png = (name = 'logo.png') => new File(['image'], name, { type: 'image/png' });

function add(replies: Parameters<typeof fakeApi>[0] = {}, route = '/memberships/add') {
  const api = fakeApi({
    listMyBusinesses: reply([aBusiness()]),
    listMyMemberships: reply([anOwnedMembership()]),
    getMyUser: reply(aUser),
    getPlatformSettings: reply([{ name: 'MaxParticipants', value: '8' }]),
    createMembership: reply(idOf(100)),
    ...replies,
  });
  const page = renderPage(
    <>
      <ToastsAndDialogs />
      <AddMembershipPage />
    </>,
    { route },
  );
  const sent = (operationId: string) => api.sent.filter((one) => one.operationId === operationId);
  return { ...page, ...api, sentTo: sent };
}

type Page = ReturnType<typeof add>;

async function type(user: Page['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) {
    await user.click(field);
    await user.paste(text);
  }
}

const press = (user: Page['user'], name: string) => user.click(screen.getByRole('button', { name }));
const at = (step: string) => screen.findByText(step, { selector: 'strong' });

const expectError = (label: string, sentence: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)));

async function fillDetails(user: Page['user']) {
  await type(user, 'Membership name', 'Small Steps Circle');
  await type(user, 'Support email', 'help@example.com');
}

async function toLogo(user: Page['user']) {
  await fillDetails(user);
  await press(user, 'Next');
  await at('Links');
  await press(user, 'Next');
  await at('Pods');
  await press(user, 'Next');
  await at('Logo');
}

async function choose(user: Page['user'], file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file.');
  await user.upload(input, file);
}

const loaded = () =>
  waitFor(() => {
    expect(screen.getByTestId('crop')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create membership' })).toHaveAttribute('aria-disabled', 'false');
  });

test('Next validates the step, and focuses the first invalid field', async () => {
  const { user } = add();
  await type(user, 'Support email', '');
  await press(user, 'Next');
  await expectError('Membership name', 'Membership name is required');
  await expectError('Support email', 'Membership support email is required');
  await waitFor(() => expect(screen.getByLabelText('Membership name')).toHaveFocus());
  expect(screen.getByText('Details', { selector: 'strong' })).toBeVisible();
});

test('Back also validates the step, and Next works as usual afterwards', async () => {
  const { user } = add();
  await fillDetails(user);
  await press(user, 'Next');
  await at('Links');
  await type(user, 'Leader training link', 'example');
  await press(user, 'Back');
  await expectError('Leader training link', 'Link must start with http');
  expect(screen.getByText('Links', { selector: 'strong' })).toBeVisible();
  await type(user, 'Leader training link', 'https://example.com/training');
  await press(user, 'Next');
  await at('Pods');
  await press(user, 'Back');
  await at('Links');
  expect(screen.getByLabelText('Leader training link')).toHaveValue('https://example.com/training');
});

test('the focus moves to the number of the new step', async () => {
  const { user } = add();
  await fillDetails(user);
  await press(user, 'Next');
  await at('Links');
  await waitFor(() => expect(screen.getByText(/Step 2 of 4/)).toHaveFocus());
});

test('the first membership is proposed with the business’s name and its author’s address, so that four taps create it', async () => {
  const { user, sentTo } = add({ listMyMemberships: reply([]) });
  expect(await screen.findByLabelText('Membership name')).toHaveValue(aBusiness().name);
  expect(screen.getByLabelText('Support email')).toHaveValue(aUser.email);
  for (const step of ['Links', 'Pods', 'Logo']) {
    await press(user, 'Next');
    await at(step);
  }
  await press(user, 'Create membership');
  await waitFor(() => expect(sentTo('createMembership')).toHaveLength(1));
});

test('what is optional is folded, and opens if it has a value or an error', async () => {
  const { user } = add();
  await fillDetails(user);
  expect(screen.getByLabelText('Website (optional)')).not.toBeVisible();
  expect(screen.getByText('Linked from everyone’s Home.')).toBeVisible();
  await user.click(screen.getByText('Website'));
  expect(screen.getByLabelText('Website (optional)')).toBeVisible();
  await press(user, 'Next');
  await at('Links');
  await type(user, 'Label', 'Workbook');
  await press(user, 'Next');
  await expectError('Link', 'Url is required if label is provided');
  expect(screen.getByLabelText('Link')).toBeVisible();
  await user.click(screen.getByText('Custom link on the sign-up page'));
  expect(screen.getByLabelText('Link')).not.toBeVisible();
  await press(user, 'Next');
  await waitFor(() => expect(screen.getByLabelText('Link')).toBeVisible());
  await type(user, 'Link', 'https://example.com/book');
  await press(user, 'Next');
  await at('Pods');
  await press(user, 'Back');
  await at('Links');
  expect(screen.getByLabelText('Label')).toBeVisible();
  expect(screen.getByLabelText('Share a win link')).not.toBeVisible();
});

test("the browser's Back button loses nothing typed in the wizard", async () => {
  const { user, router } = add();
  await fillDetails(user);
  await press(user, 'Next');
  await at('Links');
  await type(user, 'Share a win link', 'https://example.com/wins');
  await act(() => router.navigate(-1));
  await at('Details');
  await press(user, 'Next');
  await at('Links');
  expect(screen.getByLabelText('Share a win link')).toHaveValue('https://example.com/wins');
});

test('reloading the wizard stays at the same step and keeps everything typed', async () => {
  const first = add();
  await fillDetails(first.user);
  await press(first.user, 'Next');
  await at('Links');
  await type(first.user, 'Share a win link', 'https://example.com/wi');
  const route = first.address();
  first.unmount();
  add({}, route);
  await at('Links');
  expect(screen.getByLabelText('Share a win link')).toHaveValue('https://example.com/wi');
});

test('a step opened before earlier ones are filled in redirects to the first incomplete one', async () => {
  add({}, '/memberships/add?step=4');
  await at('Details');
  expect(screen.queryByRole('button', { name: 'Create membership' })).not.toBeInTheDocument();
});

test("a draft for one business doesn't appear in another", async () => {
  const first = add();
  await fillDetails(first.user);
  first.unmount();
  add({ listMyBusinesses: reply([aBusiness({ id: idOf(901) })]) });
  expect(await screen.findByLabelText('Membership name')).toHaveValue('');
});

test('users without permission to add memberships get ‘not found’', async () => {
  add({ listMyBusinesses: reply([aBusiness({ owner: false })]) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});

test("a new membership's pods have at most eight people", async () => {
  const { user } = add();
  await fillDetails(user);
  await press(user, 'Next');
  await at('Links');
  await press(user, 'Next');
  await at('Pods');
  await type(user, 'Max participants per pod', '9');
  await press(user, 'Next');
  await expectError('Max participants per pod', 'Must be eight or less');
  await type(user, 'Max participants per pod', '');
  await expectError('Max participants per pod', 'Max participants is required');
});

test('the wizard creates the membership without a logo, and leads on to its first pod', async () => {
  const { user, address, sentTo } = add();
  await toLogo(user);
  await press(user, 'Create membership');
  await waitFor(() => expect(address()).toBe(`/pods/add?m=${idOf(100)}`));
  expect(sentTo('createMembership')[0]?.body).toMatchObject({
    name: 'Small Steps Circle',
    supportEmail: 'help@example.com',
    settings: [{ name: 'MaxParticipants', value: '8' }],
  });
  expect(sentTo('uploadMembershipLogo')).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test("if the logo can't be saved, the membership is kept and isn't created twice", async () => {
  const { user, address, sentTo, replies } = add({ uploadMembershipLogo: refuse(400) });
  await toLogo(user);
  await choose(user, png());
  await loaded();
  await press(user, 'Create membership');
  expect(await screen.findByText(/Oops! We can't upload that image/)).toBeVisible();
  delete replies.uploadMembershipLogo;
  await press(user, 'Save logo');
  await waitFor(() => expect(address()).toBe(`/pods/add?m=${idOf(100)}`));
  expect(sentTo('createMembership')).toHaveLength(1);
  expect(sentTo('uploadMembershipLogo')).toHaveLength(2);
});

test('neither Back nor a reload creates a membership again', async () => {
  const first = add({ uploadMembershipLogo: refuse(400) });
  await toLogo(first.user);
  await choose(first.user, png());
  await loaded();
  await press(first.user, 'Create membership');
  await screen.findByText(/The membership itself is set up/);
  await act(() => first.router.navigate(-1));
  expect(screen.queryByRole('button', { name: 'Create membership' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue without a logo' })).toBeVisible();
  first.unmount();
  add({}, '/memberships/add?step=4');
  expect(await screen.findByLabelText('Membership name')).toHaveValue('');
});

test('the wizard waits for an image that is still loading, instead of leaving it out', async () => {
  const { user, sentTo } = add();
  await toLogo(user);
  await choose(user, png('slow.png'));
  await screen.findByTestId('crop');
  expect(screen.getByRole('button', { name: 'Create membership' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Create membership');
  expect(sentTo('createMembership')).toEqual([]);
});

test('Back from the logo step keeps the image and its crop', async () => {
  const { user } = add();
  await toLogo(user);
  await choose(user, png());
  const zoom = await screen.findByRole('slider', { name: 'Zoom' });
  act(() => zoom.focus());
  await user.keyboard('{ArrowRight}');
  await press(user, 'Back');
  await at('Pods');
  await press(user, 'Next');
  expect(await screen.findByTestId('crop')).toHaveTextContent('logo.png 1.05');
});

test('the user is asked before leaving an unsaved logo, but not between steps', async () => {
  const { user, router, address } = add();
  await toLogo(user);
  await choose(user, png());
  await loaded();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press(user, 'Back');
  await at('Pods');
  await act(() => router.navigate('/memberships'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/memberships/add?step=3');
  await act(() => router.navigate('/memberships'));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(address()).toBe('/memberships'));
});

test.each([
  ['settings.0.value', 'Links', 'Leader training link'],
  ['customButtons.0.url', 'Pods', 'Link'],
  ['supportEmail', 'Details', 'Support email'],
])('a problem with %s shows at the field of its step', async (path, step, label) => {
  const errors = [{ path, message: 'This one will not do.' }];
  const { user, replies } = add({ createMembership: refuse(400, { detail: 'This one will not do.', errors }) });
  await fillDetails(user);
  await press(user, 'Next');
  await type(user, 'Leader training link', 'https://example.com/training');
  await press(user, 'Next');
  await at('Pods');
  await type(user, 'Label', 'Workbook');
  await type(user, 'Link', 'https://example.com/book');
  await press(user, 'Next');
  await at('Logo');
  await press(user, 'Create membership');
  await at(step);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(expect.stringContaining('This one will not do.'));
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'x');
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining('This one will not do.'));
  delete replies.createMembership;
});

describe('choosing a logo', () => {
  beforeEach(() => fakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['a file that is no image', new File(['x'], 'notes.txt', { type: 'text/plain' })],
    ['a drawing with code in it', new File(['x'], 'logo.svg', { type: 'image/svg+xml' })],
    ['more than 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' })],
    ['an image that is broken', png('broken.png')],
  ])(
    'a logo that is %s shows a refusal for two seconds, and the membership can be created without it',
    async (_, file) => {
      const { user } = add();
      await toLogo(user);
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      // Drag and drop bypasses the file dialog's type filter.
      input?.removeAttribute('accept');
      await choose(user, file);
      expect(await screen.findByText("Oops! We can't upload that image")).toBeVisible();
      expect(screen.getByRole('button', { name: 'Create membership' })).toHaveAttribute('aria-disabled', 'false');
      act(() => jest.advanceTimersByTime(2000));
      expect(screen.queryByText("Oops! We can't upload that image")).not.toBeInTheDocument();
    },
  );
});
