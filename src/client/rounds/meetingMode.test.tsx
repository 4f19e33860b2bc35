import { screen, waitFor, within } from '@testing-library/react';
import { setNow, NOW } from '../testing/clock';
import { refuse, reply } from '../testing/fakeApi';
import { settled } from '../testing/renderPage';
import { aMeeting } from '../pods/testing/samples';
import {
  answerWith,
  aRound,
  at,
  leader,
  maya,
  openMeetingMode,
  podId,
  said,
  speaking,
  tom,
  tomId,
  turnTo,
} from './testing/meetingMode';

beforeAll(() => Promise.all([import('../ui/form/dates/DateTimePicker'), import('../ui/messages/Dialogs')]));

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('before the round', () => {
  it('shows who is here and what each said last time, and records once that the user has come', async () => {
    const people = [maya({ attendance: undefined }), tom({ attendance: 'APOLOGIES', apology: 'On a train' }), leader()];
    const { bodies } = openMeetingMode(answerWith(aRound({ people })), {
      arriveAtRound: reply(answerWith(aRound({ people: [maya(), ...people.slice(1)] }))),
    });
    expect(await screen.findByRole('heading', { name: 'Early Birds' })).toBeVisible();
    expect(await screen.findByText('2 of 3 here')).toBeVisible();
    const row = within((await screen.findByText('Tom Whitfield')).closest('li')!);
    expect(row.getByText('Can’t make it')).toBeVisible();
    expect(row.getByText('On a train')).toBeVisible();
    expect(row.getByText('Walk to work')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Join the video call/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin the round' })).not.toBeInTheDocument();
    expect(bodies('arriveAtRound')).toEqual([{ start: at }]);
  });

  it('shows the business’s own words until the round begins', async () => {
    const ownWords = { quote: 'No recorders here.', by: 'Circle Ltd' };
    const page = openMeetingMode(answerWith(aRound(), { ownWords }));
    expect(await screen.findByText('A word from Circle Ltd:')).toBeVisible();
    expect(screen.getByRole('blockquote')).toHaveTextContent('No recorders here.');
    await turnTo(page, speaking(tomId));
    await waitFor(() => expect(screen.queryByRole('blockquote')).not.toBeInTheDocument());
  });

  it('somebody who sent apologies can record that they came after all', async () => {
    const people = [maya({ attendance: 'APOLOGIES' }), tom(), leader()];
    const { user, bodies } = openMeetingMode(answerWith(aRound({ people })));
    await settled();
    expect(bodies('arriveAtRound')).toEqual([]);
    await user.click(await button('I made it after all'));
    await waitFor(() => expect(bodies('arriveAtRound')).toEqual([{ start: at }]));
  });

  it('nobody is recorded as arriving once the meeting has ended', async () => {
    const people = [maya({ attendance: undefined }), tom(), leader()];
    const { bodies } = openMeetingMode(answerWith(aRound({ people, endsAt: NOW / 1000 - 60 })));
    expect(await screen.findByText('2 of 3 here')).toBeVisible();
    await settled();
    expect(bodies('arriveAtRound')).toEqual([]);
  });

  it('the round can begin once the meeting has started', async () => {
    const { user, bodies } = openMeetingMode(answerWith(aRound({ can: { lead: true } })));
    await user.click(await button('Begin the round'));
    await waitFor(() => expect(bodies('changeRound')).toEqual([{ start: at, change: 'BEGIN' }]));
  });

  it('before the meeting’s start the leader sees when the round can begin', async () => {
    setNow((at - 600) * 1000);
    openMeetingMode(answerWith(aRound({ can: { lead: true } })));
    expect(await screen.findByText(/You can begin the round at/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin the round' })).not.toBeInTheDocument();
  });
});

it.each([
  ['open', answerWith(aRound()), 2],
  ['not open yet', answerWith(undefined, { opensAt: at - 900 }), 1],
])(
  'the times of a meeting whose mode is %s are in the zones of the reader and the meeting',
  async (_is, found, count) => {
    setNow((at - 3600) * 1000);
    openMeetingMode(found, { pod: { scheduledMeeting: aMeeting({ nextMeeting: at, timezone: 'Asia/Tokyo' }) } });
    const times = await screen.findAllByText(/ \(UTC\).+\(GMT\+9\)/);
    expect(times.filter(({ tagName }) => tagName === 'TIME')).toHaveLength(count);
  },
);

describe('leading the round', () => {
  const lead = { can: { lead: true }, nextSpeakerId: leader().userId };

  it.each([
    ['Pause', { change: 'PAUSE' }],
    ['+1 min', { change: 'ADD_MINUTE', timerVersion: 'seen' }],
    ['Skip', { change: 'SKIP' }],
    ['Next: Anna', { change: 'NEXT' }],
  ])('%s applies to the speaker, and an added minute to the time, that the screen shows', async (name, change) => {
    const { user, bodies } = openMeetingMode(answerWith(speaking(tomId, { ...lead, timerVersion: 'seen' })));
    await user.click(await button(name));
    await waitFor(() => expect(bodies('changeRound')).toEqual([{ start: at, userId: tomId, ...change }]));
  });

  it('works by keyboard, except while typing', async () => {
    const { user, bodies } = openMeetingMode(answerWith(speaking(tomId, lead)));
    await user.click(await screen.findByRole('textbox', { name: 'Notes for yourself' }));
    await user.keyboard('ns ');
    await settled();
    expect(bodies('changeRound')).toEqual([]);
    await user.click(screen.getByRole('heading', { name: 'Early Birds' }));
    await user.keyboard('n');
    await waitFor(() => expect(bodies('changeRound')).toHaveLength(1));
    await settled();
    await user.keyboard(' ');
    await waitFor(() =>
      expect(bodies('changeRound')).toEqual([
        { start: at, change: 'NEXT', userId: tomId },
        { start: at, change: 'PAUSE', userId: tomId },
      ]),
    );
  });

  it('moves turns among those still to come, and records who is here', async () => {
    const people = [tom(), maya(), leader({ attendance: undefined })];
    const { user, bodies } = openMeetingMode(answerWith(speaking(tomId, { ...lead, people })));
    const menu = () => button('Actions for Anna Lindqvist');
    await user.click(await menu());
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    const move = { start: at, change: 'MOVE', userId: leader().userId, before: maya().userId };
    await waitFor(() => expect(bodies('changeRound')).toEqual([move]));
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Here' }));
    const here = { people: [{ userId: leader().userId, status: 'CAME' }] };
    await waitFor(() => expect(bodies('recordAttendance')).toEqual([here]));
  });

  it('a refusal because the round has ended elsewhere shows no alert, and updates the page', async () => {
    const { user, sent } = openMeetingMode(answerWith(speaking(tomId, lead)), {
      changeRound: refuse(409, { code: 'round_finished', detail: 'The meeting is finished already.' }),
    });
    await user.click(await button('Next: Anna'));
    expect(await screen.findByText('The meeting is finished already.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(sent.filter(({ operationId }) => operationId === 'getPodRound')).toHaveLength(2));
  });

  it('a participant sees the turn and who is next, but no controls for leading the round', async () => {
    openMeetingMode(answerWith(speaking(tomId, { nextSpeakerId: maya().userId })));
    expect(await screen.findByRole('heading', { name: 'Tom Whitfield’s turn' })).toBeVisible();
    expect(await screen.findByText('You’re next')).toBeVisible();
    expect(screen.getByText('Speaking now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pause|Skip|^Next|minute|^Actions|Finish/ })).toBeNull();
  });
});

describe('the end', () => {
  const lead = { can: { lead: true } };
  const spoken = { begun: true, ...lead };

  it('shows who has no step yet and who will be recorded as absent, before the meeting is finished', async () => {
    const people = [maya(), tom({ attendance: undefined }), leader({ step: said({ status: 'Done' }) })];
    const { user, bodies } = openMeetingMode(answerWith(aRound({ ...spoken, people })));
    expect(await screen.findByText(/^Anna hasn’t set a step for next time yet/)).toBeVisible();
    expect(screen.getByText(/^You haven’t set a step/)).toBeVisible();
    expect(screen.getByText('Tom Whitfield will be recorded as absent.')).toBeVisible();
    await user.click(await button('Finish the meeting'));
    await waitFor(() => expect(bodies('changeRound')).toEqual([{ start: at, change: 'FINISH' }]));
  });

  it.each([
    ['Tom is still speaking', tomId],
    ['You’re still speaking', maya().userId],
  ])('in the middle of a turn is asked first: %s', async (title, speakerId) => {
    const { user, bodies } = openMeetingMode(answerWith(speaking(speakerId, lead)));
    await button('Finish the meeting');
    await settled();
    await user.click(await button('Finish the meeting'));
    const asked = within(await screen.findByRole('dialog', { name: title }));
    await user.click(asked.getByRole('button', { name: 'Go on with the round' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies('changeRound')).toEqual([]);
    await user.click(await button('Finish the meeting'));
    const again = within(await screen.findByRole('dialog', { name: title }));
    await user.click(again.getByRole('button', { name: 'Finish the meeting' }));
    await waitFor(() => expect(bodies('changeRound')).toEqual([{ start: at, change: 'FINISH' }]));
  });

  it('afterwards everybody sees who came, and the leader can correct and reopen it', async () => {
    const people = [maya(), tom({ attendance: 'ABSENT' }), leader()];
    const round = aRound({ ...spoken, people, finishedAt: NOW });
    const { user, bodies } = openMeetingMode(answerWith(round));
    expect(await screen.findByRole('heading', { name: 'Meeting finished' })).toBeVisible();
    expect(screen.getByText('Maya Goldberg, Anna Lindqvist')).toBeVisible();
    expect(screen.getByText('Tom Whitfield')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Correct attendance' })).toHaveAttribute(
      'href',
      `/pod/attendance?p=${podId}`,
    );
    await user.click(await button('Reopen the meeting'));
    await waitFor(() => expect(bodies('changeRound')).toEqual([{ start: at, change: 'REOPEN' }]));
  });
});

describe('while it isn’t open', () => {
  it('names the pod, counts down, and has the last notes, which can still be changed', async () => {
    const opensAt = NOW / 1000 + 12 * 60;
    const lastNote = { start: at - 7 * 86_400, at: at - 7 * 86_400, text: 'Ask Tom', version: '0000000000000002' };
    openMeetingMode(answerWith(undefined, { opensAt, lastNote }), {
      pod: { scheduledMeeting: aMeeting({ nextMeeting: opensAt + 900 }) },
    });
    expect(await screen.findByText(/^Opens in 12 minutes · Tue/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Early Birds' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the pod' })).toHaveAttribute('href', `/pod?p=${podId}`);
    expect(screen.getByRole('textbox', { name: 'Notes for yourself' })).toHaveValue('Ask Tom');
  });

  it('somebody who isn’t in the pod gets ‘not found’', async () => {
    openMeetingMode(answerWith(undefined), { getPodRound: refuse(404) });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});
