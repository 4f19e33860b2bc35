import { screen, waitFor, within } from '@testing-library/react';
import { aWaitlistEntry } from '../pods/testing/samples';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { withHeights } from '../testing/layout';
import { renderPage, settled } from '../testing/renderPage';
import { MembersPage } from './MembersPage';
import { aListPod, aMember, membership } from './testing/samples';

beforeEach(() => withHeights(() => 80));

function open(replies: Parameters<typeof fakeApi>[0], query: string) {
  const api = fakeApi({ getMembership: reply(membership), ...replies });
  return { ...renderPage(<MembersPage />, { route: `/members?m=${membership.id}${query}` }), ...api };
}

test('the waitlists show each queue with what people agreed to, and a pod can be formed once four people wait', async () => {
  const entry = (number: number, consents: { join?: boolean; lead?: boolean }) =>
    aWaitlistEntry({
      id: aMember(number).id,
      userId: aMember(number).userId,
      firstName: `Person ${number}`,
      position: number,
      consentJoinNewPod: consents.join ?? false,
      consentToBeNewPodLeader: consents.lead ?? false,
    });
  const queue = [entry(1, { join: true }), entry(2, { join: true, lead: true }), entry(3, {}), entry(4, {})];
  open({ listWaitlists: reply(queue) }, '&panel=waitlists');
  expect(await screen.findByText(/4 people waiting/)).toBeVisible();
  const rows = within(screen.getByRole('link', { name: /Person 1/ }).closest('ol') as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(rows[0]).toHaveTextContent(/1st · since.*Would join a new pod$/);
  expect(rows[1]).toHaveTextContent(/Would join a new podWould lead one/);
  expect(rows[2]).toHaveTextContent('Only waiting for this pod');
  expect(screen.getByRole('link', { name: /^Form a pod/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/membership\/form-pod\?p=/),
  );
});

describe('paginated waitlists', () => {
  const entry = (number: number, name: string, waiting: number) =>
    aWaitlistEntry({
      id: aMember(number).id,
      podId: aListPod(name.length).id,
      name,
      userId: aMember(number).userId,
      firstName: `Person ${number}`,
      position: number,
      waiting,
    });
  const pageOfEntries = (entries: ReturnType<typeof entry>[], next?: string) =>
    reply(entries, {
      'X-Total-Count': '120',
      ...(next && { Link: `</v1/memberships/${membership.id}/waitlists?after=${next}>; rel="next"` }),
    });
  const waitlistOf = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;

  test('a queue that continues on the next page shows as a single queue with its total', async () => {
    const { user } = open(
      {
        listWaitlists: ({ url }) =>
          url.searchParams.has('after')
            ? pageOfEntries([entry(3, 'Owls', 4), entry(5, 'Larks', 1)])
            : pageOfEntries([entry(1, 'Owls', 4), entry(2, 'Owls', 4)], 'W10'),
      },
      '&panel=waitlists',
    );
    expect(await screen.findByText(/4 people waiting/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Form a pod (Owls)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Larks' })).toBeVisible();
    expect(within(waitlistOf('Owls')).getAllByRole('listitem')).toHaveLength(3);
    expect(within(waitlistOf('Larks')).getByText(/1 person waiting/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test("a page that couldn't be loaded shows an error in its place, and can be retried", async () => {
    let refused = true;
    const { user } = open(
      {
        listWaitlists: ({ url }) => {
          if (!url.searchParams.has('after')) return pageOfEntries([entry(1, 'Owls', 2)], 'W10');
          return refused ? refuse(500) : pageOfEntries([entry(2, 'Owls', 2)]);
        },
      },
      '&panel=waitlists',
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load the rest.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Person 1/ })).toBeVisible();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Person 2/ })).toBeVisible();
  });

  test('the server searches people and pods if there are many', async () => {
    const { user, address } = open(
      {
        listWaitlists: ({ url }) => {
          const q = url.searchParams.get('q');
          if (q === null) return pageOfEntries([entry(1, 'Owls', 2)], 'W10');
          return reply(q === 'larks' ? [entry(5, 'Larks', 7)] : []);
        },
      },
      '&panel=waitlists',
    );
    await user.type(await screen.findByRole('searchbox'), 'larks');
    expect(await screen.findByText(/7 people waiting/)).toBeVisible();
    expect(address()).toBe(`/members?m=${membership.id}&panel=waitlists&q=larks`);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nobody waiting matches ‘larksx’')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText(/2 people waiting/)).toBeVisible();
  });

  test('a search from the address can be cleared in its field, however few results it has', async () => {
    const { user, replies, address } = open({ listWaitlists: reply([entry(1, 'Owls', 1)]) }, '&panel=waitlists&q=owls');
    expect(await screen.findByText(/1 person waiting/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 person');
    replies.listWaitlists = pending;
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await waitFor(() => expect(address()).not.toContain('owls'));
    await settled();
    expect(field).toHaveFocus();
    expect(screen.getByText(/1 person waiting/)).toBeVisible();
  });

  test('a search can still be edited if its first request fails', async () => {
    const { user, replies } = open({ listWaitlists: refuse(500) }, '&panel=waitlists&q=owls');
    await screen.findByRole('button', { name: 'Try again' });
    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(field).toHaveValue('owls');
    replies.listWaitlists = pageOfEntries([entry(1, 'Larks', 1)]);
    await user.clear(field);
    expect(await screen.findByText(/Person 1/)).toBeVisible();
  });

  test('no results or totals show until the search is answered', async () => {
    const { user, replies, address } = open({ listWaitlists: reply([]) }, '&panel=waitlists&q=zzz');
    expect(await screen.findByText('Nobody waiting matches ‘zzz’')).toBeVisible();
    replies.listWaitlists = pending;
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await settled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByText('Nobody is waiting')).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'owls');
    await waitFor(() => expect(address()).toContain('q=owls'));
    await settled();
    expect(screen.queryByText(/matches ‘owls’/)).not.toBeInTheDocument();
  });
});

test('one page of many unconfirmed sign-ups shows until the user asks for more', async () => {
  const dates = { created: Date.parse('2026-03-03T09:00:00Z'), expires: Date.parse('2026-03-05T09:00:00Z') };
  const signUp = (name: string) => ({ email: `${name}@example.com`, role: 'Leader' as const, ...dates });
  let refused = true;
  const { user } = open(
    {
      listWaitingRegistrations: ({ url }) => {
        if (!url.searchParams.has('after'))
          return reply([signUp('maya')], {
            'X-Total-Count': '2',
            Link: `</v1/memberships/${membership.id}/waiting-registrations?after=W10>; rel="next"`,
          });
        return refused ? refuse(500) : reply([signUp('tom')]);
      },
      listAdminInvitations: reply([]),
      listEmailInvitations: reply([]),
    },
    '&panel=invitations',
  );
  expect(await screen.findByText('maya@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We couldn’t load the rest.')).toBeVisible();
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('tom@example.com')).toBeVisible();
  expect(screen.getByText('maya@example.com')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('pending people are listed: unconfirmed sign-ups, people invited by email, and invited admins', async () => {
  const dates = { created: Date.parse('2026-03-03T09:00:00Z'), expires: Date.parse('2026-03-05T09:00:00Z') };
  open(
    {
      listEmailInvitations: reply([
        {
          id: aMember(8).id,
          email: 'bo@example.com',
          name: 'Bo',
          role: 'Participant',
          externalRef: 'cus_8841',
          sentAt: dates.created / 1000,
          expiresAt: dates.expires / 1000,
        },
      ]),
      listWaitingRegistrations: reply([{ email: 'maya@example.com', role: 'Leader', ...dates }]),
      listAdminInvitations: reply([
        { id: aMember(9).id, email: 'ravi@example.com', invitedBy: 'Ingrid Solheim', ...dates },
      ]),
    },
    '&panel=invitations',
  );
  expect(await screen.findByText('maya@example.com')).toBeVisible();
  expect(screen.getByText('Wants to lead')).toBeVisible();
  expect(await screen.findByText(/^Bo.· Participant.· Reference cus_8841/)).toBeVisible();
  expect(await screen.findByText('ravi@example.com')).toBeVisible();
  expect(screen.getByText(/Invited by Ingrid Solheim on/)).toBeVisible();
});

test('what needs no answer shows while the membership loads, but can’t be used', async () => {
  open({ getMembership: pending }, '');
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  expect(screen.getByPlaceholderText('Name or email').closest('[inert]')).not.toBeNull();
});
