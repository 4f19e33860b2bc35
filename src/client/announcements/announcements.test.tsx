import { screen, waitFor, within } from '@testing-library/react';
import type { Announcement, AnnouncementSummary } from '../../contract/entities.gen';
import { aPod } from '../pods/testing/samples';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { anOwnedMembership, idOf } from '../testing/samples';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { AddAnnouncementPage } from './AddAnnouncementPage';
import { AnnouncementPage } from './AnnouncementPage';
import { AnnouncementsPage } from './AnnouncementsPage';

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

const membership = anOwnedMembership();
const summary = (more: Partial<AnnouncementSummary> = {}): AnnouncementSummary => ({
  id: idOf(700),
  created: Date.parse('2026-03-02T10:00:00Z'),
  title: 'A new season',
  audience: 'EVERYONE',
  chosen: 0,
  authorName: 'Tom Whitfield',
  counts: { total: 40, told: 40, read: 12 },
  ...more,
});
const announcement = (more: Partial<Announcement> = {}): Announcement => ({
  id: idOf(700),
  membershipId: membership.id,
  membershipName: membership.name,
  created: Date.parse('2026-03-02T10:00:00Z'),
  title: 'A new season',
  text: 'We begin on Monday.\n\nSee https://example.com/plan.',
  authorName: 'Tom Whitfield',
  can: { manage: false },
  ...more,
});

describe('the list', () => {
  const open = (list: AnnouncementSummary[], more: object = {}) => {
    fakeApi({ getMembership: reply(membership), listAnnouncements: reply(list), ...more });
    return renderPage(<AnnouncementsPage />, { route: `/announcements?m=${membership.id}` });
  };

  it('shows whom each announcement was for, how many have read it, and progress while people are being notified', async () => {
    open([
      summary({ id: idOf(701), title: 'News', counts: { total: 5000, told: 1200, read: 3 } }),
      summary({ audience: 'PODS', chosen: 3 }),
    ]);
    expect(await screen.findByText(/1,200 of 5,000 told.+Read by 3 of 5,000/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '1,200 of 5,000 told' })).toBeVisible();
    expect(screen.getByText('Read by 12 of 40')).toBeVisible();
    expect(screen.getByText(/3 pods.+by Tom Whitfield/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'A new season' })).toHaveAttribute('href', `/announcement?n=${idOf(700)}`);
  });

  it('shows that there are no announcements yet, and shows an error instead of looking empty', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('No announcements yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'New announcement' })).toHaveLength(1);
    unmount();
    open([], { listAnnouncements: refuse(503) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a new announcement', () => {
  const pod = (number: number, name: string) => aPod({ id: idOf(number), name });
  const preview = { people: 40, byEmail: 31, byPush: 5, names: ['Anna Smith', 'Ben Okafor'] };

  function open(query = '', state?: unknown) {
    const api = fakeApi({
      getMembership: reply(membership),
      listPods: reply([pod(20, 'Early Birds'), pod(21, 'Night Owls')]),
      previewAnnouncement: reply(preview),
      sendAnnouncement: reply(announcement({ can: { manage: true } })),
    });
    const page = renderPage(
      <>
        <ToastsAndDialogs />
        <AddAnnouncementPage />
      </>,
      { route: `/announcements/add?m=${membership.id}${query}`, state },
    );
    const bodiesOf = (operationId: string) =>
      api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
    return { ...page, bodiesOf };
  }

  async function write(user: ReturnType<typeof open>['user']) {
    await user.type(await screen.findByLabelText('Title'), 'A new season');
    await user.type(screen.getByLabelText('Message'), 'We begin on Monday.');
  }

  const goOn = (user: ReturnType<typeof open>['user']) =>
    user.click(screen.getByRole('button', { name: 'Review announcement' }));

  it('shows who will get it and how before it is sent to everybody, and then leads to the list', async () => {
    const { user, address, bodiesOf } = open();
    await write(user);
    await goOn(user);
    expect(await screen.findByText('40 people: Anna Smith, Ben Okafor and 38 others.')).toBeVisible();
    expect(
      screen.getByText(
        'All of them get it in Stepwell. 31 people get it by email too. 5 people get it on their devices.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send to 40 people' }));
    await waitFor(() => expect(address()).toBe(`/announcements?m=${membership.id}`));
    expect(bodiesOf('sendAnnouncement')).toEqual([
      { title: 'A new season', text: 'We begin on Monday.', audience: { kind: 'EVERYONE' } },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes to chosen pods, of which at least one is needed', async () => {
    const { user, bodiesOf } = open();
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'Certain pods' }));
    await screen.findByLabelText('Night Owls');
    await goOn(user);
    const pods = screen.getByRole('group', { name: 'Pods' });
    await waitFor(() => expect(pods).toHaveAccessibleDescription('Please choose at least one pod'));
    await user.click(screen.getByLabelText('Night Owls'));
    expect(screen.getByText('1 pod chosen')).toBeVisible();
    await goOn(user);
    await screen.findByRole('button', { name: 'Send to 40 people' });
    expect(bodiesOf('previewAnnouncement')).toEqual([{ kind: 'PODS', podIds: [idOf(21)] }]);
  });

  it.each<[string, string, unknown]>([
    ['the address', `&members=${idOf(31)},${idOf(32)},nonsense`, undefined],
    ['the page before', '', { memberIds: [idOf(31), idOf(32)] }],
  ])('starts with the members chosen by %s', async (_where, query, state) => {
    const { user, bodiesOf } = open(query, state);
    await write(user);
    expect(screen.getByRole('radio', { name: '2 members you’ve chosen' })).toBeChecked();
    await goOn(user);
    await screen.findByRole('button', { name: 'Send to 40 people' });
    expect(bodiesOf('previewAnnouncement')).toEqual([{ kind: 'MEMBERS', memberIds: [idOf(31), idOf(32)] }]);
  });

  it('survives a reload, at either step', async () => {
    const first = open();
    await write(first.user);
    await first.user.click(screen.getByRole('radio', { name: /Leaders only/ }));
    first.unmount();
    const second = open();
    expect(await screen.findByLabelText('Title')).toHaveValue('A new season');
    expect(screen.getByRole('radio', { name: /Leaders only/ })).toBeChecked();
    second.unmount();
    open('&step=confirm');
    expect(await screen.findByText('We begin on Monday.')).toBeVisible();
  });

  it('can’t be sent if nobody would get it', async () => {
    const { user, unmount } = open();
    await write(user);
    unmount();
    fakeApi({
      getMembership: reply(membership),
      previewAnnouncement: reply({ people: 0, byEmail: 0, byPush: 0, names: [] }),
    });
    renderPage(<AddAnnouncementPage />, { route: `/announcements/add?m=${membership.id}&step=confirm` });
    expect(await screen.findByText('There’s nobody to write to')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send/ })).not.toBeInTheDocument();
  });
});

describe('an announcement', () => {
  function open(shown: Announcement, more: object = {}) {
    const api = fakeApi({ getAnnouncement: reply(shown), listAnnouncementRecipients: reply([]), ...more });
    const page = renderPage(
      <>
        <ToastsAndDialogs />
        <AnnouncementPage />
      </>,
      { route: `/announcement?n=${shown.id}` },
    );
    const callsOf = (operationId: string) => api.sent.filter((one) => one.operationId === operationId);
    return { ...page, ...api, callsOf };
  }

  it('shows its reader the text with safe links, who wrote it and when, and records that it was read', async () => {
    const { callsOf } = open(announcement());
    const link = await screen.findByRole('link', { name: 'https://example.com/plan' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByText(/From Tom Whitfield/)).toBeVisible();
    await waitFor(() => expect(callsOf('readAnnouncement')).toHaveLength(1));
    expect(screen.queryByText('Who has read it')).not.toBeInTheDocument();
  });

  it('shows its date where the browser reports a language that Intl refuses', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('C');
    open(announcement());
    expect(await screen.findByText(/^Monday 2 March/)).toBeVisible();
  });

  it('shows staff who has read it, also by filter, and can be withdrawn', async () => {
    const people = [
      { userId: idOf(31), firstName: 'Anna', lastName: 'Smith', told: 1772445600000, read: 1772449200000 },
      { userId: idOf(32), firstName: 'Ben', lastName: 'Okafor' },
    ];
    const counts = { total: 2, told: 2, read: 1 };
    const own = announcement({ can: { manage: true }, audience: 'EVERYONE', chosen: 0, counts });
    const { user, callsOf, replies } = open(own, { listAnnouncementRecipients: reply(people) });
    const readers = within(await screen.findByRole('region', { name: 'Who has read it' }));
    expect(readers.getByText('Read by 1 of 2')).toBeVisible();
    expect(await readers.findByText('Not told yet')).toBeVisible();
    await user.selectOptions(readers.getByLabelText('Show'), 'People who haven’t read it');
    await waitFor(() =>
      expect(callsOf('listAnnouncementRecipients').at(-1)?.url.searchParams.get('read')).toBe('false'),
    );
    replies.getAnnouncement = reply({ ...own, title: '', text: '', withdrawn: true });
    await user.click(screen.getByRole('button', { name: 'Withdraw announcement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw announcement' }));
    expect(await screen.findByText('This announcement has been withdrawn')).toBeVisible();
    expect(callsOf('withdrawAnnouncement')).toHaveLength(1);
  });

  it('that the reader may not see isn’t found', async () => {
    open(announcement(), { getAnnouncement: refuse(404) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});
