import { screen, waitFor } from '@testing-library/react';
import type { Business, Membership } from '../../contract/entities.gen';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { operations } from '../../contract/operations.gen';
import { exampleAnswer } from '../testing/contractExamples';
import { lastUsedBusiness } from '../session/selectedBusinessSlice';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { ConfirmTrainingPage } from './ConfirmTrainingPage';
import { LeaderTrainingPage } from './LeaderTrainingPage';
import { LeaderWelcomePage } from './LeaderWelcomePage';

function example<Answer>(operationId: string): Answer {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract knows no ${operationId}`);
  return exampleAnswer(operation) as Answer;
}

const [business] = example<Business[]>('listMyBusinesses');
const [membership] = example<Membership[]>('listMyMemberships');
if (!business || !membership) throw new Error('The contract gives no example.');
const mine: Membership = { ...membership, name: 'Small Steps Circle', member: true, settings: [] };

const second: Business = { ...business, id: idOf(902), name: 'Clearwater Studio', owner: false };

const due = (...actions: OnboardingActionName[]) =>
  reply(actions.map((action) => ({ action, businessId: business.id })));

function open(path: string, replies: Parameters<typeof fakeApi>[0] = {}, search = '?return=%2Fpods') {
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    listMyMemberships: reply([mine]),
    getPlatformSettings: reply([]),
    listAllMyActions: due('LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING'),
    ...replies,
  });
  const pages: Record<string, React.ReactNode> = {
    '/leader/welcome': <LeaderWelcomePage />,
    '/leader/confirm-training': <ConfirmTrainingPage />,
    '/leader/training': <LeaderTrainingPage />,
  };
  const done = () => api.sent.filter(({ operationId }) => operationId === 'completeAction').map(({ body }) => body);
  return { ...renderPage(pages[path], { route: path + search }), ...api, done };
}

test.each([
  ['/leader/welcome', 'Continue', 'LEADER_APPROVAL_ACKNOWLEDGEMENT', '/leader/confirm-training?return=%2Fpods'],
  ['/leader/confirm-training', 'Confirm training', 'LEADER_CONFIRM_TRAINING', '/leader/training?return=%2Fpods'],
])('%s is acknowledged, and opens the next page with the return path', async (path, name, action, next) => {
  const { user, done, address } = open(path);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(address()).toBe(next));
  expect(done()).toEqual([{ businessId: business.id, action }]);
});

test.each([
  ['/leader/welcome', 'LEADER_APPROVAL_ACKNOWLEDGEMENT'],
  ['/leader/confirm-training', 'LEADER_CONFIRM_TRAINING'],
])('"Not now" on %s is saved on the account, and opens the requested page', async (path, action) => {
  const { user, sent, address } = open(path);
  await user.click(await screen.findByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(address()).toBe('/pods'));
  const deferred = sent.filter(({ operationId }) => operationId === 'deferAction').map(({ body }) => body);
  expect(deferred).toEqual([{ businessId: business.id, action }]);
});

test.each(['/leader/welcome', '/leader/confirm-training'])('%s redirects if nothing is due', async (path) => {
  const { address, done } = open(path, { listAllMyActions: due('COMPLETE_PROFILE') });
  await waitFor(() => expect(address()).toBe('/pods'));
  expect(done()).toEqual([]);
});

describe('approved in a business other than the selected one', () => {
  const inBoth = {
    listMyBusinesses: reply([{ ...business, owner: true }, second]),
    listAllMyActions: reply([{ action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT' as const, businessId: second.id }]),
  };
  const named = `?b=${second.id}`;

  test('a link that names the business opens and acknowledges the welcome in that business, and selects it', async () => {
    const { user, done, address, store } = open('/leader/welcome', inBoth, named);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(`/leader/confirm-training${named}`));
    expect(done()).toEqual([{ businessId: second.id, action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT' }]);
    expect(lastUsedBusiness(store.getState())).toBe(second.id);
  });

  test("'Not now' defers the welcome in that business, and keeps the selected business", async () => {
    const { user, sent, address, store } = open('/leader/welcome', inBoth, named);
    await user.click(await screen.findByRole('link', { name: 'Not now' }));
    await waitFor(() => expect(address()).toBe('/memberships'));
    const deferred = sent.filter(({ operationId }) => operationId === 'deferAction').map(({ body }) => body);
    expect(deferred).toEqual([{ businessId: second.id, action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT' }]);
    expect(lastUsedBusiness(store.getState())).not.toBe(second.id);
  });

  test('a link whose action isn’t due redirects, and doesn’t switch business', async () => {
    const listAllMyActions = due('LEADER_APPROVAL_ACKNOWLEDGEMENT');
    const { address, store } = open('/leader/welcome', { ...inBoth, listAllMyActions }, named);
    await waitFor(() => expect(address()).toBe('/memberships'));
    expect(lastUsedBusiness(store.getState())).not.toBe(second.id);
  });

  test.each([
    ['a business that is none of theirs', { listMyBusinesses: reply([business]) }, named],
    ['no business at all', {}, '?b=nonsense'],
  ])('a link that names %s is not found', async (_what, given, search) => {
    open('/leader/welcome', { ...inBoth, ...given }, search);
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});

test.each([
  ['was approved', false, 'You’ve been approved to lead a pod. Here’s what comes next:', 1],
  ['took a pod over', true, 'You now lead a pod in Small Steps Circle. Here’s what comes next:', 0],
])('the welcome of a leader who %s says so, and what comes next', async (_how, leader, says, adding) => {
  open('/leader/welcome', { listMyMemberships: reply([{ ...mine, leader, leaderStatus: 'APPROVED' }]) });
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryAllByText(/Add your pod/)).toHaveLength(adding);
});

test("a due action that couldn't be loaded doesn't count as done", async () => {
  open('/leader/welcome', { listAllMyActions: refuse(500) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a failed confirmation of the training shows an error, and can be retried', async () => {
  const { user, replies, address } = open('/leader/confirm-training', {
    completeAction: refuse(500, { detail: 'Something went wrong.' }),
  });
  const confirm = await screen.findByRole('button', { name: 'Confirm training' });
  await user.click(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  delete replies.completeAction;
  await user.click(confirm);
  await waitFor(() => expect(address()).toBe('/leader/training?return=%2Fpods'));
});

describe('the training', () => {
  const link = () => screen.findByRole('link', { name: 'Open the Small Steps Circle training' });

  test("the training links are the membership's own", async () => {
    const settings = [{ name: 'LeaderTrainingLink' as const, value: 'https://own.example.com' }];
    open('/leader/confirm-training', {
      listMyMemberships: reply([{ ...mine, settings }]),
      getPlatformSettings: reply([{ name: 'LeaderTrainingLink', value: 'https://platform.example.com' }]),
    });
    expect(await link()).toHaveAttribute('href', 'https://own.example.com');
  });

  test("the training links are the platform's where the membership has none", async () => {
    open('/leader/confirm-training', {
      getPlatformSettings: reply([{ name: 'LeaderTrainingLink', value: 'https://platform.example.com' }]),
    });
    expect(await link()).toHaveAttribute('href', 'https://platform.example.com');
  });

  const none = /no training material of its own/;

  test('a missing training is reported if neither the membership nor the platform has one', async () => {
    open('/leader/confirm-training');
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Open the .* training/ })).not.toBeInTheDocument();
  });

  test.each(['listMyMemberships', 'getPlatformSettings'] as const)(
    "a training isn't reported missing while the answer of %s is pending",
    async (late) => {
      const { store } = open('/leader/confirm-training', { [late]: pending });
      const queries = () => Object.values(store.getState().api.queries);
      const answered = () => queries().flatMap((one) => (one?.data === undefined ? [] : [one.endpointName]));
      const other = late === 'listMyMemberships' ? 'getPlatformSettings' : 'listMyMemberships';
      await waitFor(() => expect(answered()).toContain(other));
      expect(await screen.findByText('Loading…')).toBeVisible();
      expect(screen.queryByText(none)).not.toBeInTheDocument();
    },
  );
});

test('the leader meeting shows with its time zone, and links to the requested page', async () => {
  open('/leader/training');
  expect(await screen.findByRole('heading', { name: 'Leader Meeting' })).toBeVisible();
  expect((await screen.findAllByText(/\((GMT|UTC|BST)\)/))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/pods');
});

test('a missing leader meeting is shown as missing', async () => {
  open('/leader/training', { listMyLeaderPods: reply([]) }, '');
  expect(await screen.findByText('No leader meeting planned yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/memberships');
});
