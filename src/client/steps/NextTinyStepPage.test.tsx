import { act, screen, waitFor, within } from '@testing-library/react';
import { stepsApi } from '../api/stepsApi';
import { fakeApi, pending, refuse, reply, type Reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { aPod, aStep, me, hoursFromNow } from '../pods/testing/samples';
import { NextTinyStepPage } from './NextTinyStepPage';
import { changeStatus, mySteps, openStepPage as open, pod, route, set } from './testing/stepPage';

beforeAll(() => import('../ui/form/dates/DateTimePicker'));

async function type(user: ReturnType<typeof open>['user'], label: string, text: string) {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  if (!text) return;
  await user.click(input);
  await user.paste(text);
}

test('committing to an unset step needs a goal and a description; the date is the next meeting unless changed', async () => {
  const { user, body } = open([aStep()]);
  await type(user, 'Goal', 'Write a book');
  await type(user, 'Next Tiny Step', 'Write one page');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await user.click(screen.getByRole('button', { name: 'Commit to this step' }));
  await waitFor(() => expect(body('commitStep')).toBeDefined());
  expect(body('commitStep')).toEqual({
    goal: 'Write a book',
    description: 'Write one page',
    commitmentDate: pod.scheduledMeeting.nextMeeting! * 1000,
  });
});

test('the user is asked before leaving a step that was typed but not committed to', async () => {
  const { user, address } = open([aStep()]);
  await type(user, 'Goal', 'Write a book');
  await user.click(screen.getByRole('link', { name: 'Early Birds' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(route);
  expect(screen.getByLabelText('Goal')).toHaveValue('Write a book');
  await user.click(screen.getByRole('link', { name: 'Early Birds' }));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(address()).not.toBe(route));
});

test('a step being typed survives a reload, with its form open, until it is saved', async () => {
  signIn(me.id);
  const first = open([aStep(set)]);
  await first.user.click(await screen.findByRole('button', { name: 'Change step' }));
  await type(first.user, 'Next Tiny Step', 'Write two pages');
  first.unmount();
  const { user, body, unmount } = open([aStep(set)]);
  expect(await screen.findByLabelText('Next Tiny Step')).toHaveValue('Write two pages');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await user.click(screen.getByRole('button', { name: 'Save step' }));
  await waitFor(() => expect(body('commitStep')).toMatchObject({ description: 'Write two pages' }));
  expect(await screen.findByRole('button', { name: 'Change step' })).toBeVisible();
  unmount();
  open([aStep(set)]);
  expect(await screen.findByRole('button', { name: 'Change step' })).toBeVisible();
});

test('a step being typed stays when its status is chosen above it, without a message', async () => {
  signIn(me.id);
  const { user, replies } = open([aStep(set)]);
  await user.click(await screen.findByRole('button', { name: 'Change step' }));
  await type(user, 'Next Tiny Step', 'Write two pages');
  replies.listMySteps = mySteps([aStep({ ...set, status: 'Done' })]);
  await user.click(screen.getByRole('button', { name: 'I’ve done it' }));
  expect(await screen.findByRole('button', { name: 'Commit to the next step' })).toBeVisible();
  expect(screen.getByLabelText('Next Tiny Step')).toHaveValue('Write two pages');
  expect(screen.queryByText(/^Your step has been saved elsewhere/)).not.toBeInTheDocument();
});

test.each([
  ['committed to', aStep(), aStep(set)],
  ['finished and followed by the next', aStep({ ...set, status: 'Done' }), aStep({ ...set, id: idOf(431) })],
])('a step that is typed stays when another tab has it %s', async (_, before, after) => {
  signIn(me.id);
  const { user, replies, store } = open([before]);
  const next = screen.queryByRole('button', { name: 'Set the next step' });
  if (before.status === 'Done') await user.click(next ?? (await screen.findByRole('button', { name: /next step/ })));
  await type(user, 'Next Tiny Step', 'Call Ann');
  replies.listMySteps = mySteps([after]);
  act(() => void store.dispatch(stepsApi.util.invalidateTags(['Step'])));
  expect(await screen.findByText(/^Your step has been saved elsewhere in the meantime/)).toBeVisible();
  expect(screen.getByText('Write one page')).toBeVisible();
  expect(screen.getByLabelText('Next Tiny Step')).toHaveValue('Call Ann');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Change step' })).toBeVisible();
});

test('the step form shows what is missing or out of range next to each field', async () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  const { user } = open([aStep()]);
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await type(user, 'Commitment date', '');
  await user.click(screen.getByRole('button', { name: 'Commit to this step' }));
  expect(await screen.findByText('Goal is required')).toBeInTheDocument();
  expect(screen.getByText('Next Tiny Step is required')).toBeInTheDocument();
  expect(screen.getByText('Commitment date is required')).toBeInTheDocument();
  await type(user, 'Commitment date', '01/01/2020 9:00 am');
  expect(await screen.findByText('Commitment date must be in the future')).toBeInTheDocument();
  await type(user, 'Commitment date', '01/01/2099 9:00 am');
  const message = 'Commitment date must be before the next scheduled meeting time';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("days in the past or after the next meeting can't be picked", async () => {
  const { user } = open([aStep()]);
  await user.click(await screen.findByRole('button', { name: /^Change date/ }));
  const choosable = () =>
    screen.getAllByRole('gridcell').filter((day) => day.textContent && day.getAttribute('aria-disabled') !== 'true');
  expect(choosable()).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  expect(choosable()).toHaveLength(0);
  await user.dblClick(screen.getByRole('button', { name: 'Previous year' }));
  expect(choosable()).toHaveLength(0);
});

test('the focus moves between the form and the button that opens it, on Cancel and on saving', async () => {
  const { user, body } = open([aStep(set)]);
  const change = () => screen.findByRole('button', { name: 'Change step' });
  await user.click(await change());
  expect(await screen.findByLabelText('Goal')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await change()).toHaveFocus();
  await user.click(await change());
  await user.type(await screen.findByLabelText('Goal'), '!');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await user.click(screen.getByRole('button', { name: 'Save step' }));
  await waitFor(() => expect(body('commitStep')).toBeDefined());
  expect(await change()).toHaveFocus();
});

test('choosing Not Done keeps the commitment', async () => {
  const { user, body } = open([aStep(set)]);
  const group = await changeStatus(user);
  expect(within(group).getByRole('button', { name: 'Scheduled' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(group).getByRole('button', { name: 'Not Done' }));
  await waitFor(() => expect(body('updateStep')).toEqual({ ...set, status: 'NotDone' }));
});

test('an unset step has no status to choose', async () => {
  open([aStep()]);
  expect(await screen.findByLabelText('Goal')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Status' })).not.toBeInTheDocument();
});

test.each([
  ['more than 24 hours before its date, only whether it is done', set.commitmentDate, ['I’ve done it']],
  ['from then on, whether it is done or not', Date.now() + 1000, ['Done', 'Not done']],
])('a scheduled step asks, %s', async (_when, commitmentDate, answers) => {
  open([aStep({ ...set, commitmentDate })]);
  const change = await screen.findByRole('button', { name: 'Change status' });
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown.filter((label) => /done/.test(label.toLowerCase()))).toEqual(answers);
  expect(change).toHaveAttribute('aria-expanded', 'false');
});

test('the answer that a step is done saves it as done', async () => {
  const { user, body } = open([aStep(set)]);
  await user.click(await screen.findByRole('button', { name: 'I’ve done it' }));
  await waitFor(() => expect(body('updateStep')).toEqual({ ...set, status: 'Done' }));
});

test('the status that clears a step says what it clears', async () => {
  const { user } = open([aStep(set)]);
  const clears = within(await changeStatus(user)).getByRole('button', { name: 'Not Set' });
  expect(clears).toHaveAccessibleDescription('‘Not Set’ clears the goal, the description and the date.');
});

test('choosing the current status changes nothing', async () => {
  const { user, bodies } = open([aStep(set)]);
  const group = within(await changeStatus(user));
  await user.click(group.getByRole('button', { name: 'Scheduled' }));
  await user.click(group.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(bodies('updateStep')).toEqual([{ ...set, status: 'Done' }]));
});

test('choosing Not Set clears the step immediately, and Undo restores it', async () => {
  const { user, bodies } = open([aStep(set)]);
  await user.click(within(await changeStatus(user)).getByRole('button', { name: 'Not Set' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies('updateStep')).toEqual([{ status: 'NotSet' }, set]));
});

test("a step that couldn't be restored stays visible, so that its text isn't lost", async () => {
  const { user, replies } = open([aStep(set)]);
  await user.click(within(await changeStatus(user)).getByRole('button', { name: 'Not Set' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  replies.updateStep = refuse(409);
  replies.listMySteps = mySteps([aStep()]);
  await user.click(undo);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Write one page')).toBeInTheDocument();
});

test('the praise for a completed step is marked as new only if it was completed on this screen', async () => {
  const done = aStep({ ...set, status: 'Done' });
  const moment = async () => (await screen.findByText('Well done!')).closest('[role="status"]');
  const { user, replies, unmount } = open([aStep(set)]);
  const choose = await screen.findByRole('button', { name: 'I’ve done it' });
  replies.listMySteps = mySteps([done]);
  await user.click(choose);
  expect(await moment()).toHaveAttribute('data-new', 'true');
  unmount();
  open([done]);
  expect(await moment()).not.toHaveAttribute('data-new');
});

test('a completed step can be shared if the membership has a page for that', async () => {
  const link = 'https://wins.example.com/';
  open([aStep({ ...set, status: 'Done' })], aMembership({ settings: [{ name: 'ShareWinLink', value: link }] }));
  expect(await screen.findByRole('link', { name: /Share your win/ })).toHaveAttribute('href', link);
});

test('the step after a completed one keeps its goal, and the completed step doesn’t change', async () => {
  const { user, body, bodies } = open([aStep({ ...set, status: 'Done' })]);
  await user.click(await screen.findByRole('button', { name: 'Set the next step' }));
  expect(await screen.findByLabelText('Goal')).toHaveValue('Write a book');
  await type(user, 'Next Tiny Step', 'Write page two');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await user.click(screen.getByRole('button', { name: 'Commit to the next step' }));
  const commitmentDate = pod.scheduledMeeting.nextMeeting! * 1000;
  const next = { goal: 'Write a book', description: 'Write page two', commitmentDate };
  await waitFor(() => expect(body('commitStep')).toEqual(next));
  expect(bodies('updateStep')).toEqual([]);
});

test('a link to a step opens its pod, however old the step is', async () => {
  const step = aStep({ ...set, id: idOf(430), status: 'Done', current: false });
  const { sent } = fakeApi({
    listMyPods: reply([pod, aPod({ id: idOf(201), name: 'Night Owls' })]),
    listMySteps: (asked) =>
      asked.url.searchParams.get('stepId') === step.id ? reply([step]) : mySteps([aStep(set)])(asked),
    getMembership: reply(aMembership()),
    getMyUser: reply(me),
  });
  renderPage(<NextTinyStepPage />, { route: `/pods/next-tiny-step?t=${step.id}` });
  expect(await screen.findByText('Write one page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Early Birds' })).toBeVisible();
  expect(sent.filter(({ url }) => url.searchParams.has('stepId'))).toHaveLength(1);
});

describe('a link to a step, while its pod is unknown,', () => {
  const linked = `/pods/next-tiny-step?t=${idOf(430)}`;
  const follow = (pods: ReturnType<typeof aPod>[], stepAnswer: Reply) => {
    const api = fakeApi({
      listMyPods: reply(pods),
      listMySteps: ({ url }) => (url.searchParams.has('stepId') ? stepAnswer : reply([aStep(set)])),
      getMembership: reply(aMembership()),
      getMyUser: reply(me),
    });
    return { ...api, ...renderPage(<NextTinyStepPage />, { route: linked }) };
  };

  test.each([
    ['no choice of pods', [pod, aPod({ id: idOf(201), name: 'Night Owls' })]],
    ['nothing of the only pod', [pod]],
  ])('shows %s', async (_, pods) => {
    follow(pods, pending);
    await settled();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    for (const { name } of pods) expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  test("says so if the step couldn't be loaded", async () => {
    follow([pod], refuse(500));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('is not found if the step no longer exists', async () => {
    follow([pod], reply([]));
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});

test('the content below the step appears together with it, so that nothing moves', async () => {
  const { replies } = open([aStep()]);
  replies.listMySteps = { ...reply([aStep()]), delay: 100 };
  expect(await screen.findByRole('heading', { name: 'Next Tiny Step' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Previous' })).not.toBeInTheDocument();
  expect(screen.queryByText('Print agenda')).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Previous' })).toBeVisible();
  expect(screen.getByText('Print agenda')).toBeVisible();
});

test('if the membership has steps turned off, the page says so', async () => {
  open([aStep()], aMembership({ features: [{ name: 'NextTinyStep', disabled: true }] }));
  expect(await screen.findByText('Next Tiny Steps are turned off in this membership.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Goal')).not.toBeInTheDocument();
});

test('an overdue step is marked only by a badge', async () => {
  open([aStep({ ...set, overdue: true, commitmentDate: hoursFromNow(-5) * 1000 })]);
  expect(await screen.findByText('Overdue')).toBeInTheDocument();
});
