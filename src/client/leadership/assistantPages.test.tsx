import { act, screen, waitFor } from '@testing-library/react';
import { anna, aPod, aPodMember, me, runnerPermissions } from '../pods/testing/samples';
import { fakeTimers } from '../testing/clock';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { AssignAssistantPage } from './AssignAssistantPage';
import { ConfirmAssistantPage } from './ConfirmAssistantPage';
import { UnassignAssistantPage } from './UnassignAssistantPage';

const nick = aPodMember();
const pod = aPod({ can: runnerPermissions });
const here = `p=${pod.id}&u=${nick.userId}`;
const participantPage = `/pod/participant?${here}`;
const named = { podId: pod.id, podName: pod.name, membershipName: pod.membershipName };
const nobody = { ...named, confirmed: false };
const bodyOf = (sent: ReturnType<typeof fakeApi>['sent'], operationId: string) =>
  sent.find((one) => one.operationId === operationId)?.body;

const whenRefetched = (sent: ReturnType<typeof fakeApi>['sent'], operationId: string) =>
  waitFor(() => expect(sent.filter((one) => one.operationId === operationId).length).toBeGreaterThan(1));

describe('asking somebody to assist', () => {
  const route = `/pod/participant/assign?${here}`;
  const base = () => ({ getPod: reply(pod), listPodMembers: reply([anna, nick]) });

  test('explains the request, sends it, and returns to the participant’s page', async () => {
    const requested = { ...nobody, assistantId: nick.userId, assistantName: 'Nick Papadopoulos' };
    const { sent } = fakeApi({ ...base(), assignAssistantLeader: reply(requested) });
    const { user, address } = renderPage(<AssignAssistantPage />, { route });
    expect(await screen.findByText(/will be asked for a meeting link, which overrides the current one/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask Nick' }));
    await waitFor(() => expect(address()).toBe(participantPage));
    expect(bodyOf(sent, 'assignAssistantLeader')).toEqual({ participantId: nick.userId });
  });

  test.each([
    [true, /Maya Stone will no longer be assistant leader/],
    [false, /Your request to Maya Stone, who hasn’t confirmed yet, will be withdrawn/],
  ])('names who assisted or was asked before (confirmed: %s)', async (assistantConfirmed, sentence) => {
    const other = { assistantId: idOf(4), assistantName: 'Maya Stone', assistantConfirmed };
    fakeApi({ ...base(), getPod: reply({ ...pod, ...other }) });
    renderPage(<AssignAssistantPage />, { route });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test.each([
    [false, 'Nick Papadopoulos has already been asked'],
    [true, 'Nick Papadopoulos is already assistant leader'],
  ])('doesn’t ask again (confirmed: %s)', async (confirmed, title) => {
    const named = { assistantId: nick.userId, assistantName: 'Nick Papadopoulos', assistantConfirmed: confirmed };
    const people = [anna, { ...nick, assistant: confirmed }];
    fakeApi({ ...base(), getPod: reply({ ...pod, ...named }), listPodMembers: reply(people) });
    renderPage(<AssignAssistantPage />, { route });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Nick Papadopoulos' })).toHaveAttribute('href', participantPage);
    expect(screen.queryByRole('button', { name: 'Ask Nick' })).not.toBeInTheDocument();
  });

  test('keeps the page until the next page has loaded', async () => {
    const requested = { ...nobody, assistantId: nick.userId, assistantName: 'Nick Papadopoulos' };
    const { sent, replies } = fakeApi(base());
    const { user, router } = renderPage(<AssignAssistantPage />, { route, staysHere: true });
    const ask = await screen.findByRole('button', { name: 'Ask Nick' });
    replies.assignAssistantLeader = () => {
      replies.getPod = reply({ ...pod, assistantId: nick.userId, assistantName: 'Nick', assistantConfirmed: false });
      return reply(requested);
    };
    await user.click(ask);
    await whenRefetched(sent, 'getPod');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await settled();
    expect(ask).toBeVisible();
  });

  test('shows a refusal with its reason', async () => {
    const detail = 'Nick Papadopoulos is no longer in Early Birds.';
    fakeApi({ ...base(), assignAssistantLeader: refuse(409, { detail }) });
    const { user } = renderPage(<AssignAssistantPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Ask Nick' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });
});

describe('unassigning the assistant', () => {
  const route = `/pod/participant/unassign?${here}`;
  const assisting = { assistantId: nick.userId, assistantName: 'Nick Papadopoulos', assistantConfirmed: true };
  const links = { meetingLink: 'https://meet.example.com/nick', originalMeetingLink: 'https://meet.example.com/pod' };
  const base = () => ({
    getPod: reply({ ...pod, ...assisting }),
    listPodMembers: reply([anna, { ...nick, assistant: true }]),
    getAssistantLeader: reply({ ...named, assistantId: nick.userId, confirmed: true, ...links }),
  });

  test('shows whose link takes over, and returns to the participant’s page', async () => {
    const answer = reply({ status: 'UNASSIGNED', meetingLink: links.originalMeetingLink });
    fakeApi({ ...base(), unassignAssistantLeader: answer });
    const { user, address } = renderPage(<UnassignAssistantPage />, { route });
    expect(await screen.findByText(/reverts to the original: https:\/\/meet.example.com\/pod/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unassign assistant leader' }));
    await waitFor(() => expect(address()).toBe(participantPage));
  });

  test('shows that the pod has no link of its own yet', async () => {
    fakeApi({ ...base(), unassignAssistantLeader: reply({ status: 'UNASSIGNED', meetingLink: '' }) });
    const { user } = renderPage(<UnassignAssistantPage />, { route });
    renderPage(<ToastsAndDialogs />);
    await user.click(await screen.findByRole('button', { name: 'Unassign assistant leader' }));
    expect(await screen.findByText(/The pod has no meeting link of its own yet/)).toBeVisible();
  });

  test('keeps the page until the next page has loaded', async () => {
    const { sent, replies } = fakeApi(base());
    const { user, router } = renderPage(<UnassignAssistantPage />, { route, staysHere: true });
    const button = await screen.findByRole('button', { name: 'Unassign assistant leader' });
    replies.unassignAssistantLeader = () => {
      replies.getPod = reply(pod);
      return reply({ status: 'UNASSIGNED', meetingLink: links.originalMeetingLink });
    };
    await user.click(button);
    await whenRefetched(sent, 'getPod');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await settled();
    expect(button).toBeVisible();
  });

  test('any failure shows the same message for three seconds', async () => {
    fakeApi({ ...base(), unassignAssistantLeader: refuse(500, { detail: 'Broken.' }) });
    const { user } = renderPage(<UnassignAssistantPage />, { route });
    const button = await screen.findByRole('button', { name: 'Unassign assistant leader' });
    await screen.findByText(/reverts to the original: /);
    fakeTimers();
    try {
      await user.click(button);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent("Oops! That didn't work. Please try again");
      act(() => void jest.advanceTimersByTime(2500));
      expect(alert).toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(600));
      expect(alert).not.toBeInTheDocument();
      expect(button).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
  });

  test('withdraws a request that hasn’t been answered', async () => {
    fakeApi({
      ...base(),
      getPod: reply({ ...pod, ...assisting, assistantConfirmed: false }),
      listPodMembers: reply([anna, nick]),
    });
    renderPage(<UnassignAssistantPage />, { route });
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeVisible();
  });

  test('isn’t possible for a participant who isn’t the assistant', async () => {
    fakeApi({ ...base(), getPod: reply(pod) });
    renderPage(<UnassignAssistantPage />, { route });
    expect(await screen.findByText('There’s nothing to unassign.')).toBeVisible();
  });
});

describe('confirming to assist', () => {
  const route = `/pod/confirm-assistant-leader?p=${pod.id}`;
  const requested = { ...named, assistantId: me.id, assistantName: 'Maya Goldberg', confirmed: false };
  const base = () => ({ getMyUser: reply(me), getAssistantLeader: reply(requested) });
  const linkField = () => screen.findByRole('textbox', { name: /Meeting link/ });

  test('requires a meeting link, confirms with it, and opens the pod', async () => {
    const { sent } = fakeApi({ ...base(), confirmAssistantLeader: reply({ ...requested, confirmed: true }) });
    const { user, address } = renderPage(<ConfirmAssistantPage />, { route });
    await user.type(await linkField(), ' https://meet.example.com/maya ');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(bodyOf(sent, 'confirmAssistantLeader')).toEqual({ meetingLink: 'https://meet.example.com/maya' });
  });

  test('can be declined, without a link', async () => {
    const { sent } = fakeApi({ ...base(), declineAssistantLeader: reply(nobody) });
    const { user, address } = renderPage(<ConfirmAssistantPage />, { route });
    await user.type(await linkField(), 'https://');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(sent.map(({ operationId }) => operationId)).toContain('declineAssistantLeader');
  });

  test('shows that the link is required, until the user types', async () => {
    const { sent } = fakeApi(base());
    const { user } = renderPage(<ConfirmAssistantPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(await linkField()).toHaveAccessibleDescription(/Meeting link is required/));
    await user.type(await linkField(), 'https://meet.example.com/maya');
    await waitFor(async () => expect(await linkField()).not.toHaveAccessibleDescription(/required/));
    expect(sent.map(({ operationId }) => operationId)).not.toContain('confirmAssistantLeader');
  });

  test.each([
    ['unknown', { ...base(), getAssistantLeader: refuse(404) }],
    ['withdrawn', { ...base(), getAssistantLeader: reply(nobody) }],
    ['somebody else’s', { ...base(), getAssistantLeader: reply({ ...requested, assistantId: idOf(4) }) }],
    ['used', { ...base(), getAssistantLeader: reply({ ...requested, confirmed: true }) }],
  ])('a request that is %s says that the link is no longer valid', async (_what, replies) => {
    fakeApi(replies);
    renderPage(<ConfirmAssistantPage />, { route });
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
    expect(screen.getByText('Link is no longer valid')).toBeVisible();
  });

  test('an invalid address, or one without a request, shows the same message', async () => {
    fakeApi({ ...base(), listMyPods: reply([]) });
    const { unmount } = renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader?p=%00' });
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
    unmount();
    renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader' });
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
  });

  test('without a pod in the address, the page shows the only request', async () => {
    fakeApi({ ...base(), listMyPods: reply([{ ...pod, assistantId: me.id, assistantConfirmed: false }]) });
    renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader' });
    expect(await linkField()).toBeVisible();
  });

  test.each([route, '/pod/confirm-assistant-leader'])(
    'keeps the page until the pod has loaded: %s',
    async (address) => {
      const mine = (assistantConfirmed: boolean) => reply([{ ...pod, assistantId: me.id, assistantConfirmed }]);
      const { sent, replies } = fakeApi({ ...base(), listMyPods: mine(false) });
      const { user, router } = renderPage(<ConfirmAssistantPage />, { route: address, staysHere: true });
      const link = await linkField();
      await user.type(link, 'https://meet.example.com/maya');
      replies.confirmAssistantLeader = () => {
        replies.getAssistantLeader = reply({ ...requested, confirmed: true });
        replies.listMyPods = mine(true);
        return reply({ ...requested, confirmed: true });
      };
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      await whenRefetched(sent, 'getAssistantLeader');
      await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
      await settled();
      expect(link).toHaveValue('https://meet.example.com/maya');
      expect(screen.queryByText('Link is no longer valid')).not.toBeInTheDocument();
    },
  );

  test('a pod without an assistant doesn’t ask anyone to confirm, even before the user has loaded', async () => {
    const { sent, replies } = fakeApi({ ...base(), getMyUser: pending, listMyPods: reply([aPod()]) });
    const { unmount } = renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader' });
    await settled();
    expect(sent.map(({ operationId }) => operationId)).not.toContain('getAssistantLeader');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    unmount();
    replies.getMyUser = reply(me);
    renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader' });
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
  });

  test("a profile that couldn't be loaded can be retried", async () => {
    const { replies } = fakeApi({ ...base(), getMyUser: refuse(500) });
    const { user } = renderPage(<ConfirmAssistantPage />, { route });
    const again = await screen.findByRole('button', { name: 'Try again' });
    replies.getMyUser = reply(me);
    await user.click(again);
    expect(await linkField()).toBeVisible();
  });

  test('if the request is withdrawn while the link is being typed, the page says so', async () => {
    let withdrawn = false;
    fakeApi({
      ...base(),
      getAssistantLeader: () => (withdrawn ? reply(nobody) : reply(requested)),
      confirmAssistantLeader: refuse(404),
    });
    const { user } = renderPage(<ConfirmAssistantPage />, { route });
    await user.type(await linkField(), 'https://meet.example.com/maya');
    withdrawn = true;
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
  });
});
