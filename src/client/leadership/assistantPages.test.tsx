import { act, screen, waitFor } from '@testing-library/react';
import { anna, aPod, aPodMember, me, running } from '../pods/testing/samples';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { AssignAssistantPage } from './AssignAssistantPage';
import { ConfirmAssistantPage } from './ConfirmAssistantPage';
import { UnassignAssistantPage } from './UnassignAssistantPage';

const nick = aPodMember();
const pod = aPod({ can: running });
const here = `p=${pod.id}&u=${nick.userId}`;
const participantPage = `/pod/participant?${here}`;
const named = { podId: pod.id, podName: pod.name, membershipName: pod.membershipName };
const nobody = { ...named, confirmed: false };
const bodyOf = (sent: ReturnType<typeof fakeApi>['sent'], operationId: string) =>
  sent.find((one) => one.operationId === operationId)?.body;

describe('asking somebody to assist', () => {
  const route = `/pod/participant/assign?${here}`;
  const base = () => ({ getPod: reply(pod), listPodMembers: reply([anna, nick]) });

  test('it says what they are asked for, asks them, and leads back to their page', async () => {
    const asked = { ...nobody, assistantId: nick.userId, assistantName: 'Nick Papadopoulos' };
    const { sent } = fakeApi({ ...base(), assignAssistantLeader: reply(asked) });
    const { user, address } = renderPage(<AssignAssistantPage />, { route });
    expect(await screen.findByText(/will be asked for a meeting link, which overrides the current one/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask Nick' }));
    await waitFor(() => expect(address()).toBe(participantPage));
    expect(bodyOf(sent, 'assignAssistantLeader')).toEqual({ participantId: nick.userId });
  });

  test.each([
    [true, /Maya Stone, who is assistant leader now, no longer is/],
    [false, /The request to Maya Stone, who hasn’t confirmed yet, is withdrawn/],
  ])('who assisted or was asked before is named (confirmed: %s)', async (assistantConfirmed, sentence) => {
    const other = { assistantId: idOf(4), assistantName: 'Maya Stone', assistantConfirmed };
    fakeApi({ ...base(), getPod: reply({ ...pod, ...other }) });
    renderPage(<AssignAssistantPage />, { route });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('a refusal stays on the page with its reason', async () => {
    const detail = 'Nick Papadopoulos isn’t in Early Birds any more.';
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

  test('it says which link is back, and leads back to their page', async () => {
    const answer = reply({ status: 'UNASSIGNED', meetingLink: links.originalMeetingLink });
    fakeApi({ ...base(), unassignAssistantLeader: answer });
    const { user, address } = renderPage(<UnassignAssistantPage />, { route });
    expect(await screen.findByText(/reverts to the original: https:\/\/meet.example.com\/pod/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unassign assistant leader' }));
    await waitFor(() => expect(address()).toBe(participantPage));
  });

  test('whatever fails is said in the same words, for three seconds', async () => {
    fakeApi({ ...base(), unassignAssistantLeader: refuse(500, { detail: 'Broken.' }) });
    const { user } = renderPage(<UnassignAssistantPage />, { route });
    const button = await screen.findByRole('button', { name: 'Unassign assistant leader' });
    await screen.findByText(/reverts to the original: /);
    jest.useFakeTimers({ advanceTimers: true });
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

  test('a request that is not answered yet is withdrawn', async () => {
    fakeApi({
      ...base(),
      getPod: reply({ ...pod, ...assisting, assistantConfirmed: false }),
      listPodMembers: reply([anna, nick]),
    });
    renderPage(<UnassignAssistantPage />, { route });
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeVisible();
  });

  test('who does not assist has nothing to be unassigned from', async () => {
    fakeApi({ ...base(), getPod: reply(pod) });
    renderPage(<UnassignAssistantPage />, { route });
    expect(await screen.findByText('There is nothing to unassign.')).toBeVisible();
  });
});

describe('confirming to assist', () => {
  const route = `/pod/confirm-assistant-leader?p=${pod.id}`;
  const asked = { ...named, assistantId: me.id, assistantName: 'Maya Goldberg', confirmed: false };
  const base = () => ({ getMyUser: reply(me), getAssistantLeader: reply(asked) });
  const linkField = () => screen.findByRole('textbox', { name: /Meeting link/ });

  test('it asks for a meeting link, confirms with it, and leads to the pod', async () => {
    const { sent } = fakeApi({ ...base(), confirmAssistantLeader: reply({ ...asked, confirmed: true }) });
    const { user, address } = renderPage(<ConfirmAssistantPage />, { route });
    await user.type(await linkField(), ' https://meet.example.com/maya ');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(bodyOf(sent, 'confirmAssistantLeader')).toEqual({ meetingLink: 'https://meet.example.com/maya' });
  });

  test('the link is required, and the error clears when the person types', async () => {
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
    ['somebody else’s', { ...base(), getAssistantLeader: reply({ ...asked, assistantId: idOf(4) }) }],
    ['used', { ...base(), getAssistantLeader: reply({ ...asked, confirmed: true }) }],
  ])('a request that is %s shows that the link is no longer valid', async (_what, replies) => {
    fakeApi(replies);
    renderPage(<ConfirmAssistantPage />, { route });
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
    expect(screen.getByText('Link is no longer valid')).toBeVisible();
  });

  test('an address that is no link, or names nothing, shows the same', async () => {
    fakeApi({ ...base(), listMyPods: reply([]) });
    const { unmount } = renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader?p=%00' });
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
    unmount();
    renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader' });
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
  });

  test('without a pod in the address it is about the only request there is', async () => {
    fakeApi({ ...base(), listMyPods: reply([{ ...pod, assistantId: me.id, assistantConfirmed: false }]) });
    renderPage(<ConfirmAssistantPage />, { route: '/pod/confirm-assistant-leader' });
    expect(await linkField()).toBeVisible();
  });

  test('a request that is withdrawn while the link is typed shows so', async () => {
    let withdrawn = false;
    fakeApi({
      ...base(),
      getAssistantLeader: () => (withdrawn ? reply(nobody) : reply(asked)),
      confirmAssistantLeader: refuse(404),
    });
    const { user } = renderPage(<ConfirmAssistantPage />, { route });
    await user.type(await linkField(), 'https://meet.example.com/maya');
    withdrawn = true;
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Link is no longer valid')).toBeVisible();
  });
});
