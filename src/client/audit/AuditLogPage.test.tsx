import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '../../contract/entities.gen';
import { AUDIT_ACTS } from '../../domain/audit/acts';
import { paths, subjectKeys } from '../../domain/links';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aBusiness, businessCan, idOf } from '../testing/samples';
import { AuditLogPage } from './AuditLogPage';

const tom = { id: idOf(1), name: 'Tom Whitfield' };
const anna = { id: idOf(2), name: 'Anna Lindqvist' };
const membership = { id: idOf(3), name: 'Small Steps Circle' };

const anEntry = (number: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: idOf(100 + number),
  created: Date.parse('2026-03-03T09:00:00Z'),
  act: 'MEMBER_REMOVED',
  actor: tom,
  person: anna,
  membership,
  fields: [],
  address: '203.0.113.7',
  ...changes,
});

function open(replies: Parameters<typeof fakeApi>[0] = {}, search = '') {
  const api = fakeApi({
    listMyBusinesses: reply([aBusiness()]),
    listAuditActors: reply([tom, { id: idOf(9) }]),
    listAuditEntries: reply([anEntry(1)], { 'X-Total-Count': '1' }),
    ...replies,
  });
  const requests = () => api.sent.filter(({ operationId }) => operationId === 'listAuditEntries').map(({ url }) => url);
  return { ...renderPage(<AuditLogPage />, { route: paths.auditLog + search }), ...api, requests };
}

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

it('an entry shows who did what to whom, what changed, when and from where', async () => {
  open({
    listAuditEntries: reply([
      anEntry(1),
      anEntry(2, { act: 'MEMBERSHIP_CHANGED', person: undefined, fields: ['supportEmail', 'MaxParticipants'] }),
      anEntry(3, { act: 'LEADER_STATUS_SET', detail: 'SIGNED_OFF' }),
      anEntry(4, { act: 'POD_MEMBER_PLACED', pod: { id: idOf(4), name: 'Early Birds' } }),
    ]),
  });
  const log = within(await screen.findByText('4 entries').then(({ parentElement }) => parentElement as HTMLElement));
  const [removed, changed, set, placed] = (await log.findAllByText(/^Tom Whitfield$/, { selector: 'b' })).map(
    (name) => name.closest('li')?.textContent,
  );
  expect(removed).toMatch(
    /^Mar 3, 9:00.am.\(.+\)Tom Whitfield removed Anna Lindqvist from Small Steps Circlefrom 203\.0\.113\.7$/,
  );
  // A line may break after a separator, not before it.
  expect(placed).toMatch(/Small Steps Circle\u00a0· from/);
  expect(changed).toContain('changed the settings of Small Steps CircleChanged: support email and pod size');
  expect(set).toContain('set the leader status of Anna Lindqvist to ‘Trained, can lead’');
});

it('an entry says by which API key it was done, and keys are named', async () => {
  open({
    listAuditEntries: reply([
      anEntry(1, { act: 'MEMBER_DISABLED', apiKey: 'Our shop' }),
      anEntry(2, { act: 'API_KEY_CREATED', person: undefined, detail: 'Our shop' }),
      anEntry(3, { act: 'API_KEY_REVOKED', detail: 'Spreadsheet' }),
      anEntry(4, { act: 'API_KEY_REVOKED', person: undefined, detail: 'Spreadsheet' }),
    ]),
  });
  const actors = await screen.findAllByText('Tom Whitfield', { selector: 'b' });
  expect(actors.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Tom Whitfield, by the API key ‘Our shop’, disabled Anna Lindqvist in Small Steps Circle',
    'Tom Whitfield created the API key ‘Our shop’',
    'Tom Whitfield revoked the API key ‘Spreadsheet’ of Anna Lindqvist',
    'Tom Whitfield revoked the API key ‘Spreadsheet’',
  ]);
});

it('a person who has deleted their account appears without a name', async () => {
  open({ listAuditEntries: reply([anEntry(1, { actor: { id: idOf(9) }, person: { id: idOf(8) } })]) });
  expect(
    await screen.findByText(/removed someone who has deleted their account from Small Steps Circle/),
  ).toHaveTextContent(/^Someone who has deleted their account removed/);
});

it.each(AUDIT_ACTS)('%s is described in full', async (act) => {
  const pod = { id: idOf(4), name: 'Early Birds' };
  open({ listAuditEntries: reply([anEntry(1, { act, pod, detail: 'a…@example.com' })]) });
  const [row] = (await screen.findAllByText('Tom Whitfield', { selector: 'b' })).map((name) => name.parentElement);
  expect(row?.textContent).toMatch(/^Tom Whitfield [a-z].+/);
  expect(row?.textContent).not.toMatch(/undefined|[A-Z]_|\s{2}/);
});

it('the log can be filtered by person, type of action and days, and the address keeps the filters', async () => {
  const { user, requests } = open();
  await user.selectOptions(
    await screen.findByLabelText('Person'),
    await screen.findByRole('option', { name: tom.name }),
  );
  await user.selectOptions(screen.getByLabelText('What happened'), 'Member removed');
  await user.type(screen.getByLabelText('From'), '2026-03-01');
  await user.type(screen.getByLabelText('To'), '2026-03-03');
  await waitFor(() => expect(requests().at(-1)?.searchParams.has('to')).toBe(true));
  const { searchParams } = requests().at(-1) as URL;
  expect(searchParams.get('personId')).toBe(tom.id);
  expect(searchParams.get('act')).toBe('MEMBER_REMOVED');
  const day = 24 * 3_600_000;
  expect(Number(searchParams.get('to')) - Number(searchParams.get('from'))).toBe(3 * day);
});

it('an address with a person and an action requests only matching entries', async () => {
  const { requests } = open({}, `?${subjectKeys.person}=${anna.id}&act=MEMBER_REMOVED`);
  expect(await screen.findByRole('option', { name: 'This person' })).toHaveProperty('selected', true);
  await waitFor(() => expect(requests().at(-1)?.search).toContain(`personId=${anna.id}&act=MEMBER_REMOVED`));
});

it('an empty log explains why, and a filtered log with no matches offers to show everything', async () => {
  const first = open({ listAuditEntries: reply([]) });
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
  first.unmount();
  const { user, requests } = open({ listAuditEntries: reply([]) }, '?act=POD_DELETED');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(requests().at(-1)?.searchParams.has('act')).toBe(false));
  expect(screen.getByLabelText('Person')).toHaveFocus();
});

it('a long log loads page by page', async () => {
  const { user } = open({
    listAuditEntries: ({ url }) =>
      url.searchParams.has('after')
        ? reply([anEntry(2, { act: 'ADMIN_JOINED' })], { 'X-Total-Count': '2' })
        : reply([anEntry(1)], { 'X-Total-Count': '2', Link: `<${url.pathname}?after=W10>; rel="next"` }),
  });
  expect(await screen.findByText('2 entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('became an admin')).toBeVisible();
  expect((await rows()).length).toBeGreaterThan(1);
});

it('a log that can’t be loaded says so, and can be retried', async () => {
  const { replies, user } = withReplies(refuse(500));
  expect(await screen.findByRole('alert')).toBeVisible();
  replies.listAuditEntries = reply([anEntry(1)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 entry')).toBeVisible();
});

function withReplies(listAuditEntries: ReturnType<typeof reply>) {
  const replies: Parameters<typeof fakeApi>[0] = {
    listMyBusinesses: reply([aBusiness()]),
    listAuditActors: reply([]),
    listAuditEntries,
  };
  fakeApi(replies);
  return { replies, ...renderPage(<AuditLogPage />, { route: paths.auditLog }) };
}

it('a log shows no count while it loads', async () => {
  open({ listAuditEntries: pending });
  expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeVisible();
  expect(screen.queryByText(/entr(y|ies)$/)).not.toBeInTheDocument();
});

it('an admin who opens the page gets ‘not found’', async () => {
  open({ listMyBusinesses: reply([aBusiness({ owner: false, can: { ...businessCan(true), viewAuditLog: false } })]) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});

it('the download uses the filters of the page', async () => {
  const { user, sent } = open({}, '?act=MEMBER_REMOVED');
  const tab = { location: { replace: jest.fn() }, close: jest.fn(), opener: window };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  await user.click(await screen.findByRole('button', { name: /^Download CSV/ }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  expect(tab.location.replace).toHaveBeenCalledWith(
    expect.stringMatching(/\/v1\/businesses\/[^/]+\/audit-entries\/csv\?act=MEMBER_REMOVED&authToken=/),
  );
  expect(sent.map(({ operationId }) => operationId)).toContain('createTicket');
});
