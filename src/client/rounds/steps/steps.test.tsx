import { screen, waitFor, within } from '@testing-library/react';
import { me } from '../../pods/testing/samples';
import { refuse, reply } from '../../testing/fakeApi';
import { idOf } from '../../testing/samples';
import {
  answerWith,
  leader,
  maya,
  nextAt,
  openMeetingMode,
  podId,
  said,
  speaking,
  tom,
  tomId,
  turnTo,
} from '../testing/meetingMode';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));

const part = async (name: string) => within(await screen.findByRole('region', { name }));

async function write(user: ReturnType<typeof openMeetingMode>['user'], text: string) {
  const field = await screen.findByLabelText('Next Tiny Step');
  await user.clear(field);
  await user.type(field, text);
}

it('the speaker records how the step went and sets the next one on the spot, due at the next meeting', async () => {
  const done = said({ status: 'Done' });
  const page = openMeetingMode(answerWith(speaking(me.id)), {
    commitStep: reply(said({ id: idOf(401) })),
  });
  const mine = await part('My step');
  expect(mine.getByText('What I said last time')).toBeVisible();
  page.replies.getPodRound = reply(answerWith(speaking(me.id, { people: [maya({ step: done }), tom(), leader()] })));
  await page.user.click(mine.getByRole('button', { name: 'Done' }));
  await write(page.user, 'Write two pages');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await page.user.click(screen.getByRole('button', { name: 'Commit to the next step' }));
  await waitFor(() =>
    expect(page.bodies('commitStep')).toEqual([
      { goal: 'Write a book', description: 'Write two pages', commitmentDate: nextAt * 1000, version: done.version },
    ]),
  );
});

it('a step being typed stays in its place when the turn moves on, when it is entered meanwhile, and over a reload', async () => {
  const people = [maya({ step: said({ status: 'Done' }) }), tom(), leader()];
  const page = openMeetingMode(answerWith(speaking(me.id, { people })));
  await write(page.user, 'Write two pages');
  const field = () => screen.getByLabelText('Next Tiny Step');
  const before = field();
  await turnTo(page, speaking(tomId, { people }));
  expect(await screen.findByRole('heading', { name: 'Tom Whitfield’s turn' })).toBeVisible();
  expect(field()).toBe(before);
  const written = said({ id: idOf(401), description: 'Write ten pages', unconfirmed: true });
  const entered = maya({ step: written, closedStep: said({ status: 'Done', current: false }) });
  await turnTo(page, speaking(tomId, { people: [entered, tom(), leader()] }));
  expect(await screen.findByText('Write ten pages')).toBeVisible();
  expect(field()).toHaveValue('Write two pages');
  page.unmount();
  openMeetingMode(answerWith(speaking(tomId, { people })));
  expect(await screen.findByLabelText('Next Tiny Step')).toHaveValue('Write two pages');
});

it('whoever leads can write down others’ steps, which they are asked to confirm, and can finish that after the turn', async () => {
  const lead = { can: { lead: true } };
  const notDone = tom({ step: said({ id: idOf(403), userId: tomId, status: 'NotDone', goal: 'Get fit' }) });
  const page = openMeetingMode(answerWith(speaking(tomId, lead)), {
    enterStepStatus: reply(notDone.step),
    enterStep: reply(said({ userId: tomId })),
  });
  page.replies.getPodRound = reply(answerWith(speaking(tomId, { ...lead, people: [maya(), notDone, leader()] })));
  const [group] = await screen.findAllByRole('group', { name: 'How did it go?' });
  await page.user.click(within(group!).getByRole('button', { name: 'Not done' }));
  await waitFor(() =>
    expect(page.bodies('enterStepStatus')).toEqual([{ status: 'NotDone', version: tom().step?.version }]),
  );
  expect(await screen.findByText('We’ll ask Tom to confirm it.')).toBeVisible();
  await write(page.user, 'Walk one stop');
  await turnTo(page, speaking(leader().userId, { ...lead, people: [maya(), notDone, leader()] }));
  expect(await screen.findByRole('heading', { name: 'Tom’s step' })).toBeVisible();
  expect(screen.getByLabelText('Next Tiny Step')).toHaveValue('Walk one stop');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await page.user.click(screen.getByRole('button', { name: 'Write it down for Tom' }));
  await waitFor(() => expect(page.bodies('enterStep')).toMatchObject([{ description: 'Walk one stop' }]));
  expect(page.sent.find(({ operationId }) => operationId === 'enterStep')?.url.pathname).toContain(idOf(403));
});

it('a step that its owner has set meanwhile is kept, and the leader never overwrites it unseen', async () => {
  const lead = { can: { lead: true } };
  const done = tom({ step: said({ id: idOf(403), userId: tomId, status: 'Done' }) });
  const page = openMeetingMode(answerWith(speaking(tomId, { ...lead, people: [maya(), done, leader()] })));
  await page.user.click(await screen.findByRole('button', { name: 'Write it down for Tom' }));
  await write(page.user, 'Walk one stop');
  const own = said({
    id: idOf(404),
    userId: tomId,
    description: 'Run',
    commitmentDate: nextAt * 1000,
    version: '9'.repeat(16),
  });
  page.replies.enterStep = refuse(409, { code: 'changed_meanwhile' });
  page.replies.listPodSteps = reply([own]);
  const people = [maya(), tom({ step: own, closedStep: done.step }), leader()];
  await turnTo(page, speaking(tomId, { ...lead, people }));
  expect(await screen.findByText('Tom has set their own step meanwhile.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await page.user.click(screen.getByRole('button', { name: 'Save step' }));
  await waitFor(() => expect(page.bodies('enterStep')).toMatchObject([{ version: done.step?.version }]));
  await page.user.click(screen.getByRole('button', { name: 'Discard what I typed' }));
  await waitFor(() => expect(screen.queryByLabelText('Next Tiny Step')).not.toBeInTheDocument());
});

it('a step typed before meeting mode closed can be committed to afterwards', async () => {
  const done = said({ status: 'Done', podId });
  const people = [maya({ step: done }), tom(), leader()];
  const first = openMeetingMode(answerWith(speaking(me.id, { people })));
  await write(first.user, 'Write two pages');
  first.unmount();
  const page = openMeetingMode(answerWith(undefined), { listMySteps: reply([done]), commitStep: reply(said()) });
  expect(await screen.findByLabelText('Next Tiny Step')).toHaveValue('Write two pages');
  await waitFor(() => expect(screen.getByLabelText('Commitment date')).not.toHaveAttribute('readonly'));
  await page.user.click(screen.getByRole('button', { name: 'Commit to the next step' }));
  await waitFor(() => expect(page.bodies('commitStep')).toMatchObject([{ description: 'Write two pages' }]));
  await waitFor(() => expect(screen.queryByLabelText('Next Tiny Step')).not.toBeInTheDocument());
});

it('a step written down for the user is confirmed; others see that it isn’t yet', async () => {
  const unconfirmed = { unconfirmed: true, commitmentDate: nextAt * 1000 };
  const people = [maya({ step: said(unconfirmed) }), tom({ step: said({ ...unconfirmed, userId: tomId }) }), leader()];
  const page = openMeetingMode(answerWith(speaking(tomId, { people })), { confirmStep: reply(said()) });
  expect(await screen.findByText('Not confirmed yet')).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: 'That’s right' }));
  await waitFor(() => expect(page.bodies('confirmStep')).toEqual([{ version: said().version }]));
  await waitFor(() =>
    expect(page.sent.find(({ operationId }) => operationId === 'confirmStep')?.url.pathname).toContain(said().id),
  );
});

it('no steps are shown while steps are turned off', async () => {
  const people = [maya(), tom(), leader()].map((one) => ({ ...one, step: undefined }));
  openMeetingMode(answerWith(speaking(me.id, { people })));
  expect(await screen.findByRole('heading', { name: 'Your turn' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'My step' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'How did it go?' })).not.toBeInTheDocument();
});
