import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '../../contract/entities.gen';
import { pageLinks, pathTo, paths } from '../../domain/links';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { notificationsApi } from '../api/notificationsApi';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { renderPage } from '../testing/renderPage';
import { aBusiness } from '../testing/samples';
import { NotificationsPage } from './NotificationsPage';

const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;
const approve = `/v1/memberships/${id(1)}/leaders/${id(2)}/approve`;

function notification(number: number, given: Partial<Notification> = {}): Notification {
  return {
    id: id(100 + number),
    membershipName: 'Momentum Circle',
    message: `Message <b>${number}</b>`,
    actionType: 'ACKNOWLEDGE',
    created: Date.now() - number * 60_000,
    ...given,
  };
}

const choice = notification(1, {
  actionType: 'CHOICE',
  primaryDisplayName: 'Approve',
  primaryActionUrl: approve,
  secondaryDisplayName: 'Decline',
  secondaryActionUrl: approve.replace('approve', 'decline'),
  primaryIcon: 'Like',
});

function page(notifications: Notification[], given: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ listMyNotifications: reply(notifications), listAllMyActions: reply([]), ...given });
  return { api, ...renderPage(<NotificationsPage />, { route: paths.notifications }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const operations = ['listMyNotifications', 'listMyBusinesses', 'listAllMyActions'];
const calls = ({ sent }: ReturnType<typeof fakeApi>) =>
  sent.map(({ operationId }) => operationId).filter((name) => !operations.includes(name));

it('notifications show newest first, with their source and time', async () => {
  page([notification(20), notification(5)]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Momentum Circle5 minutes agoMessage 5');
  expect(second).toHaveTextContent('20 minutes ago');
});

it("an empty list of notifications shows an explanation; a failed list doesn't look empty", async () => {
  const { api, user } = page([], { listMyNotifications: refuse(500) });
  expect(await button('Try again')).toBeVisible();
  expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
  api.replies.listMyNotifications = reply([]);
  await user.click(await button('Try again'));
  expect(await screen.findByText('Nothing new')).toBeVisible();
});

it("required actions that couldn't be loaded don't look as if there were none, and the notifications stay", async () => {
  const { api, user, store } = page([], { listAllMyActions: refuse(500) });
  await button('Try again');
  expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
  api.replies.listMyNotifications = reply([notification(1)]);
  store.dispatch(notificationsApi.util.invalidateTags(['Notification']));
  expect(await screen.findByText(/Message/)).toBeVisible();
  api.replies.listAllMyActions = listOf('COMPLETE_PROFILE');
  await user.click(await button('Try again'));
  expect(await screen.findByRole('link', { name: 'Write your bio' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it("an action due in another business shows that business's name and a link, whichever is selected", async () => {
  const other = aBusiness({ id: id(301), name: 'Tidewater' });
  page([], {
    listMyBusinesses: reply([aBusiness(), other]),
    listAllMyActions: reply([
      { action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT', businessId: other.id },
      { action: 'COMPLETE_PROFILE', businessId: other.id },
      { action: 'COMPLETE_PROFILE', businessId: aBusiness().id },
    ]),
  });
  expect(await screen.findByRole('link', { name: 'Get started: Tidewater' })).toHaveAttribute(
    'href',
    `/leader/welcome?b=${other.id}&return=%2Fnotifications`,
  );
  expect(screen.getByText('Tidewater')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write your bio' })).toHaveAttribute(
    'href',
    '/account/bio?return=%2Fnotifications',
  );
});

it('informational notifications have one button, which dismisses them', async () => {
  const { api, user } = page([notification(1, { primaryDisplayName: 'Okay' })]);
  const row = await screen.findByRole('listitem');
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  api.replies.listMyNotifications = reply([]);
  await user.click(await button('Okay'));
  expect(await screen.findByText('Nothing new')).toBeVisible();
  expect(calls(api)).toEqual(['dismissNotification']);
});

it('notifications with a choice send the choice, and are then dismissed', async () => {
  const { api, user } = page([choice]);
  expect(await button('Decline')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  api.replies.listMyNotifications = reply([]);
  await user.click(await button('Approve'));
  expect(await screen.findByText('Nothing new')).toBeVisible();
  expect(calls(api)).toEqual(['approveLeader', 'dismissNotification']);
});

it("a notification's action is called once, however often the button is pressed", async () => {
  const { api, user } = page([choice], { approveLeader: pending });
  await user.dblClick(await button('Approve'));
  await user.click(await button('Decline'));
  expect(calls(api)).toEqual(['approveLeader']);
  expect(await button('Approve')).toHaveAttribute('aria-busy', 'true');
});

it("a notification's button keeps the focus while its action is running", async () => {
  const { user } = page([choice], { approveLeader: pending });
  const pressed = await button('Approve');
  pressed.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pressed).toHaveAttribute('aria-busy', 'true'));
  expect(pressed).toHaveAttribute('aria-disabled', 'true');
  // A browser would move the focus away from a disabled button; jsdom doesn't.
  expect(pressed).toBeEnabled();
  expect(pressed).toHaveFocus();
});

it.each(['Approve', 'Decline'])('after pressing %s the focus moves to the next notification', async (what) => {
  const { api, user } = page([choice, notification(2), notification(3)]);
  (await button(what)).focus();
  api.replies.listMyNotifications = reply([notification(2), notification(3)]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
  await user.tab();
  expect(screen.getAllByRole('button', { name: 'Okay' })[0]).toHaveFocus();
});

it('after the last answer the focus moves to the heading, even if other notifications are answered at the same time', async () => {
  const { api, user } = page([choice, notification(2)]);
  (await button('Decline')).focus();
  api.replies.listMyNotifications = reply([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nothing new')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('the focus doesn’t move if it is elsewhere when a notification disappears', async () => {
  const { api, store } = page([choice, notification(2)]);
  const okay = await button('Okay');
  okay.focus();
  api.replies.listMyNotifications = reply([notification(2)]);
  act(() => void store.dispatch(notificationsApi.util.invalidateTags(['Notification'])));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(okay).toHaveFocus();
});

it('notifications stay if their action fails, and show why', async () => {
  const { api, user } = page([choice], { approveLeader: refuse(409, { detail: 'Dylan was answered already.' }) });
  await user.click(await button('Approve'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dylan was answered already.');
  expect(calls(api)).toEqual(['approveLeader']);
  expect(await button('Approve')).toBeEnabled();
});

it.each([pathTo(paths.pod, { pod: id(7) }), pageLinks.message(id(7), id(8))])(
  'notifications link to pages of the product, and are dismissed if the page only repeats their content: %s',
  async (to) => {
    const view = notification(1, {
      actionType: 'DISMISSIBLE_ACTION',
      primaryDisplayName: 'View',
      primaryActionUrl: to,
    });
    const { api, user, address } = page([view]);
    await user.click(await screen.findByRole('link', { name: 'View' }));
    expect(address()).toBe(to);
    await waitFor(() => expect(calls(api)).toEqual(['dismissNotification']));
  },
);

it('notifications with a question on a page stay until the question is answered', async () => {
  const to = pathTo(paths.leaderCompleteSwitch, { request: id(8) });
  const offer = notification(1, { actionType: 'ACTION', primaryDisplayName: 'Answer', primaryActionUrl: to });
  const { api, user, address } = page([offer]);
  await user.click(await screen.findByRole('link', { name: 'Answer' }));
  expect(address()).toBe(to);
  expect(calls(api)).toEqual([]);
});

it('notifications never send the token to another site: a foreign address is an ordinary link', async () => {
  const foreign = 'https://example.com/v1/pods/join';
  const link = { primaryDisplayName: 'Read', primaryActionUrl: foreign, externalLink: true };
  const { api } = page([notification(1, { actionType: 'DISMISSIBLE_ACTION', ...link })]);
  const read = await screen.findByRole('link', { name: /Read/ });
  expect(read).toHaveAttribute('href', foreign);
  expect(read).toHaveAttribute('target', '_blank');
  expect(read).toHaveAttribute('rel', 'noopener noreferrer');
  expect(calls(api)).toEqual([]);
  expect(await button('Dismiss')).toBeVisible();
});

const businessId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a06';
const listOf = (...actions: OnboardingActionName[]) => reply(actions.map((action) => ({ action, businessId })));

it("required actions stay listed, deferred or not, and the list doesn't look empty", async () => {
  page([], { listAllMyActions: reply([{ action: 'COMPLETE_PROFILE', businessId, deferredUntil: 4_000_000_000 }]) });
  expect(await screen.findByRole('link', { name: 'Write your bio' })).toHaveAttribute(
    'href',
    '/account/bio?return=%2Fnotifications',
  );
  expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
});

describe('a new leader', () => {
  const given = {
    listMyBusinesses: reply([aBusiness({ id: businessId })]),
    listAllMyActions: listOf('LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING'),
  };
  const approvedIn = (business: string) =>
    notification(1, {
      actionType: 'DISMISSIBLE_ACTION',
      primaryDisplayName: 'See',
      primaryActionUrl: pageLinks.leaderWelcome(business),
    });

  it("the next of a new leader's two steps is listed, unless a notification links to it", async () => {
    const { api, store } = page([], given);
    expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Confirm training' })).not.toBeInTheDocument();
    api.replies.listMyNotifications = reply([approvedIn(businessId)]);
    store.dispatch(notificationsApi.util.invalidateTags(['Notification']));
    expect(await screen.findByRole('link', { name: 'See' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get started' })).not.toBeInTheDocument();
  });

  it("a notification that links to the same step in another business doesn't hide this business's step", async () => {
    page([approvedIn(id(77))], given);
    expect(await screen.findByRole('link', { name: 'See' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
  });
});

it("answering a notification shows the server's message", async () => {
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  const { user } = page([choice], { approveLeader: reply({ done: true, message: 'Maya Okafor is approved.' }) });
  await user.click(await button('Approve'));
  expect(await screen.findByText('Maya Okafor is approved.')).toBeVisible();
});

it.each(['Approve', 'Decline'])('%s offers Undo, which reverses the answer', async (what) => {
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  const undoUrl = approve.replace('approve', 'reopen-application?answer=DECLINED');
  const answered = reply({ done: true, message: 'Maya Okafor is answered.', undoUrl });
  const { api, user } = page([choice], { approveLeader: answered, declineLeader: answered });
  const waiting = api.replies.listMyNotifications;
  const answer = await button(what);
  api.replies.listMyNotifications = reply([]);
  await user.click(answer);
  expect(await screen.findByText('Nothing new')).toBeVisible();
  api.replies.listMyNotifications = waiting;
  await user.click(await button('Undo'));
  expect(await button('Approve')).toBeVisible();
  expect(calls(api)).toContain('reopenApplication');
});
