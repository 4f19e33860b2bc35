import { screen, waitFor } from '@testing-library/react';
import type { AskedStep } from '../../contract/entities.gen';
import { fakeApi, pending, refuse, reply, type Reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { StepAnswerPage } from './StepAnswerPage';

const podId = idOf(1);
const question: AskedStep = {
  state: 'OPEN',
  status: 'InProgress',
  goal: 'Run 5 km',
  description: 'Buy shoes',
  commitmentDate: Date.UTC(2026, 2, 4, 18),
  overdue: false,
  podId,
  podName: 'Early Birds',
};
const stepPage = `/pods/next-tiny-step?p=${podId}`;

function open({
  found = reply(question),
  answer = reply({ ...question, state: 'ANSWERED', status: 'Done' }),
  route = '/step?c=code-1&answer=done',
}: { found?: Reply; answer?: Reply; route?: string } = {}) {
  const api = fakeApi({ getAskedStep: found, answerStep: answer });
  const page = renderPage([{ path: '/step', element: <StepAnswerPage /> }], { route });
  const answers = () => api.sent.filter(({ operationId }) => operationId === 'answerStep').map(({ body }) => body);
  return { ...page, answers };
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['done', ['Done', 'Not done']],
  ['not-done', ['Not done', 'Done']],
  ['whatever', ['Done', 'Not done']],
])('a link with %s shows the step and that answer first, and sends nothing automatically', async (answer, expected) => {
  const { answers } = open({ route: `/step?c=code-1&answer=${answer}` });
  expect(await screen.findByRole('heading', { name: 'Have you done your step?' })).toBeVisible();
  expect(screen.getByText('Buy shoes')).toBeVisible();
  expect(screen.getByText('Goal: Run 5 km')).toBeVisible();
  expect(screen.getByText(/Early Birds/)).toBeVisible();
  expect(buttons()).toEqual(expected);
  expect(answers()).toEqual([]);
});

test('one tap on Done answers, then shows links to the membership’s sharing page and the next step', async () => {
  const shareWinLink = 'https://community.example.com/wins';
  const { user, answers } = open({ answer: reply({ ...question, state: 'ANSWERED', status: 'Done', shareWinLink }) });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const heading = await screen.findByRole('heading', { name: 'You did it' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(answers()).toEqual([{ status: 'Done' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Well done!');
  expect(screen.getByRole('link', { name: /Share your win/ })).toHaveAttribute('href', shareWinLink);
  expect(screen.getByRole('link', { name: 'Set the next step' })).toHaveAttribute('href', stepPage);
});

test('one tap on Not done suggests a smaller step', async () => {
  const { user, answers } = open({ answer: reply({ ...question, state: 'ANSWERED', status: 'NotDone' }) });
  await user.click(await screen.findByRole('button', { name: 'Not done' }));
  expect(await screen.findByText('That happens. What would be a smaller step?')).toBeVisible();
  expect(answers()).toEqual([{ status: 'NotDone' }]);
  expect(screen.getByRole('link', { name: 'Set a smaller step' })).toHaveAttribute('href', stepPage);
});

test('the question about a step after its date is kindly worded', async () => {
  open({ found: reply({ ...question, overdue: true }) });
  expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible();
});

test.each([
  ['Done', 'You’ve already said it’s done'],
  ['NotDone', 'You’ve already said it’s not done'],
  ['InProgress', 'You’ve already used this link'],
] as const)('a step that was answered before and is %s says so', async (status, title) => {
  open({ found: reply({ ...question, state: 'ANSWERED', status }) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my step' })).toHaveAttribute('href', stepPage);
});

test("answering a second time shows the step's state", async () => {
  const { user } = open({ answer: reply({ ...question, state: 'ANSWERED', status: 'NotDone' }) });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'You’ve already said it’s not done' })).toBeVisible();
});

test.each([
  ['when it is opened', { found: reply({ state: 'CHANGED' }) }],
  ['meanwhile', { answer: reply({ state: 'CHANGED' }) }],
])('a step that has changed %s stays as it is, and the page says so', async (when, replies) => {
  const { user } = open(replies);
  if (when === 'meanwhile') await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'Your step has changed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my step' })).toHaveAttribute('href', '/pods');
});

test.each([
  ['is not known or too old', { found: refuse(404) }],
  ['has no code', { route: '/step' }],
])('a link that %s says so', async (_, given) => {
  open(given);
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('a failed answer shows next to its button, and can be retried', async () => {
  const { user } = open({ answer: refuse(503, { detail: 'Away for a moment.' }) });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Away for a moment.');
  expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
});

test('a failed look-up can be retried', async () => {
  open({ found: refuse(503) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('no button can be pressed during the look-up', () => {
  open({ found: pending });
  expect(screen.queryByRole('button')).toBeNull();
});
