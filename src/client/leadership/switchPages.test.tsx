import { screen, waitFor, within } from '@testing-library/react';
import type { LeaderCandidate, LeaderTransfer } from '../../contract/entities.gen';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { answerBeforeLeaving } from '../testing/leaving';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { aPod, can, me, membershipId } from '../pods/testing/samples';
import { CompleteSwitchPage } from './CompleteSwitchPage';
import { LeaderSwitchPage } from './LeaderSwitchPage';

const pod = aPod({ myRole: 'leader', leaderId: me.id, leaderName: 'Maya Goldberg', can: can('offerTransfer') });

const candidate = (number: number, firstName: string, changes: Partial<LeaderCandidate> = {}): LeaderCandidate => ({
  userId: idOf(number),
  firstName,
  lastName: 'Okafor',
  inPod: true,
  leaderStatus: 'NONE',
  ...changes,
});

const aTransfer = (changes: Partial<LeaderTransfer> = {}): LeaderTransfer => ({
  id: idOf(700),
  podId: pod.id,
  podName: 'Early Birds',
  membershipId,
  membershipName: 'Small Steps Circle',
  participantId: idOf(11),
  participantName: 'Ada Okafor',
  leaderName: 'Maya Goldberg',
  leaderLeaves: false,
  state: 'open',
  created: 1_700_000_000_000,
  expires: 1_701_209_600_000,
  ...changes,
});

const people = [candidate(11, 'Ada'), candidate(12, 'Bo', { leadsPodName: 'Night Owls' })];
const chosen = `/leader/switch?p=${pod.id}&u=${idOf(11)}`;

describe("choosing a pod's leader", () => {
  function open(route: string, replies: Parameters<typeof fakeApi>[0] = {}, staysHere = false) {
    const api = fakeApi({
      getPod: reply(pod),
      getMyUser: reply(me),
      getLeaderCandidates: reply({ candidates: people, leaderLeaves: false }),
      ...replies,
    });
    return { ...api, ...renderPage(<LeaderSwitchPage />, { route, staysHere }) };
  }

  test("the leader chooses from the server's candidates; leaders of other pods are marked", async () => {
    open(`/leader/switch?p=${pod.id}`);
    expect(await screen.findByRole('heading', { name: 'Hand over Early Birds' })).toBeVisible();
    expect(await screen.findByText('(Leader of Night Owls Pod)')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /Make leader/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([chosen]);
  });

  test('a candidate who has been asked is marked, with the last day to answer', async () => {
    const openTransfer = aTransfer();
    open(`/leader/switch?p=${pod.id}`, {
      getLeaderCandidates: reply({ candidates: people, leaderLeaves: false, openTransfer }),
    });
    expect(await screen.findByText(/Ada Okafor has been asked and can answer until/)).toBeVisible();
    const row = screen.getByText('Ada Okafor').closest('li')!;
    expect(within(row).getByText('Asked to lead')).toBeVisible();
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  });

  test('a pod without candidates shows why there are none', async () => {
    open(`/leader/switch?p=${pod.id}`, { getLeaderCandidates: reply({ candidates: [], leaderLeaves: false }) });
    expect(await screen.findByText('There’s nobody to choose yet')).toBeVisible();
  });

  const pageOf = (candidates: LeaderCandidate[], next?: string) => ({
    ...reply({ candidates, leaderLeaves: false }),
    headers: {
      'X-Total-Count': '150',
      ...(next && { Link: `</v1/pods/${pod.id}/leader-candidates?after=${next}>; rel="next"` }),
    },
  });

  test('further candidates load on scrolling, and a page that fails to load shows an error', async () => {
    let refused = true;
    const { user } = open(`/leader/switch?p=${pod.id}`, {
      getLeaderCandidates: ({ url }) => {
        if (!url.searchParams.has('after')) return pageOf(people, 'W10');
        return refused ? refuse(500) : pageOf([candidate(99, 'Zoe', { inPod: false })]);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load the rest.')).toBeVisible();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Zoe Okafor')).toBeVisible();
    expect(screen.getByText('Ada Okafor')).toBeVisible();
  });

  test('many candidates can be searched on the server, with the search in the address', async () => {
    const { user, address } = open(`/leader/switch?p=${pod.id}`, {
      getLeaderCandidates: ({ url }) => {
        const q = url.searchParams.get('q');
        if (q === null) return pageOf(people, 'W10');
        return reply({ candidates: q === 'zoe' ? [candidate(99, 'Zoe')] : [], leaderLeaves: false });
      },
    });
    await user.type(await screen.findByRole('searchbox'), 'zoe');
    expect(await screen.findByText('Zoe Okafor')).toBeVisible();
    expect(screen.queryByText('Ada Okafor')).not.toBeInTheDocument();
    expect(address()).toBe(`/leader/switch?p=${pod.id}&q=zoe`);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nobody matches ‘zoex’')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Ada Okafor')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('a search reports its results once answered, and the search field stays', async () => {
    const { user, replies, address } = open(`/leader/switch?p=${pod.id}&q=zoe`, {
      getLeaderCandidates: reply({ candidates: [], leaderLeaves: false }),
    });
    expect(await screen.findByText('Nobody matches ‘zoe’')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 people');
    replies.getLeaderCandidates = pending;
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(address()).not.toContain('zoe'));
    await settled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByText('There’s nobody to choose yet')).not.toBeInTheDocument();
  });

  test('the chosen person is fetched by id, whatever page of candidates they are on', async () => {
    const { sent } = open(chosen);
    expect(await screen.findByRole('button', { name: 'Ask Ada' })).toBeVisible();
    const request = sent.find(({ operationId }) => operationId === 'getLeaderCandidates');
    expect(request?.url.searchParams.get('userId')).toBe(idOf(11));
  });

  test('users who may not hand the pod over get ‘not found’', async () => {
    open(`/leader/switch?p=${pod.id}`, { getPod: reply(aPod()) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });

  test('the confirmation of an offer shows its effects, and opens the pod', async () => {
    const { user, sent, address } = open(chosen, { offerLeaderTransfer: reply(aTransfer()) });
    expect(await screen.findByText(/You’ll stay in the pod as a participant/)).toBeVisible();
    expect(screen.getByText(/We’ll email Ada/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask Ada' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(sent.find(({ operationId }) => operationId === 'offerLeaderTransfer')?.body).toEqual({
      participantId: idOf(11),
    });
  });

  test('the page stays until the next one has loaded', async () => {
    const { user, router, sent, replies } = open(chosen, {}, true);
    const ask = await screen.findByRole('button', { name: 'Ask Ada' });
    replies.offerLeaderTransfer = () => {
      replies.getLeaderCandidates = reply({ candidates: people, leaderLeaves: false, openTransfer: aTransfer() });
      return reply(aTransfer());
    };
    await user.click(ask);
    await waitFor(() =>
      expect(sent.filter(({ operationId }) => operationId === 'getLeaderCandidates')).toHaveLength(2),
    );
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await settled();
    expect(ask).toBeVisible();
    expect(screen.queryByText(/The request to/)).not.toBeInTheDocument();
  });

  test('staff who choose themselves see the consequences, and answer immediately', async () => {
    const mine = candidate(1, 'Maya');
    const { user, address } = open(`/leader/switch?p=${pod.id}&u=${me.id}`, {
      getPod: reply(aPod({ leaderId: undefined, leaderName: undefined, can: can('offerTransfer') })),
      getLeaderCandidates: reply({ candidates: [mine], leaderLeaves: false }),
      offerLeaderTransfer: reply(aTransfer({ participantId: me.id })),
    });
    expect(await screen.findByText(/You’ll become the leader of Early Birds once you accept/)).toBeVisible();
    expect(screen.queryByText(/know what they decide/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose myself' }));
    await waitFor(() => expect(address()).toBe(`/leader/complete-switch?r=${idOf(700)}`));
  });

  test('a leader who participates in another pod sees that they will leave this pod', async () => {
    open(chosen, { getLeaderCandidates: reply({ candidates: people, leaderLeaves: true }) });
    expect(await screen.findByText(/so you’ll leave this one/)).toBeVisible();
  });

  test('a refused offer shows why', async () => {
    const detail = 'Ada Okafor is no longer in this pod.';
    const { user } = open(chosen, { offerLeaderTransfer: refuse(409, { detail }) });
    await user.click(await screen.findByRole('button', { name: 'Ask Ada' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  test.each([
    [idOf(12), 'Bo Okafor already leads Night Owls, and can only lead one pod in a membership.'],
    [idOf(99), 'They are no longer in it, or can’t lead a pod in this membership.'],
  ])("a person who can't be asked shows why, with a link to the others: %s", async (person, why) => {
    open(`/leader/switch?p=${pod.id}&u=${person}`);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose someone else' })).toHaveAttribute(
      'href',
      `/leader/switch?p=${pod.id}`,
    );
  });
});

describe('answering an offer to lead', () => {
  const route = `/leader/complete-switch?r=${idOf(700)}`;

  function open(replies: Parameters<typeof fakeApi>[0] = {}, at = route, staysHere = false) {
    const api = fakeApi({ getLeaderTransfer: reply(aTransfer()), getMyUser: reply(me), ...replies });
    return { ...api, ...renderPage(<CompleteSwitchPage />, { route: at, staysHere }) };
  }

  test('accepting requires a meeting link, and opens the list of pods', async () => {
    const { user, sent, address } = open({ acceptLeaderTransfer: reply(aTransfer({ state: 'accepted' })) });
    expect(await screen.findByRole('heading', { name: 'Are you happy to lead Early Birds?' })).toBeVisible();
    expect(screen.getByText('Maya Goldberg will stay in the pod as a participant.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const link = screen.getByLabelText('Meeting link');
    await waitFor(() => expect(link).toHaveAccessibleDescription(/Meeting link is required/));
    await user.type(link, 'https://meet.example.com/ada');
    await waitFor(() => expect(link).not.toHaveAccessibleDescription(/Meeting link is required/));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(address()).toBe('/pods'));
    expect(sent.find(({ operationId }) => operationId === 'acceptLeaderTransfer')?.body).toEqual({
      meetingLink: 'https://meet.example.com/ada',
    });
  });

  test('declining requires no link, and opens the list of pods', async () => {
    const { user, sent, address } = open({ declineLeaderTransfer: reply(aTransfer({ state: 'declined' })) });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(address()).toBe('/pods'));
    expect(sent.map(({ operationId }) => operationId)).toContain('declineLeaderTransfer');
  });

  test("declining doesn't ask about a typed link; leaving the page does", async () => {
    const page = open({ declineLeaderTransfer: reply(aTransfer({ state: 'declined' })) });
    await page.user.type(await screen.findByLabelText(/^Meeting link/), 'https://meet.example.com/ada');
    await answerBeforeLeaving(page, 'Pods', 'Keep editing');
    await page.user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(page.address()).toBe('/pods'));
  });

  test.each([route, `/leader/complete-switch?p=${pod.id}`, '/leader/complete-switch'])(
    'the page stays until the list of pods has loaded: %s',
    async (at) => {
      const { user, router, sent, replies } = open({ listMyLeaderTransfers: reply([aTransfer()]) }, at, true);
      const decline = await screen.findByRole('button', { name: 'Decline' });
      replies.declineLeaderTransfer = () => {
        replies.getLeaderTransfer = reply(aTransfer({ state: 'declined' }));
        replies.listMyLeaderTransfers = reply([]);
        return reply(aTransfer({ state: 'declined' }));
      };
      await user.click(decline);
      await waitFor(() =>
        expect(sent.filter(({ operationId }) => operationId === 'getLeaderTransfer')).toHaveLength(2),
      );
      await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
      await settled();
      expect(decline).toBeVisible();
    },
  );

  test('while one answer is being sent, the other is disabled', async () => {
    const first = open({ acceptLeaderTransfer: pending });
    await first.user.type(await screen.findByLabelText('Meeting link'), 'https://meet.example.com/ada');
    await first.user.click(screen.getByRole('button', { name: 'Accept' }));
    const answers = ({ sent }: typeof first) =>
      sent.map(({ operationId }) => operationId).filter((name) => /acceptLeader|declineLeader/.test(name));
    await waitFor(() => expect(answers(first)).toEqual(['acceptLeaderTransfer']));
    const decline = screen.getByRole('button', { name: 'Decline' });
    expect(decline).toHaveAttribute('aria-disabled', 'true');
    await first.user.click(decline);
    await settled();
    expect(answers(first)).toEqual(['acceptLeaderTransfer']);
    first.unmount();
    const second = open({ declineLeaderTransfer: pending });
    await second.user.type(await screen.findByLabelText('Meeting link'), 'https://meet.example.com/ada');
    await second.user.click(screen.getByRole('button', { name: 'Decline' }));
    await second.user.click(screen.getByRole('button', { name: 'Accept' }));
    await settled();
    expect(answers(second)).toEqual(['declineLeaderTransfer']);
  });

  test('a failure to accept shows an error, and what was typed stays', async () => {
    const { user, address } = open({ acceptLeaderTransfer: refuse(500, { detail: 'Something went wrong.' }) });
    await user.type(await screen.findByLabelText('Meeting link'), 'https://meet.example.com/ada');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.getByLabelText('Meeting link')).toHaveValue('https://meet.example.com/ada');
    expect(address()).toBe(route);
  });

  test('other affected people are named: a leader who leaves, or an assistant whose link stays', async () => {
    open({ getLeaderTransfer: reply(aTransfer({ leaderLeaves: true, assistantName: 'Bo Lund' })) });
    expect(await screen.findByText(/Maya Goldberg is in another pod here, so they’ll leave this one/)).toBeVisible();
    expect(screen.getByText(/While Bo Lund is assistant leader/)).toBeVisible();
  });

  test.each(['accepted', 'declined', 'replaced', 'expired'] as const)(
    'a request that is %s is not found',
    async (state) => {
      open({ getLeaderTransfer: reply(aTransfer({ state })) });
      expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
      expect(screen.getByText('Link is no longer valid')).toBeVisible();
    },
  );

  test('a request for somebody else, or an invalid id, is not found', async () => {
    const other = open({ getLeaderTransfer: refuse(404) });
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
    other.unmount();
    open({}, '/leader/complete-switch?r=%00%00');
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  });

  test('without a request in the address, the page shows the only pending one, if any', async () => {
    const other = aTransfer({ id: idOf(701), podId: idOf(201), podName: 'Night Owls' });
    const at = '/leader/complete-switch';
    const first = open({ listMyLeaderTransfers: reply([aTransfer()]) }, at);
    expect(await screen.findByRole('heading', { name: 'Are you happy to lead Early Birds?' })).toBeVisible();
    expect(first.address()).toBe(route);
    first.unmount();
    const named = open({ listMyLeaderTransfers: reply([other, aTransfer()]) }, `${at}?p=${pod.id}`);
    expect(await screen.findByRole('heading', { name: 'Are you happy to lead Early Birds?' })).toBeVisible();
    named.unmount();
    const none = open({ listMyLeaderTransfers: reply([]) }, at);
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
    none.unmount();
    open({ listMyLeaderTransfers: reply([other, aTransfer()]) }, at);
    expect(await screen.findByText(/More than one pod has asked you/)).toBeVisible();
  });
});
