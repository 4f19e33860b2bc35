import { act, screen, waitFor, within } from '@testing-library/react';
import { membershipsApi } from '../../api/membershipsApi';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { aBusiness, anOwnedMembership, idOf } from '../../testing/samples';
import { noTasks } from '../../home/testing/staffTasks';
import { InvitesPage } from './InvitesPage';
import { ResetLinksPage } from './ResetLinksPage';

const membership = anOwnedMembership();
const leaderLink = `${window.location.origin}/sign-up/leader?invite=leader-code-1`;

function open(replies: Parameters<typeof fakeApi>[0] = {}, route = `/membership/invites?m=${membership.id}`) {
  const api = fakeApi({
    listMyBusinesses: reply([aBusiness()]),
    getMembership: reply(membership),
    listMembershipInvites: reply([
      { role: 'Leader', code: 'leader-code-1' },
      { role: 'Participant', code: 'participant-code-1' },
    ]),
    ...replies,
  });
  const page = route.startsWith('/membership/reset') ? <ResetLinksPage /> : <InvitesPage />;
  return { ...renderPage(page, { route }), ...api };
}

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Reflect.deleteProperty(navigator, 'clipboard');
  if (writeText) Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

const crumbs = async () => {
  const list = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('the breadcrumbs of invites are Memberships, the membership, Invites', async () => {
  open();
  expect(await crumbs()).toEqual(['Memberships', 'Small Steps Circle', 'Invites']);
});

test("a link with this window's origin is copied, and a confirmation shows for a second and is announced", async () => {
  const copied: string[] = [];
  open();
  clipboard((text) => Promise.resolve(void copied.push(text)));
  await screen.findByDisplayValue(leaderLink);
  fakeTimers();
  try {
    const button = screen.getByRole('button', { name: 'Copy leader invite link' });
    await act(async () => {
      button.click();
      await Promise.resolve();
    });
    expect(copied).toEqual([leaderLink]);
    expect(button).toHaveTextContent('Copied to clipboard');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied to clipboard');
    act(() => jest.advanceTimersByTime(999));
    expect(button).toHaveTextContent('Copied to clipboard');
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveTextContent('Copy leader invite link');
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['refuses', () => Promise.reject(new Error('NotAllowedError'))],
  ['has no clipboard', undefined],
])('if the browser %s, the page says so, and the link is selected for copying by hand', async (_, writeText) => {
  const { user } = open();
  clipboard(writeText);
  const field = await screen.findByLabelText<HTMLInputElement>('Participant invite link');
  await user.click(screen.getByRole('button', { name: 'Copy participant invite link' }));
  expect(await screen.findByText(/Select the text and copy it yourself/)).toBeVisible();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
    `${window.location.origin}/sign-up/participant?invite=participant-code-1`,
  );
});

test('the button to copy the links is at the top of the page, and the one to reset them at the bottom', async () => {
  open();
  await screen.findByDisplayValue(leaderLink);
  const names = [screen.getByRole('link', { name: 'Reset links' }), ...screen.getAllByRole('button')]
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Copy leader invite link', 'Copy participant invite link', 'Reset links']);
});

describe('the first pod', () => {
  const tasks = (podCount: number, membershipId = membership.id) => noTasks({ membershipId, podCount });
  const add = { name: 'Add your first pod' };

  test('is offered next to the invites if the membership has none', async () => {
    open({ listStaffTasks: reply([tasks(3, idOf(101)), tasks(0)]) });
    expect(await screen.findByRole('link', add)).toHaveAttribute('href', `/pods/add?m=${membership.id}`);
  });

  test('is no longer offered once a pod exists', async () => {
    open({ listStaffTasks: reply([tasks(0, idOf(101)), tasks(1)]) });
    await screen.findByDisplayValue(leaderLink);
    await settled();
    expect(screen.queryByRole('link', add)).not.toBeInTheDocument();
  });

  test('is checked again in the background after a failure', async () => {
    const { store, replies, sent } = open({ listStaffTasks: refuse(500) });
    const field = await screen.findByDisplayValue(leaderLink);
    const requestCount = () => sent.filter(({ operationId }) => operationId === 'listStaffTasks').length;
    const before = requestCount();
    replies.listStaffTasks = pending;
    act(
      () =>
        void store.dispatch(
          membershipsApi.endpoints.listStaffTasks.initiate({ id: membership.businessId }, { forceRefetch: true }),
        ),
    );
    await waitFor(() => expect(requestCount()).toBeGreaterThan(before));
    await settled();
    expect(field).toBeVisible();
  });
});

test('users without permission to manage invites get ‘not found’', async () => {
  const { sent } = open({
    getMembership: reply(anOwnedMembership({ owner: false, can: { ...membership.can, manageInvites: false } })),
  });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('listMembershipInvites');
});

test.each([
  ['is the one that is meant', [membership], 'Invites'],
  ['are to be chosen from', [membership, anOwnedMembership({ id: idOf(101), name: 'Other' })], undefined],
])("without a membership in the address, the user's own are %s", async (_, memberships, title) => {
  const { address } = open({ listMyMemberships: reply(memberships) }, '/membership/invites');
  if (title) expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  else await waitFor(() => expect(address()).toBe('/memberships'));
});

describe('resetting', () => {
  const route = `/membership/reset-links?m=${membership.id}`;

  test('the page to reset links shows whose links they are and what will stop working', async () => {
    open({}, route);
    expect(await screen.findByText(/Small Steps Circle gets new links/)).toBeVisible();
    expect(screen.getByText(/stop working straight away/)).toBeVisible();
    expect(await crumbs()).toEqual(['Memberships', 'Small Steps Circle', 'Invites', 'Reset invite links']);
  });

  test.each([
    ['confirmed', 'button', 'Reset links', 1],
    ['given up', 'link', 'Cancel', 0],
  ] as const)('returns to the invites when it is %s', async (_, role, name, times) => {
    const { user, address, sent } = open({}, route);
    await user.click(await screen.findByRole(role, { name }));
    await waitFor(() => expect(address()).toBe(`/membership/invites?m=${membership.id}`));
    expect(sent.filter(({ operationId }) => operationId === 'resetInviteLinks')).toHaveLength(times);
  });
});
