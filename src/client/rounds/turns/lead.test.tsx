import { screen, waitFor } from '@testing-library/react';
import { NOW, setNow } from '../../testing/clock';
import { refuse, reply } from '../../testing/fakeApi';
import { settled } from '../../testing/renderPage';
import {
  answerWith,
  aRound,
  at,
  leader,
  maya,
  openMeetingMode,
  speaking,
  tom,
  tomId,
  turnTo,
} from '../testing/meetingMode';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const lead = { can: { lead: true }, nextSpeakerId: leader().userId };

it('a second tap on Next, right after the turn has changed, doesn’t move the round again', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const page = openMeetingMode(answerWith(speaking(tomId, lead)));
  await button('Next: Anna');
  await turnTo(page, speaking(maya().userId, lead));
  await screen.findByRole('heading', { name: 'Your turn' });
  await page.user.click(await button('Next: Anna'));
  await page.user.keyboard('ns');
  await settled();
  expect(page.bodies('changeRound')).toEqual([]);
  clock.mockReturnValue(700);
  await page.user.click(await button('Next: Anna'));
  await waitFor(() =>
    expect(page.bodies('changeRound')).toEqual([{ start: at, change: 'NEXT', userId: maya().userId }]),
  );
});

it('the reason for a refusal stays through the refetch that it causes, and disappears with later answers', async () => {
  const refusal = 'The meeting is finished already.';
  const page = openMeetingMode(answerWith(speaking(tomId, lead)), {
    changeRound: refuse(409, { code: 'round_finished', detail: refusal }),
  });
  await page.user.click(await button('Next: Anna'));
  await screen.findByText(refusal);
  await settled();
  expect(screen.getByText(refusal)).toBeVisible();
  for (const later of [1, 2]) {
    setNow(NOW + later);
    await turnTo(page, speaking(tomId, lead));
    await settled();
  }
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
});

it.each([
  ['absent', undefined, 'ABSENT'],
  ['as having sent apologies, if they had', true, 'APOLOGIES'],
])('whoever isn’t here is recorded %s', async (_how, sentApologies, status) => {
  const people = [maya(), tom({ sentApologies }), leader()];
  const { user, bodies } = openMeetingMode(answerWith(aRound({ ...lead, people })));
  await user.click(await button('Actions for Tom Whitfield'));
  await user.click(await screen.findByRole('menuitem', { name: 'Not here' }));
  await waitFor(() => expect(bodies('recordAttendance')).toEqual([{ people: [{ userId: tomId, status }] }]));
});

it('a record that is undone later isn’t made again automatically', async () => {
  const page = openMeetingMode(answerWith(aRound()));
  await screen.findByText('3 of 3 here');
  await turnTo(page, aRound({ people: [maya({ attendance: undefined }), tom(), leader()] }));
  await screen.findByText('2 of 3 here');
  await settled();
  expect(page.bodies('arriveAtRound')).toEqual([]);
});

it('whoever waits sees that nobody keeps the time, or who isn’t here yet', async () => {
  const page = openMeetingMode(answerWith(aRound({ people: [maya(), tom()] })));
  expect(await screen.findByText(/^This pod has no leader at the moment/)).toBeVisible();
  expect(screen.getByText('Three minutes each')).toBeVisible();
  await turnTo(page, aRound({ people: [maya(), tom(), leader({ attendance: undefined })] }));
  expect(await screen.findByText(/ Anna isn’t here yet\.$/)).toBeVisible();
});

it('when the focused button disappears, the stage’s heading takes the focus', async () => {
  const page = openMeetingMode(answerWith(aRound(lead)), {
    changeRound: reply(answerWith(speaking(tomId, lead))),
  });
  await page.user.click(await button('Begin the round'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tom Whitfield’s turn' })).toHaveFocus());
  expect(screen.getByText('Tom’s turn')).toHaveAttribute('role', 'status');
});

it('the stage shows that it is between turns, and once all have spoken who was skipped', async () => {
  const people = [maya({ turn: 'DONE' }), tom({ turn: 'SKIPPED' }), leader()];
  const page = openMeetingMode(answerWith(aRound({ ...lead, begun: true, people })));
  expect(await screen.findByRole('heading', { name: 'Between turns' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next: Anna' })).toBeVisible();
  const over = [...people.slice(0, 2), leader({ turn: 'DONE' })];
  await turnTo(page, aRound({ can: lead.can, begun: true, people: over }));
  expect(await screen.findByRole('heading', { name: 'The round is over' })).toBeVisible();
  expect(screen.getByText('Tom was skipped.')).toBeVisible();
  const withMe = [maya({ turn: 'SKIPPED' }), ...over.slice(1)];
  await turnTo(page, aRound({ can: lead.can, begun: true, people: withMe }));
  expect(await screen.findByText('You and Tom were skipped.')).toBeVisible();
  await turnTo(page, aRound({ can: lead.can, begun: true, people: [withMe[0]!, leader({ turn: 'DONE' })] }));
  expect(await screen.findByText('You were skipped.')).toBeVisible();
  const spoken = over.map((one) => ({ ...one, turn: 'DONE' as const }));
  await turnTo(page, aRound({ can: lead.can, begun: true, people: spoken }));
  expect(await screen.findByRole('heading', { name: 'Everyone who’s here has had their turn' })).toBeVisible();
});
