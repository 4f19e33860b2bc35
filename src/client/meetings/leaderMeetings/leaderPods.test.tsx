import { screen, waitFor, within } from '@testing-library/react';
import { hoursFromNow, aMeeting } from '../../pods/testing/samples';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { renderPage } from '../../testing/renderPage';
import { aMembership, anOwnedMembership, idOf } from '../../testing/samples';
import { aLeader, aLeaderPod, staff } from '../testing/samples';
import { AddLeaderPodPage } from './AddLeaderPodPage';
import { CancelLeaderPodPage } from './CancelLeaderPodPage';
import { EditLeaderPodPage } from './EditLeaderPodPage';
import { LeaderPodPage } from './LeaderPodPage';
import { LeaderPodParticipantsPage } from './LeaderPodParticipantsPage';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

const id = aLeaderPod().id;
const membershipId = idOf(100);
const leading = aMembership({ can: { ...aMembership().can, viewLeaderMeetings: true } });

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function dateReady(label: string) {
  await waitFor(() => expect(screen.getByLabelText(label)).not.toHaveAttribute('readonly'));
}

describe('a leader meeting', () => {
  const open = (leaderPod = aLeaderPod(), route = `/leader-pod?d=${id}`) => {
    fakeApi({ listMyLeaderPods: reply([leaderPod]), listMyChannels: reply([]) });
    return renderPage(<LeaderPodPage />, { route });
  };

  it('shows its time and links to its participants, and nothing to edit without permission', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Small Steps Circle Leader meeting' })).toBeInTheDocument();
    expect(screen.getByText('in 2 days', { exact: false })).toBeInTheDocument();
    const everyone = screen.getByRole('link', { name: 'See everyone' });
    expect(everyone).toHaveAttribute('href', `/leader-pod/participants?d=${id}`);
    expect(screen.queryByRole('link', { name: 'Edit leader meeting' })).not.toBeInTheDocument();
  });

  it('lets owner and admins edit and delete it', async () => {
    open(aLeaderPod(staff));
    const edit = await screen.findByRole('link', { name: 'Edit leader meeting' });
    expect(edit).toHaveAttribute('href', `/leader-pods/edit?d=${id}`);
    const remove = screen.getByRole('link', { name: 'Delete leader meeting' });
    expect(remove).toHaveAttribute('href', `/leader-pods/confirm-cancel?d=${id}`);
    expect(trail()).toEqual(['Home', 'Small Steps Circle', 'Leader meetings', 'Small Steps Circle Leader meeting']);
  });

  it('shows why it has no link, with a link to a page where permitted users can enter one', async () => {
    const without = { thirdPartyMeetingLink: undefined };
    const { unmount } = open(aLeaderPod({ scheduledMeeting: aMeeting({ ...without, linkState: 'pending' }) }));
    expect(await screen.findByText('The Zoom link is on its way.')).toBeVisible();
    unmount();
    open(aLeaderPod({ ...staff, scheduledMeeting: aMeeting({ ...without, linkState: 'missing' }) }));
    expect(await screen.findByRole('link', { name: /^Enter a link \(/ })).toHaveAttribute(
      'href',
      `/leader-pods/edit?d=${id}`,
    );
  });

  it('needs no name in the address if it is the only one', async () => {
    open(aLeaderPod(), '/leader-pod');
    expect(await screen.findByRole('heading', { name: 'Small Steps Circle Leader meeting' })).toBeInTheDocument();
  });

  it.each([idOf(699), '!!'])("that doesn't exist is not found: %s", async (unknown) => {
    open(aLeaderPod(), `/leader-pod?d=${unknown}`);
    expect(await screen.findByText('Sorry, page not found')).toBeInTheDocument();
  });

  it('if there are several and the address names none, redirects to the list', async () => {
    fakeApi({ listMyLeaderPods: reply([aLeaderPod(), aLeaderPod({ id: idOf(610) })]) });
    const { address } = renderPage(<LeaderPodPage />, { route: '/leader-pod' });
    await waitFor(() => expect(address()).toBe('/leader-pods'));
  });
});

describe('the participants of a leader meeting', () => {
  const route = `/leader-pod/participants?d=${id}`;

  it("are the leaders who attend, in the server's order, each with a bio", async () => {
    const leaders = [
      aLeader(),
      aLeader({ userId: idOf(4), firstName: 'Zoe', lastName: 'Abbot', bio: '', podId: idOf(200), podName: 'Owls' }),
    ];
    const { sent } = fakeApi({ listMyLeaderPods: reply([aLeaderPod()]), listLeaders: reply(leaders) });
    renderPage(<LeaderPodParticipantsPage />, { route });
    const first = await screen.findByText('Anna Lindqvist');
    const second = screen.getByText('Zoe Abbot');
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Runs on Tuesdays.')).toBeInTheDocument();
    expect(screen.getByText('Leads Owls')).toBeInTheDocument();
    const request = sent.find(({ operationId }) => operationId === 'listLeaders');
    expect(request?.url.searchParams.get('filter')).toBe('attending');
  });

  it("load in pages, and a page that couldn't be loaded shows an error in its place", async () => {
    let refused = true;
    const Link = `</v1/memberships/${membershipId}/leaders?after=W10>; rel="next"`;
    fakeApi({
      listMyLeaderPods: reply([aLeaderPod()]),
      listLeaders: ({ url }) => {
        if (!url.searchParams.has('after')) return reply([aLeader()], { 'X-Total-Count': '2', Link });
        return refused ? refuse(500) : reply([aLeader({ userId: idOf(4), firstName: 'Zoe', lastName: 'Abbot' })]);
      },
    });
    const { user } = renderPage(<LeaderPodParticipantsPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load the rest.')).toBeVisible();
    expect(screen.getByText('Anna Lindqvist')).toBeVisible();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Zoe Abbot')).toBeVisible();
    expect(screen.getByText('Anna Lindqvist')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('can be searched by name if there are many, with the search in the address', async () => {
    fakeApi({
      listMyLeaderPods: reply([aLeaderPod()]),
      listLeaders: ({ url }) => {
        const q = url.searchParams.get('q');
        return q === null
          ? reply([aLeader()], { 'X-Total-Count': '40' })
          : reply(q === 'zoe' ? [aLeader({ firstName: 'Zoe' })] : []);
      },
    });
    const { user, address } = renderPage(<LeaderPodParticipantsPage />, { route });
    await user.type(await screen.findByRole('searchbox'), 'zoe');
    expect(await screen.findByText('Zoe Lindqvist')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 leader');
    expect(address()).toBe(`${route}&q=zoe`);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No leader matches ‘zoex’')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Anna Lindqvist')).toBeVisible();
  });

  it('show a note if nobody attends', async () => {
    fakeApi({ listMyLeaderPods: reply([aLeaderPod()]), listLeaders: reply([]) });
    renderPage(<LeaderPodParticipantsPage />, { route });
    expect(await screen.findByText('No leaders yet')).toBeVisible();
  });
});

describe('adding a leader meeting', () => {
  const add = (replies: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({
      getMembership: reply(anOwnedMembership()),
      createLeaderPod: reply(aLeaderPod(staff)),
      ...replies,
    });
    const page = renderPage(<AddLeaderPodPage />, { route: `/leader-pods/add?m=${membershipId}` });
    const body = () => api.sent.find(({ operationId }) => operationId === 'createLeaderPod')?.body;
    const fill = async (label: string, text: string) => {
      await page.user.click(screen.getByLabelText(label));
      await page.user.paste(text);
    };
    return { ...page, body, fill };
  };

  it('owner and admins can add a recurring meeting', async () => {
    const { user, body, fill, address } = add();
    await screen.findByLabelText('First meeting');
    await dateReady('First meeting');
    await fill('First meeting', '02/07/2030 7:00 pm');
    await fill('Meeting link', 'https://meet.example.com/leaders');
    await user.click(screen.getByRole('button', { name: 'Add leader meeting' }));
    await waitFor(() => expect(address()).toBe(`/leader-pod?d=${id}`));
    expect(body()).toMatchObject({ recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 60 });
  });

  it('owner and admins can add a single meeting', async () => {
    const { user, body, fill, address } = add();
    await screen.findByLabelText('First meeting');
    await dateReady('First meeting');
    await user.click(screen.getByLabelText('The meeting repeats'));
    await fill('Date and time', '02/07/2030 7:00 pm');
    await fill('Meeting link', 'https://meet.example.com/leaders');
    await user.click(screen.getByRole('button', { name: 'Add leader meeting' }));
    await waitFor(() => expect(address()).toBe(`/leader-pod?d=${id}`));
    expect(body()).toMatchObject({ recurring: false });
  });

  const fillIn = async (fill: (label: string, text: string) => Promise<void>) => {
    await screen.findByLabelText('First meeting');
    await dateReady('First meeting');
    await fill('First meeting', '02/07/2030 7:00 pm');
    await fill('Meeting link', 'https://meet.example.com/leaders');
  };

  it('shows what is missing next to each field, and sends nothing', async () => {
    const { user, body } = add();
    await screen.findByLabelText('First meeting');
    await dateReady('First meeting');
    await user.click(screen.getByRole('button', { name: 'Add leader meeting' }));
    expect(await screen.findByText('Meeting link is required')).toBeInTheDocument();
    expect(screen.getByText('Choose a date')).toBeInTheDocument();
    expect(body()).toBeUndefined();
  });

  it("shows the reason for the server's refusal next to the field", async () => {
    const errors = [{ path: 'thirdPartyMeetingLink', message: 'This link will not do.' }];
    const { user, fill } = add({ createLeaderPod: refuse(400, { detail: 'This link will not do.', errors }) });
    await fillIn(fill);
    await user.click(screen.getByRole('button', { name: 'Add leader meeting' }));
    const link = screen.getByLabelText('Meeting link');
    await waitFor(() => expect(link).toHaveAccessibleDescription(/This link will not do\./));
    expect(link).toHaveFocus();
  });

  it('asks before what was typed is discarded', async () => {
    const page = add();
    await fillIn(page.fill);
    await answerBeforeLeaving(page, 'Cancel', 'Leave page');
  });

  it('shows its own message on failure, and keeps what was typed', async () => {
    const { user, fill } = add({ createLeaderPod: refuse(500) });
    await fillIn(fill);
    await user.click(screen.getByRole('button', { name: 'Add leader meeting' }));
    expect(await screen.findByText('Meeting not updated/scheduled. Please try again later')).toBeInTheDocument();
    expect(screen.getByLabelText('Meeting link')).toHaveValue('https://meet.example.com/leaders');
  });

  it("isn't found by users who run no membership", async () => {
    add({ getMembership: reply(leading) });
    expect(await screen.findByText('Sorry, page not found')).toBeInTheDocument();
  });
});

describe('editing a leader meeting', () => {
  const begun = aLeaderPod({
    ...staff,
    scheduledMeeting: aMeeting({
      unixTime: hoursFromNow(-400),
      thirdPartyMeetingLink: 'https://meet.example.com/leaders',
    }),
  });
  const edit = (leaderPod = begun, zoomSupported = false) => {
    const api = fakeApi({
      listMyLeaderPods: reply([leaderPod]),
      getMembership: reply(anOwnedMembership({ zoomSupported })),
      updateScheduledMeeting: reply(leaderPod.scheduledMeeting),
    });
    const page = renderPage(<EditLeaderPodPage />, { route: `/leader-pods/edit?d=${id}` });
    const body = () => api.sent.find(({ operationId }) => operationId === 'updateScheduledMeeting')?.body;
    return { ...page, body };
  };

  it('changes to a series that has begun apply from its next meeting', async () => {
    const { user, body, address } = edit();
    await screen.findByLabelText('Next meeting');
    await dateReady('Next meeting');
    expect(screen.getByText('Your changes apply from this meeting on.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Duration in minutes'));
    await user.type(screen.getByLabelText('Duration in minutes'), '90');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/leader-pod?d=${id}`));
    expect(body()).toMatchObject({ unixTime: begun.scheduledMeeting.nextMeeting, duration: 90 });
  });

  it('asks before an unsaved change is discarded', async () => {
    const page = edit();
    await screen.findByLabelText('Next meeting');
    await dateReady('Next meeting');
    await page.user.type(screen.getByLabelText('Duration in minutes'), '0');
    await answerBeforeLeaving(page, 'Cancel', 'Leave page');
  });

  it.each([
    ['pending' as const, false, /on its way/],
    ['missing' as const, true, /Enter one, or leave this empty and we’ll ask Zoom for one/],
  ])('can be saved again without a link while its link is %s', async (linkState, hasZoom, help) => {
    const meeting = aMeeting({ unixTime: hoursFromNow(-400), thirdPartyMeetingLink: undefined, linkState });
    const { user, body } = edit({ ...begun, scheduledMeeting: meeting }, hasZoom);
    await screen.findByLabelText('Next meeting');
    await dateReady('Next meeting');
    expect(screen.getByLabelText('Meeting link')).toHaveAccessibleDescription(help);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(body()).toMatchObject({ thirdPartyMeetingLink: '' }));
  });

  it('links to its deletion', async () => {
    edit();
    const remove = await screen.findByRole('link', { name: 'Delete leader meeting' });
    expect(remove).toHaveAttribute('href', `/leader-pods/confirm-cancel?d=${id}`);
  });

  it("isn't found by leaders who don’t run the membership", async () => {
    edit({ ...begun, can: { edit: false, delete: false } });
    expect(await screen.findByText('Sorry, page not found')).toBeInTheDocument();
  });
});

describe('deleting a leader meeting', () => {
  const open = (replies: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ listMyLeaderPods: reply([aLeaderPod(staff)]), ...replies });
    return { ...api, ...renderPage(<CancelLeaderPodPage />, { route: `/leader-pods/confirm-cancel?d=${id}` }) };
  };
  const confirm = 'Delete leader meeting';

  it('shows who will be notified, deletes the meeting, and opens the list', async () => {
    const { user, sent, address } = open({ deleteLeaderPod: reply({ done: true }) });
    expect(await screen.findByText(/get an email that takes it out of their calendar/)).toBeInTheDocument();
    const back = screen.getByRole('link', { name: 'Cancel' });
    expect(back).toHaveAttribute('href', `/leader-pods/edit?d=${id}`);
    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(address()).toBe(`/leader-pods?m=${membershipId}`));
    expect(sent.filter(({ operationId }) => operationId === 'deleteLeaderPod')).toHaveLength(1);
  });

  it("a meeting that couldn't be deleted stays, and the page shows an error", async () => {
    const { user, address } = open({ deleteLeaderPod: refuse(500) });
    await user.click(await screen.findByRole('button', { name: confirm }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(address()).toBe(`/leader-pods/confirm-cancel?d=${id}`);
  });
});
