import { screen, waitFor, within } from '@testing-library/react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { aPod, aStep, can, soon } from '../pods/testing/samples';
import { ToastsAndDialogs } from '../ui/ToastsAndDialogs';
import { NextTinyStepPage } from './NextTinyStepPage';

// A chunk of its own, with all time zones in it: fetched once, before anyone waits for it.
beforeAll(() => import('../ui/form/DateTimePicker'), 60_000);

const pod = aPod({ myRole: 'participant', can: can('seeSteps') });
const route = `/pods/next-tiny-step?p=${pod.id}`;
const set: Partial<NextTinyStep> = {
  status: 'InProgress',
  goal: 'Write a book',
  description: 'Write one page',
  commitmentDate: soon(40) * 1000,
};

function open(steps: NextTinyStep[], membership = aMembership()) {
  const api = fakeApi({
    listMyPods: reply([pod]),
    listMySteps: reply(steps),
    getMembership: reply(membership),
    updateStep: ({ body }) => reply({ ...aStep(set), ...(body as object) }),
    commitStep: reply(aStep(set)),
  });
  const page = renderPage(
    <>
      <NextTinyStepPage />
      <ToastsAndDialogs />
    </>,
    { route },
  );
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  const body = (operationId: string) => bodies(operationId).at(-1);
  return { ...page, ...api, body, bodies };
}

async function type(user: ReturnType<typeof open>['user'], label: string, text: string) {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  if (!text) return;
  await user.click(input);
  await user.paste(text);
}

test('a step that is not set is committed to with goal, description and date', async () => {
  const { user, body } = open([aStep()]);
  await type(user, 'Goal', 'Write a book');
  await type(user, 'Next Tiny Step', 'Write one page');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await user.click(screen.getByRole('button', { name: 'Commit to this step' }));
  await waitFor(() => expect(body('commitStep')).toBeDefined());
  // By default it is due when the pod meets next.
  expect(body('commitStep')).toEqual({
    goal: 'Write a book',
    description: 'Write one page',
    commitmentDate: pod.scheduledMeeting.nextMeeting! * 1000,
  });
});

test('the step form says at each field what is missing or out of time', async () => {
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

test('any status can be chosen at any time, and keeps what was committed to', async () => {
  const { user, body } = open([aStep(set)]);
  const group = await screen.findByRole('group', { name: 'Status' });
  expect(within(group).getByRole('button', { name: 'Scheduled' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(group).getByRole('button', { name: 'Not Done' }));
  await waitFor(() => expect(body('updateStep')).toEqual({ ...set, status: 'NotDone' }));
});

test('a step that is not set has its status choice, too; choosing another asks what the step is', async () => {
  const { user, bodies } = open([aStep()]);
  const group = await screen.findByRole('group', { name: 'Status' });
  expect(within(group).getByRole('button', { name: 'Not Set' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(group).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Say below what your step is first/)).toBeVisible();
  expect(bodies('updateStep')).toEqual([]);
});

test('choosing the status a step has changes nothing', async () => {
  const { user, bodies } = open([aStep(set)]);
  await user.click(await screen.findByRole('button', { name: 'Scheduled' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(bodies('updateStep')).toEqual([{ ...set, status: 'Done' }]));
});

test('choosing Not Set clears the step at once, and Undo brings it back', async () => {
  const { user, bodies } = open([aStep(set)]);
  await user.click(await screen.findByRole('button', { name: 'Not Set' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies('updateStep')).toEqual([{ status: 'NotSet' }, set]));
});

test('a step that could not be brought back is shown, so that its words are not lost', async () => {
  const { user, replies } = open([aStep(set)]);
  await user.click(await screen.findByRole('button', { name: 'Not Set' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  replies.updateStep = refuse(409);
  replies.listMySteps = reply([aStep()]);
  await user.click(undo);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Write one page')).toBeInTheDocument();
});

test('a step that is done can be shared where the membership shares its wins', async () => {
  const link = 'https://wins.example.com/';
  open([aStep({ ...set, status: 'Done' })], aMembership({ settings: [{ name: 'ShareWinLink', value: link }] }));
  expect(await screen.findByRole('link', { name: /Share your win/ })).toHaveAttribute('href', link);
});

test('the next step after one that is done keeps its goal, and the done one stays as it is', async () => {
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

test('older steps are listed as Previous, newest first, and all of them on demand', async () => {
  const older = Array.from({ length: 7 }, (_, index) =>
    aStep({ ...set, id: idOf(410 + index), status: 'Done', current: false, description: `Step ${7 - index}` }),
  );
  const { user } = open([aStep(), ...older]);
  const section = await screen.findByRole('region', { name: 'Previous' });
  expect(within(section).getByText('Step 7')).toBeInTheDocument();
  expect(within(section).queryByText('Step 1')).not.toBeInTheDocument();
  await user.click(within(section).getByRole('button', { name: 'Show all 7' }));
  expect(within(section).getByText('Step 1')).toBeInTheDocument();
});

test('where the membership has steps turned off, the page shows so', async () => {
  open([aStep()], aMembership({ features: [{ name: 'NextTinyStep', disabled: true }] }));
  expect(await screen.findByText('Next Tiny Steps are turned off in this membership.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Goal')).not.toBeInTheDocument();
});

test('a step past its date carries a badge and nothing more', async () => {
  open([aStep({ ...set, overdue: true, commitmentDate: soon(-5) * 1000 })]);
  expect(await screen.findByText('Overdue')).toBeInTheDocument();
});
