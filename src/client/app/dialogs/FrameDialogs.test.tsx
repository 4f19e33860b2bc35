import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Channel, Membership } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { emptyApi } from '../../api/emptyApi';
import { aPod } from '../../pods/testing/samples';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { passTime } from '../../testing/passTime';
import { renderPage, settled } from '../../testing/renderPage';
import { aBusiness, aMembership, anOwnedMembership, idOf } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { PageHeading } from '../../ui/pages/PageHeading';
import { Header } from '../layout/navigation/Header';
import { makeStore } from '../store';
import { FrameDialogs } from './FrameDialogs';

beforeEach(() => {
  signIn();
  localStorage.removeItem('stepwell.shortcutList');
  Element.prototype.scrollIntoView = () => undefined;
});

const channel: Channel = {
  id: idOf(300),
  name: 'Early Birds',
  businessId: idOf(900),
  membershipId: idOf(100),
  membershipName: 'Small Steps Circle',
  leaderChannel: false,
  unread: 0,
  messages: [],
};

const theMembership = aMembership({ features: [] });

const answers = (membership: Membership = theMembership) => ({
  listMyBusinesses: reply([aBusiness({ owner: membership.owner })]),
  listMyMemberships: reply([membership]),
  listMyPods: reply([]),
  listMyChannels: reply([channel]),
  search: reply({
    people: [{ membershipId: membership.id, userId: idOf(501), firstName: 'Łukasz', lastName: 'Święcki' }],
    pods: [],
  }),
});

function open(store = makeStore()) {
  const page = (
    <>
      <PageHeading>Somewhere</PageHeading>
      <textarea aria-label="Note" />
      <FrameDialogs />
    </>
  );
  return renderPage(page, { route: '/here', store });
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('nothing is fetched before the dialog opens', async () => {
  const { sent } = fakeApi(answers());
  open();
  await settled();
  expect(sent).toEqual([]);
});

it('Ctrl+K lists the user’s chats and pages, and Enter opens the one selected with the arrow keys', async () => {
  fakeApi(answers());
  const { user, address } = open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'A pod, person, chat or page' });
  expect(field).toHaveFocus();
  await waitFor(() => expect(options()[0]).toMatch(/^Early Birds/));
  const [first, second] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe(`${paths.chat}?c=${channel.id}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each<[string, object]>([
  ['while it is composed', { isComposing: true }],
  ['in Safari, once it is composed', { keyCode: 229 }],
])('keys handled by an input method don’t navigate: %s', async (_, ofInputMethod) => {
  fakeApi(answers());
  const { user, address } = open();
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'k', ctrlKey: true, ...ofInputMethod });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  await waitFor(() => expect(options()[0]).toMatch(/^Early Birds/));
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field, { key, ...ofInputMethod });
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('/here');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`${paths.chat}?c=${channel.id}`));
});

it.each([
  ['a participant reads what somebody says of themselves', theMembership, paths.bio],
  ['staff come to the member', anOwnedMembership(), paths.member],
])('a person is found without the accents being typed: %s', async (_who, membership, path) => {
  const { sent } = fakeApi(answers(membership));
  const { user, address } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'swie');
  await user.click(await screen.findByRole('option', { name: /Łukasz Święcki/ }));
  await waitFor(() => expect(address()).toBe(`${path}?m=${membership.id}&u=${idOf(501)}`));
  const requests = sent.filter(({ operationId }) => operationId === 'search').map(({ url }) => url);
  expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
    `/v1/businesses/${membership.businessId}/search?q=swie`,
  ]);
});

it('the user’s own matches show immediately, best match first, with people below them', async () => {
  const led = aPod({ name: 'Larks', leaderName: 'Łukasz Święcki', myRole: 'participant' });
  const called = { ...channel, id: idOf(301), name: 'Swiecki’s friends' };
  fakeApi({ ...answers(), listMyPods: reply([led]), listMyChannels: reply([channel, called]) });
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(options()).toHaveLength(3 + 5));
  await user.type(screen.getByRole('combobox'), 'swie');
  expect(options().map((name) => name?.slice(0, 5))).toEqual(['Swiec', 'Larks']);
  await screen.findByRole('option', { name: /^Łukasz/ });
  expect(options().map((name) => name?.slice(0, 5))).toEqual(['Swiec', 'Larks', 'Łukas']);
});

it('the dialog lists the pages of the user’s roles', async () => {
  fakeApi(answers());
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'notif');
  await waitFor(() => expect(options().filter((name) => name?.includes('Notifications'))).toHaveLength(2));
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'invites');
  expect(await screen.findByText('Nothing found for ‘invites’')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

it('the owner can find each membership’s pages by its name', async () => {
  fakeApi(answers(anOwnedMembership()));
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'circle invites');
  expect(await screen.findByRole('option', { name: /^Invites/ })).toBeVisible();
});

it('a trained leader who is in a pod sees ‘add a pod’ only once', async () => {
  const { can } = theMembership;
  const mayLead = { ...can, addPod: true, leadNewPod: true };
  const leader = aMembership({ leader: true, leaderStatus: 'SIGNED_OFF', can: mayLead });
  fakeApi({ ...answers(leader), listMyPods: reply([aPod()]) });
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(options()).toHaveLength(2 + 5));
  await user.type(screen.getByRole('combobox'), 'add pod');
  await screen.findByText('1 found');
  expect(options()).toEqual([expect.stringMatching(/^Add pod/)]);
});

it('‘nothing found’ doesn’t show while the user’s own pods and chats are loading', async () => {
  fakeApi({ ...answers(), listMyChannels: pending });
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'zzz');
  await act(() => passTime(500));
  expect(screen.getByText('Searching…')).toBeVisible();
});

it.each(['listMyBusinesses', 'listMyMemberships', 'listMyPods', 'listMyChannels'] as const)(
  'a failure to load the user’s own data shows, with a retry: %s',
  async (failing) => {
    const api = fakeApi({ ...answers(), [failing]: refuse(503) });
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'swie');
    expect(await screen.findByText('We couldn’t search all people and pods just now.')).toBeVisible();
    expect(screen.queryByText(/Try fewer letters/)).not.toBeInTheDocument();
    api.replies[failing] = answers()[failing];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Łukasz/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  },
);

it('typing on cancels the search for the previous text', async () => {
  const { sent } = fakeApi({ ...answers(), search: pending });
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await user.type(field, 'swi');
  await waitFor(() => expect(sent.some(({ operationId }) => operationId === 'search')).toBe(true));
  const requests = jest
    .mocked(fetch)
    .mock.calls.map(([call]) => call as Request)
    .find(({ url }) => url.includes('/search?'));
  fakeTimers();
  fireEvent.change(field, { target: { value: 'swie' } });
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(requests?.signal.aborted).toBe(true);
});

afterEach(() => void jest.useRealTimers());

it('a failed search shows, with a retry', async () => {
  const api = fakeApi({ ...answers(), search: refuse(503) });
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'swie');
  expect(await screen.findByText('We couldn’t search all people and pods just now.')).toBeVisible();
  api.replies.search = answers().search;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Łukasz/ })).toBeVisible();
});

it('offline, the dialog shows what can’t be searched, and still searches the user’s own destinations', async () => {
  fakeApi(answers());
  const store = makeStore();
  const { user } = open(store);
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(options()[0]).toMatch(/^Early Birds/));
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(screen.getByText(/You’re offline, so this finds only/)).toBeVisible();
  await user.type(screen.getByRole('combobox'), 'birds');
  expect(options()[0]).toMatch(/^Early Birds/);
});

it('Escape returns the focus to the field, which keeps its text', async () => {
  fakeApi(answers());
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a sen');
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a sen');
});

it('no dialog opens over another, which may hold unsaved text', async () => {
  fakeApi(answers());
  const { user } = open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Control>}k{/Control}');
  await settled();
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
});

it('no dialog opens over a menu, which would cover it', async () => {
  fakeApi({ ...answers(), getPlatformSettings: reply([]) });
  const { user } = renderPage(
    <>
      <Header />
      <FrameDialogs />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('menu');
  await user.keyboard('{Control>}k{/Control}?');
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(menu).toBeVisible();
});

it('a dialog that loads late doesn’t open if the user has moved on', async () => {
  fakeApi(answers());
  open();
  await settled();
  act(() => screen.getByRole('heading', { name: 'Somewhere' }).focus());
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  act(() => screen.getByRole('textbox', { name: 'Note' }).focus());
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

it('? lists the keyboard shortcuts, except while typing, and can be turned off', async () => {
  fakeApi(answers());
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Why?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => screen.getByRole('heading', { name: 'Somewhere' }).focus());
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Edit your last message, when the field is empty')).toBeVisible();
  await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Somewhere' })).toHaveFocus());
  await user.keyboard('?');
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the header and menu offer both dialogs, and closing one opened from the menu focuses its button', async () => {
  fakeApi({ ...answers(), getPlatformSettings: reply([]) });
  const { user } = renderPage(
    <>
      <Header />
      <FrameDialogs />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Go to…' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Go to' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  for (const [item, dialog] of [
    ['Go to…', 'Go to'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const opened = await screen.findByRole('dialog', { name: dialog });
    await settled();
    if (dialog === 'Go to') expect(screen.getByRole('combobox')).toHaveFocus();
    else expect(opened).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  }
});
