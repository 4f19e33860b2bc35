import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, anOwnedMembership } from '../../testing/samples';
import { isCanvasReadable } from '../../ui/crop/cropToPng';
import { MembershipSettingsPage } from './MembershipSettingsPage';

jest.mock('react-avatar-editor', () => ({
  __esModule: true,
  default: jest.requireActual<{ AvatarEditor: unknown }>('../../testing/imageEditor').AvatarEditor,
}));
jest.mock('../../ui/crop/cropToPng', () => ({
  cropToPng: () => Promise.resolve(new Blob(['x'], { type: 'image/png' })),
  isCanvasReadable: jest.fn(() => true),
}));

const membership = anOwnedMembership({
  settings: [
    { name: 'LeaderTrainingLink', value: 'https://example.com/training' },
    { name: 'MaxParticipants', value: '12' },
  ],
  customButtons: [{ label: 'Workbook', url: 'https://example.com/book', placement: 'VIEW_POD' }],
});

function open(replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    listMyBusinesses: reply([aBusiness()]),
    getMembership: reply(membership),
    updateMembership: reply(membership),
    ...replies,
  });
  const page = renderPage(<MembershipSettingsPage />, { route: `/membership/settings?m=${membership.id}` });
  const bodyOf = (operationId: string) => api.sent.find((one) => one.operationId === operationId)?.body;
  return { ...page, ...api, bodyOf };
}

const save = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }));

test('membership settings show what is saved, and saving sends only changed settings, but whole lists', async () => {
  const { user, bodyOf } = open();
  const seats = await screen.findByLabelText('Max participants per pod');
  expect(seats).toHaveValue(12);
  await user.click(screen.getByLabelText('Chat'));
  await user.clear(screen.getByLabelText('Leader training link'));
  await save(user);
  await waitFor(() => expect(bodyOf('updateMembership')).toBeDefined());
  expect(bodyOf('updateMembership')).toMatchObject({
    settings: [{ name: 'MaxParticipants', value: '12' }],
    features: expect.arrayContaining([{ name: 'Chat', disabled: true }]) as unknown,
  });
});

test('minutes per person in meetings are from 1 to 30, and empty for the default', async () => {
  const { user, bodyOf } = open();
  const minutes = await screen.findByLabelText('Minutes per person in meetings');
  expect(minutes).toHaveAttribute('placeholder', '3');
  await user.type(minutes, '31');
  await save(user);
  await waitFor(() => expect(minutes).toHaveAccessibleDescription(expect.stringContaining('Must be from 1 to 30')));
  expect(bodyOf('updateMembership')).toBeUndefined();
  await user.clear(minutes);
  await user.type(minutes, '5');
  await save(user);
  await waitFor(() =>
    expect(bodyOf('updateMembership')).toMatchObject({
      settings: expect.arrayContaining([{ name: 'TurnMinutes', value: '5' }]) as unknown,
    }),
  );
});

test('membership settings lead to the page for the business’s own words', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Write your own words' })).toHaveAttribute(
    'href',
    `/membership/own-words?m=${membership.id}`,
  );
});

test('the user is asked before leaving changed membership settings', async () => {
  const page = open();
  await page.user.type(await screen.findByLabelText('Membership name'), '!');
  await answerBeforeLeaving(page, 'Home', 'Leave page');
});

test('an empty maximum shows the default', async () => {
  const { user } = open();
  const seats = await screen.findByLabelText('Max participants per pod');
  await user.clear(seats);
  expect(seats).toHaveAttribute('placeholder', '8');
});

test("a button that the form doesn't show stays, even if the button before it was cleared and saved", async () => {
  const button = (label: string) => ({ label, url: `https://example.com/${label}`, placement: 'VIEW_POD' as const });
  const [first, second] = [button('first'), button('second')];
  const withBoth = { ...membership, customButtons: [first, second] };
  const { user, sent, replies } = open({ getMembership: reply(withBoth) });
  replies.updateMembership = () => {
    replies.getMembership = reply({ ...membership, customButtons: [second] });
    return reply({ ...membership, customButtons: [second] });
  };
  const shown = async () => screen.findAllByDisplayValue(/first/);
  for (const field of await shown()) await user.clear(field);
  for (let times = 1; times <= 2; times++) {
    const count = (operationId: string) => sent.filter((one) => one.operationId === operationId).length;
    const loaded = count('getMembership');
    await save(user);
    await waitFor(() => expect(count('updateMembership')).toBe(times));
    await waitFor(() => expect(count('getMembership')).toBe(loaded + 1));
  }
  const buttons = sent.flatMap(({ operationId, body }) =>
    operationId === 'updateMembership' ? [(body as { customButtons: unknown }).customButtons] : [],
  );
  expect(buttons).toEqual([[second], [second]]);
});

test('an existing membership may not have a maximum of zero people in a pod', async () => {
  const { user, bodyOf } = open();
  const seats = await screen.findByLabelText('Max participants per pod');
  await user.clear(seats);
  await user.type(seats, '0');
  await save(user);
  await waitFor(() => expect(seats).toHaveAccessibleDescription(expect.stringContaining('Must be a positive number')));
  expect(bodyOf('updateMembership')).toBeUndefined();
});

test.each([
  ['settings.1.value', 'Max participants per pod'],
  ['settings.0.value', 'Leader training link'],
  ['name', 'Membership name'],
])('a problem with %s shows next to its field', async (path, label) => {
  const errors = [{ path, message: 'This one will not do.' }];
  const { user } = open({ updateMembership: refuse(400, { detail: 'This one will not do.', errors }) });
  const field = await screen.findByLabelText(label);
  await save(user);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This one will not do.')));
  expect(field).toHaveFocus();
});

test('an invalid support address is refused with an error for its field', async () => {
  const { user } = open();
  const label = await screen.findAllByLabelText('Label');
  const [signUp] = label;
  if (!signUp) throw new Error('There is no label to fill in.');
  await user.type(signUp, 'Our rules');
  await save(user);
  const [link] = screen.getAllByLabelText('Link');
  await waitFor(() => expect(link).toHaveAccessibleDescription('Url is required if label is provided'));
});

test.each([
  [{ canDelete: true, podCount: 0, memberCount: 0 }, 'Delete membership', '/delete-m'],
  [{ canDelete: false, podCount: 2, memberCount: 1 }, 'Empty membership', '/bulk'],
])(
  'deletion is offered to the owner with %o, or else emptying, with a note of what must be removed',
  async (status, name, path) => {
    open({ getMembershipDeleteStatus: reply(status) });
    const section = within(await screen.findByRole('region', { name: 'Delete membership' }));
    const note = 'All pods must be deleted and members removed first. It still has 2 pods and 1 member.';
    expect(await section.findByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(path));
    expect(section.queryAllByText(note)).toHaveLength(status.canDelete ? 0 : 1);
    expect(section.getAllByRole('link')).toHaveLength(1);
  },
);

describe('the logo', () => {
  const choose = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: /^(Add a|Change) logo$/ }));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no way to choose a file.');
    await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save logo' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Save logo' }));
  };

  test('a changed logo is saved immediately, and its editor closes', async () => {
    const page = open();
    await choose(page);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save logo' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add a logo' })).toHaveFocus();
    const sent = page.sent.map(({ operationId }) => operationId);
    expect(sent).toContain('uploadMembershipLogo');
    expect(sent).not.toContain('updateMembership');
  });

  test('if the browser prevents the crop from being read, the whole image is sent', async () => {
    jest.mocked(isCanvasReadable).mockReturnValueOnce(false);
    URL.createObjectURL = () => 'blob:logo';
    URL.revokeObjectURL = () => undefined;
    const { user, bodyOf } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a logo' }));
    const image = new File(['whole'], 'logo.jpg', { type: 'image/jpeg' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, image);
    fireEvent.load(await screen.findByRole('img', { name: 'Chosen image' }));
    expect(screen.getByText(/we’ll use the middle of this one/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save logo' }));
    await waitFor(() => expect(bodyOf('uploadMembershipLogo')).toBeDefined());
    expect(bodyOf('uploadMembershipLogo')).toBe('[object File]');
  });

  test('a replaced logo has a new address, so that no page keeps the old image', async () => {
    const logo = (logoVersion: string) => reply({ ...membership, hasLogo: true, logoVersion });
    const page = open({ getMembership: logo('first') });
    const shown = () => screen.findByRole('img', { name: 'Logo of Small Steps Circle' });
    expect(await shown()).toHaveAttribute('src', expect.stringMatching(/\/logo\?v=first$/));
    page.replies.getMembership = logo('second');
    await choose(page);
    await waitFor(async () => expect(await shown()).toHaveAttribute('src', expect.stringMatching(/\/logo\?v=second$/)));
  });

  test('the user is asked before leaving an unsaved logo', async () => {
    const page = open({ uploadMembershipLogo: refuse(400) });
    await choose(page);
    await answerBeforeLeaving(page, 'Home', 'Keep editing');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(page.address()).toBe('/memberships'));
  });

  test("a logo that can't be saved shows an error, and the choice stays", async () => {
    await choose(open({ uploadMembershipLogo: refuse(400) }));
    expect(await screen.findByText("Oops! We can't upload that image")).toBeVisible();
    expect(screen.getByTestId('crop')).toHaveTextContent('logo.png');
  });
});
