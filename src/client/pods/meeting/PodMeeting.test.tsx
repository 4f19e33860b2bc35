import { screen } from '@testing-library/react';
import type { Pod, PodRound, RoundPerson } from '../../../contract/entities.gen';
import { joinPath, paths, pathTo } from '../../../domain/links';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { aMeeting, aPod, aStep, can, hoursFromNow, me } from '../testing/samples';
import { PodMeeting } from './PodMeeting';

const minutesFromNow = (minutes: number) => hoursFromNow(minutes / 60);

const meetingAt = (at: number, changes: Parameters<typeof aMeeting>[0] = {}) =>
  aMeeting({ nextMeeting: at, thirdPartyMeetingLink: 'https://meet.example.com/early', ...changes });

const mine = (changes: Partial<Pod>) => aPod({ myRole: 'participant', can: can('seeSteps'), ...changes });

const person = (number: number, firstName: string, changes: Partial<RoundPerson> = {}): RoundPerson => ({
  userId: idOf(number),
  firstName,
  lastName: 'Example',
  role: 'participant',
  turn: 'WAITING',
  step: aStep({ id: idOf(400 + number), userId: idOf(number) }),
  ...changes,
});

function roundOf(people: RoundPerson[]): PodRound {
  const at = minutesFromNow(10);
  const times = { start: at, at, endsAt: at + 3600, closesAt: at + 7200 };
  const note = { start: at, at, text: '', version: '0000000000000000' };
  const round = {
    ...times,
    begun: false,
    turnMinutes: 3,
    people,
    note,
    can: { lead: false },
    version: '0000000000000001',
  };
  return { meetingId: idOf(300), round };
}

function show(pod: Pod, round: PodRound = { meetingId: idOf(300) }) {
  const steps = [
    aStep({ status: 'InProgress', goal: 'Write', description: 'One page', commitmentDate: hoursFromNow(48) * 1000 }),
  ];
  const api = fakeApi({ getMyUser: reply(me), listMySteps: reply(steps), getPodRound: reply(round) });
  return { ...api, ...renderPage(<PodMeeting pod={pod} />) };
}

const modePath = pathTo(paths.podMeeting, { pod: aPod().id });

it('days before a meeting the card shows its date, who can’t come, and how to say so', async () => {
  const apologies = {
    start: hoursFromNow(48),
    count: 1,
    mine: false,
    people: [{ userId: idOf(3), firstName: 'Tom', lastName: 'Whitfield' }],
    can: { send: true },
  };
  const { sent } = show(mine({ scheduledMeeting: meetingAt(hoursFromNow(48)), apologies }));
  expect(screen.getByText('in 2 days')).toBeInTheDocument();
  expect(screen.getByText('Tom can’t make it.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Can’t make it\?/ })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await settled();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('getPodRound');
});

describe('from a quarter of an hour before the meeting the card', () => {
  const soon = mine({ scheduledMeeting: meetingAt(minutesFromNow(10)) });

  it('offers Join as its main action, and meeting mode', async () => {
    show(soon);
    await settled();
    const join = screen.getByRole('link', { name: /^Join meeting/ });
    expect(join).toHaveAttribute('href', joinPath(idOf(300)));
    expect(join).toHaveAttribute('data-variant', 'filled');
    const mode = screen.getByRole('link', { name: 'Meeting mode' });
    expect(mode).toHaveAttribute('href', modePath);
    expect(mode).toHaveAttribute('data-variant', 'default');
  });

  it('shows who is here, and whose steps are done, due or missing', async () => {
    const due = { status: 'InProgress' as const, commitmentDate: minutesFromNow(5) * 1000 };
    const people = [
      person(2, 'Anna', { attendance: 'CAME', step: aStep({ status: 'Done' }) }),
      person(3, 'Tom', { attendance: 'CAME', step: aStep(due) }),
      person(4, 'Ben'),
      person(5, 'Maria'),
    ];
    show(soon, roundOf(people));
    expect((await screen.findByText('Here')).nextElementSibling).toHaveTextContent('Anna and Tom');
    expect(screen.getByText('Steps').nextElementSibling).toHaveTextContent('1 done, 1 due, 2 missing (Ben and Maria)');
  });

  it('names three people at most, and says if nobody is here', async () => {
    const people = ['Anna', 'Tom', 'Ben', 'Maria', 'Leo'].map((name, index) => person(index + 2, name));
    show(soon, roundOf(people));
    expect((await screen.findByText('Here')).nextElementSibling).toHaveTextContent('Nobody yet');
    expect(screen.getByText('Steps').nextElementSibling).toHaveTextContent('5 missing (Anna, Tom, Ben and 2 others)');
  });

  it('has only the attendance where steps are turned off', async () => {
    const people = [2, 3].map((number) => {
      const { step: _off, ...others } = person(number, 'Anna');
      return others;
    });
    show(soon, roundOf(people));
    expect(await screen.findByText('Here')).toBeVisible();
    expect(screen.queryByText('Steps')).not.toBeInTheDocument();
  });

  it('offers Join alone to people outside the pod', async () => {
    const { sent } = show(aPod({ scheduledMeeting: meetingAt(minutesFromNow(10)) }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Join meeting'),
    ]);
    await settled();
    expect(sent.map(({ operationId }) => operationId)).not.toContain('getPodRound');
  });
});

it('after the meeting the card shows that it is over, the reader’s step and the next date', async () => {
  const next = hoursFromNow(24 * 7);
  show(mine({ scheduledMeeting: meetingAt(next, { previousMeeting: minutesFromNow(-70) }) }));
  expect(screen.getByText('The meeting is over')).toBeVisible();
  expect(await screen.findByText('You committed to ‘One page’')).toBeVisible();
  expect(screen.getByText('in 7 days')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meeting mode' })).toHaveAttribute('href', modePath);
  expect(screen.queryByRole('link', { name: /^Join meeting/ })).not.toBeInTheDocument();
});
