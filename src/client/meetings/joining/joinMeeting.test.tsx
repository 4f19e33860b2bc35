import { act, screen, waitFor } from '@testing-library/react';
import type { MeetingToJoin } from '../../../contract/entities.gen';
import { joinPath, paths } from '../../../domain/links';
import { aMeeting } from '../../pods/testing/samples';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { JoinMeetingPage } from './JoinMeetingPage';

const mockReplaceLocation = jest.fn<void, [link: string]>();
jest.mock('../../ui/replaceLocation', () => ({ replaceLocation: (link: string) => mockReplaceLocation(link) }));

const link = 'https://meet.example.com/early';
const now = () => Math.floor(Date.now() / 1000);
const id = idOf(300);

const found = (meeting: Parameters<typeof aMeeting>[0], more: Partial<MeetingToJoin> = {}): MeetingToJoin => ({
  name: 'Early Birds',
  podId: idOf(200),
  scheduledMeeting: aMeeting({ can: { join: true }, ...meeting }),
  ...more,
});

function open(answer: MeetingToJoin, more: object = {}, route = joinPath(id)) {
  const { sent } = fakeApi({ getMeetingToJoin: reply(answer), joinMeeting: reply({ link }), ...more });
  const page = renderPage(
    [
      { path: paths.join, element: <JoinMeetingPage /> },
      { path: '*', element: null },
    ],
    { route },
  );
  return { ...page, joins: () => sent.filter(({ operationId }) => operationId === 'joinMeeting') };
}

beforeEach(() => mockReplaceLocation.mockReset());
afterEach(() => jest.useRealTimers());

it('a meeting in progress opens immediately, and the page shows its link in case the browser doesn’t follow it', async () => {
  const { joins } = open(found({ nextMeeting: now() + 14 * 60 }));
  await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledWith(link));
  expect(joins()).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Go to the meeting/ })).toHaveAttribute('href', link);
});

it('before the meeting the page shows how soon it starts, and waits', async () => {
  const { joins } = open(found({ nextMeeting: now() + 40 * 60 }));
  expect(await screen.findByText('starts in 40 minutes')).toBeVisible();
  expect(screen.getByText(/You can join from 15 minutes before it starts/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open pod' })).toHaveAttribute('href', `/pod?p=${idOf(200)}`);
  expect(joins()).toEqual([]);
});

it('a waiting page opens the meeting automatically once it is time', async () => {
  fakeTimers();
  const { joins } = open(found({ nextMeeting: now() + 15 * 60 + 5 }));
  expect(await screen.findByText(/You can join from 15 minutes/)).toBeVisible();
  expect(joins()).toEqual([]);
  act(() => jest.advanceTimersByTime(6000));
  await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledWith(link));
});

it('after the meeting the page says that it has ended, and when the next one is', async () => {
  open(found({ nextMeeting: now() + 6 * 24 * 3600 }, { ended: now() - 600 }));
  expect(await screen.findByText('This meeting is over.')).toBeVisible();
  expect(screen.getByText(/The next one:/)).toBeVisible();
});

it('after a one-off meeting the page shows no next meeting', async () => {
  open(
    found(
      { recurring: false, nextMeeting: undefined },
      { ended: now() - 600, podId: undefined, leaderPodId: idOf(400) },
    ),
  );
  expect(await screen.findByText('This meeting is over.')).toBeVisible();
  expect(screen.queryByText(/The next one/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open meeting' })).toHaveAttribute('href', `/leader-pod?d=${idOf(400)}`);
});

it('while there is no link the page says so, and doesn’t join anything', async () => {
  const { joins } = open(found({ nextMeeting: now() + 60, can: { join: false }, linkState: 'missing' }));
  expect(await screen.findByText(/There’s no meeting link yet/)).toBeVisible();
  expect(joins()).toEqual([]);
});

it('if the device’s clock is ahead of the server’s, the page tries again until the meeting can be joined', async () => {
  fakeTimers();
  let isOn = false;
  const early = refuse(409, { code: 'meeting_not_on', detail: 'You can join from 15 minutes before it starts.' });
  open(found({ nextMeeting: now() + 60 }), { joinMeeting: () => (isOn ? reply({ link }) : early) });
  expect(await screen.findByText('You can join from 15 minutes before it starts.')).toBeVisible();
  isOn = true;
  act(() => jest.advanceTimersByTime(10_000));
  await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledWith(link));
});

it('a failure shows an error, and can be retried', async () => {
  let isAway = true;
  const { user } = open(found({ nextMeeting: now() + 60 }), {
    joinMeeting: () => (isAway ? refuse(503) : reply({ link })),
  });
  const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
  expect(screen.getByText('We couldn’t take you to the meeting')).toBeVisible();
  isAway = false;
  await user.click(retry);
  await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledWith(link));
});

it.each(['not-an-id', idOf(301)])("users who don't attend, and invalid addresses, get ‘not found’: %s", async (of) => {
  const { joins } = open(found({}), { getMeetingToJoin: refuse(404) }, joinPath(of));
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(joins()).toEqual([]);
});

describe('a business’s own words', () => {
  const ownWords = { quote: 'No recorders here.\nhttps://example.com/rules', by: 'Circle Ltd' };

  it('are read before a meeting in progress is joined', async () => {
    const { user, joins } = open(found({ nextMeeting: now() + 60 }, { ownWords }));
    expect(await screen.findByText('A word from Circle Ltd:')).toBeVisible();
    expect(screen.getByRole('blockquote')).toHaveTextContent('No recorders here.');
    expect(screen.getByRole('link', { name: 'https://example.com/rules' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(joins()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go to the meeting' }));
    await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledWith(link));
    expect(joins()).toHaveLength(1);
  });

  it('hold up nobody who has waited with them', async () => {
    fakeTimers();
    open(found({ nextMeeting: now() + 15 * 60 + 5 }, { ownWords }));
    expect(await screen.findByRole('blockquote')).toBeVisible();
    act(() => jest.advanceTimersByTime(6000));
    await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledWith(link));
  });

  it('are there, too, while there is no link', async () => {
    open(found({ nextMeeting: now() + 60, can: { join: false }, linkState: 'missing' }, { ownWords }));
    expect(await screen.findByRole('blockquote')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to the meeting' })).not.toBeInTheDocument();
  });
});
