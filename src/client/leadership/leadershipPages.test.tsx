import { screen, waitFor } from '@testing-library/react';
import type { Leader, LeaderCandidate } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { aMember } from '../members/testing/samples';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aBusiness, aMembership, idOf } from '../testing/samples';
import { aPod, can, membershipId } from '../pods/testing/samples';
import { DemoteLeaderPage } from './DemoteLeaderPage';
import { MyLeadership } from './MyLeadership';
import { RequestLeadershipPage, RequestLeadershipSentPage } from './RequestLeadershipPage';

const pod = aPod({ can: can('demoteLeader', 'offerTransfer') });
const managed = aMembership({ admin: true, can: { ...aMembership().can, manageMembers: true } });
const applicable = aMembership({
  leaderStatus: 'NONE',
  can: { ...aMembership().can, requestLeadership: true },
});

describe('unassigning a leader', () => {
  const byPod = `/leader/demote?p=${pod.id}`;
  const leader: Leader = {
    userId: idOf(2),
    firstName: 'Anna',
    lastName: 'Lindqvist',
    bio: '',
    podId: pod.id,
    podName: pod.name,
    leaderStatus: 'SIGNED_OFF',
    canLeadNewPod: false,
  };

  function open(route: string, replies: Parameters<typeof fakeApi>[0] = {}, staysHere = false) {
    const api = fakeApi({
      getPod: reply(pod),
      getMembership: reply(managed),
      listLeaders: reply([leader]),
      demoteLeader: reply({ done: true }),
      ...replies,
    });
    return { ...api, ...renderPage(<DemoteLeaderPage />, { route, staysHere }) };
  }

  test.each([byPod, `/leader/demote?m=${membershipId}&l=${idOf(2)}`])(
    'a pod without an assistant will have no leader, and the next page chooses one: %s',
    async (route) => {
      const { user, sent, address } = open(route);
      expect(await screen.findByText(/Early Birds will have no leader/)).toBeVisible();
      expect(screen.getByText(/Anna Lindqvist stays in Early Birds as a participant/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Unassign leader' }));
      await waitFor(() => expect(address()).toBe(`/leader/switch?p=${pod.id}`));
      expect(sent.find(({ operationId }) => operationId === 'demoteLeader')?.url.pathname).toBe(
        `/v1/memberships/${membershipId}/leaders/${idOf(2)}`,
      );
    },
  );

  const assisted = { ...pod, assistantId: idOf(3), assistantName: 'Bo Lund', assistantConfirmed: true };
  const bo: LeaderCandidate = {
    userId: idOf(3),
    firstName: 'Bo',
    lastName: 'Lund',
    inPod: true,
    leaderStatus: 'NONE',
  };
  const choiceOf = (...candidates: LeaderCandidate[]) => reply({ candidates, leaderLeaves: false });

  test('the assistant who takes over is named', async () => {
    const { user, address } = open(byPod, { getPod: reply(assisted), getLeaderCandidates: choiceOf(bo) });
    expect(await screen.findByText(/Bo Lund, the assistant leader, takes over/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unassign leader' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
  });

  test.each([
    ['is disabled', choiceOf()],
    ['leads another pod', choiceOf({ ...bo, leadsPodName: 'Night Owls' })],
  ])(
    'an assistant who %s doesn’t take over, and the next page chooses somebody',
    async (_what, getLeaderCandidates) => {
      const { user, address } = open(byPod, { getPod: reply(assisted), getLeaderCandidates });
      expect(await screen.findByText(/Early Birds will have no leader/)).toBeVisible();
      expect(screen.queryByText(/takes over/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Unassign leader' }));
      await waitFor(() => expect(address()).toBe(`/leader/switch?p=${pod.id}`));
    },
  );

  test.each([byPod, `/leader/demote?m=${membershipId}&l=${idOf(2)}`])(
    'the page stays until the next one has loaded: %s',
    async (route) => {
      const { leaderId: _id, leaderName: _name, ...leaderless } = pod;
      const { user, router, sent, replies } = open(route, {}, true);
      const demote = await screen.findByRole('button', { name: 'Unassign leader' });
      const request = sent.length;
      replies.demoteLeader = () => {
        replies.getPod = reply({ ...leaderless, can: can('offerTransfer') });
        replies.listLeaders = reply([]);
        replies.listMembers = reply([aMember(1, { userId: idOf(2), podId: pod.id, podName: pod.name })]);
        return reply({ done: true });
      };
      await user.click(demote);
      await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
      await waitFor(() => expect(sent.slice(request).map(({ operationId }) => operationId)).toContain('getPod'));
      await settled();
      expect(screen.getByText(/Early Birds will have no leader/)).toBeVisible();
    },
  );

  test('a leader who participates in another pod can’t be unassigned, and sees how to leave it', async () => {
    const other = { id: idOf(201), name: 'Night Owls' };
    const anna = aMember(1, { userId: idOf(2), podId: other.id, podName: other.name });
    const { sent } = open(byPod, { listMembers: reply([anna]) });
    expect(await screen.findByText(/Remove them from Night Owls first/)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Go to Night Owls' });
    expect(way).toHaveAttribute('href', pathTo(paths.podsAdmin, { pod: other.id }));
    expect(screen.queryByRole('button', { name: 'Unassign leader' })).not.toBeInTheDocument();
    expect(sent.find(({ operationId }) => operationId === 'listMembers')?.url.searchParams.get('userId')).toBe(idOf(2));
  });

  test('the assistant is fetched by id, rather than searched for in a page of candidates', async () => {
    const { sent } = open(byPod, { getPod: reply(assisted), getLeaderCandidates: choiceOf(bo) });
    await screen.findByText(/Bo Lund, the assistant leader, takes over/);
    const request = sent.find(({ operationId }) => operationId === 'getLeaderCandidates');
    expect(request?.url.searchParams.get('userId')).toBe(bo.userId);
  });

  test('a leader is fetched by id, rather than searched for in a paginated list', async () => {
    const { sent } = open(`/leader/demote?m=${membershipId}&l=${idOf(2)}`);
    await screen.findByText(/Early Birds will have no leader/);
    const request = sent.find(({ operationId }) => operationId === 'listLeaders');
    expect(request?.url.searchParams.get('userId')).toBe(idOf(2));
  });

  test('a leader without a pod loses only their leader status', async () => {
    const { podId: _pod, podName: _name, ...podless } = leader;
    open(`/leader/demote?m=${membershipId}&l=${idOf(2)}`, { listLeaders: reply([podless]) });
    expect(await screen.findByText(/won’t be able to lead a pod in Small Steps Circle/)).toBeVisible();
    expect(screen.queryByText(/stays in/)).not.toBeInTheDocument();
  });

  test('a refusal shows its reason', async () => {
    const detail = 'Anna Lindqvist is already in Night Owls. Remove them from there first.';
    const { user } = open(byPod, { demoteLeader: refuse(409, { detail }) });
    await user.click(await screen.findByRole('button', { name: 'Unassign leader' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  test('users without permission to unassign a leader get ‘not found’', async () => {
    open(byPod, { getPod: reply(aPod()) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });

  test('the page states if a person isn’t a leader', async () => {
    open(`/leader/demote?m=${membershipId}&l=${idOf(77)}`);
    expect(await screen.findByText('This person isn’t a leader')).toBeVisible();
  });
});

describe('applying to lead', () => {
  const route = `/request-leadership?m=${membershipId}`;

  test('sends the request to the membership admin, and says so', async () => {
    fakeApi({ getMembership: reply(applicable), requestLeadership: reply({ status: 'PENDING_APPROVAL' }) });
    const { user, address } = renderPage(<RequestLeadershipPage />, { route });
    expect(await screen.findByText(/Your request goes to the membership admin of Small Steps Circle/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(address()).toBe('/request-leadership-sent'));
  });

  test('shows the only membership where the user can apply, if the address names none', async () => {
    const mine = [applicable, aMembership({ id: idOf(101), name: 'Other', leaderStatus: 'SIGNED_OFF' })];
    fakeApi({ listMyBusinesses: reply([aBusiness()]), listMyMemberships: reply(mine) });
    renderPage(<RequestLeadershipPage />, { route: '/request-leadership' });
    expect(await screen.findByText(/membership admin of Small Steps Circle/)).toBeVisible();
  });

  test.each([
    ['PENDING_APPROVAL', /hasn’t answered yet/],
    ['APPROVED', /Confirm your training/],
    ['SIGNED_OFF', /You can lead a pod here/],
  ] as const)('shows a user who is %s their status instead', async (leaderStatus, sentence) => {
    fakeApi({ getMembership: reply(aMembership({ leaderStatus })) });
    renderPage(<RequestLeadershipPage />, { route });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
  });

  test('links back to the settings once the application is sent', () => {
    renderPage(<RequestLeadershipSentPage />, { route: '/request-leadership-sent' });
    expect(screen.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Okay' })).toHaveAttribute('href', '/my-settings');
  });
});

describe("the user's own leadership", () => {
  const settings = [
    { name: 'LeaderTrainingLink' as const, value: 'https://example.com/training' },
    { name: 'LeaderAgreementLink' as const, value: 'https://example.com/agreement' },
  ];

  test('shows the application to a member who may apply, and no links for leaders', () => {
    fakeApi({ getPlatformSettings: reply([]) });
    renderPage(<MyLeadership memberships={[{ ...applicable, settings }]} />);
    const apply = screen.getByRole('link', { name: 'Apply to lead your own Pod in Small Steps Circle' });
    expect(apply).toHaveAttribute('href', `/request-leadership?m=${membershipId}`);
    expect(screen.queryByRole('link', { name: 'Leader agreement' })).not.toBeInTheDocument();
  });

  test('shows a leader the note, the training and the agreement', () => {
    fakeApi({ getPlatformSettings: reply([]) });
    renderPage(<MyLeadership memberships={[aMembership({ leader: true, leaderStatus: 'SIGNED_OFF', settings })]} />);
    expect(screen.getByText(/Hand it over before you leave/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leader training' })).toHaveAttribute(
      'href',
      'https://example.com/training',
    );
    expect(screen.getByRole('link', { name: 'Leader agreement' })).toBeVisible();
  });

  test("the product's agreement doesn't replace the platform's while the latter couldn't be loaded", async () => {
    const { replies } = fakeApi({ getPlatformSettings: refuse(500) });
    const { user } = renderPage(<MyLeadership memberships={[aMembership({ leaderStatus: 'APPROVED' })]} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('link', { name: 'Leader agreement' })).not.toBeInTheDocument();
    const value = 'https://platform.example.com';
    replies.getPlatformSettings = reply([{ name: 'LeaderAgreementLink', value }]);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Leader agreement' })).toHaveAttribute('href', value);
  });

  test("shows nothing to staff who aren't members", () => {
    fakeApi({ getPlatformSettings: reply([]) });
    renderPage(<MyLeadership memberships={[aMembership({ member: false })]} />);
    expect(screen.queryByText('Leading a pod')).not.toBeInTheDocument();
  });

  test('shows approved leaders the same links as their card', async () => {
    fakeApi({ getPlatformSettings: reply([]) });
    renderPage(<MyLeadership memberships={[aMembership({ leaderStatus: 'APPROVED' })]} />);
    expect(await screen.findByRole('link', { name: 'Leader agreement' })).toHaveAttribute(
      'href',
      '/sign-up/leader/agreement',
    );
    expect(screen.queryByRole('link', { name: 'Leader training' })).not.toBeInTheDocument();
  });
});
