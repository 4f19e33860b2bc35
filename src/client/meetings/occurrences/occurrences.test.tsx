import { screen, waitFor, within } from '@testing-library/react';
import type { Occurrence, ScheduledMeeting } from '../../../contract/entities.gen';
import { aMeeting, hoursFromNow } from '../../pods/testing/samples';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { meetingFormValues, openedMeeting } from '../form/formValues';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { LeaderPodMeetingsPage } from '../leaderMeetings/LeaderPodMeetingsPage';
import { NextMeeting } from '../form/MeetingTimes';
import { aLeaderPod, staff } from '../testing/samples';
import { Recurrence } from '../form/RecurrenceText';

beforeAll(() => Promise.all([import('../../ui/form/dates/DateTimePicker'), import('../../ui/menu/LoadedRowMenu')]));

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

const WEEK_HOURS = 7 * 24;
const none = { change: false, restore: false };
const aDate = (changes: Partial<Occurrence> = {}): Occurrence => ({
  start: hoursFromNow(48),
  at: hoursFromNow(48),
  skipped: false,
  can: { change: true, restore: false },
  ...changes,
});

const open = (dates: Occurrence[], more: object = {}) => {
  const api = fakeApi({
    listMyLeaderPods: reply([aLeaderPod(staff)]),
    listOccurrences: reply(dates),
    ...more,
  });
  return {
    api,
    ...renderPage(
      <>
        <LeaderPodMeetingsPage />
        <ToastsAndDialogs />
      </>,
      { route: `/leader-pod/meetings?d=${aLeaderPod().id}` },
    ),
  };
};

const dates = async () => {
  await screen.findAllByText('in 2 days');
  return screen.getAllByRole('listitem').filter((row) => within(row).queryAllByText(/\d:\d\d/).length > 0);
};

type User = ReturnType<typeof open>['user'];
const menuOf = (row = 0) => screen.findAllByRole('button', { name: /^Actions for .+day/ }).then((all) => all[row]);
const acts = async (user: User, row?: number) => {
  await user.click((await menuOf(row)) as HTMLElement);
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};
const choose = async (user: User, act: string, row?: number) => {
  await acts(user, row);
  await user.click(screen.getByRole('menuitem', { name: act }));
};

describe("a meeting's upcoming dates", () => {
  it('each date shows when it is, whether it is skipped, and where it was moved from', async () => {
    open([
      aDate({ can: none }),
      aDate({ start: hoursFromNow(WEEK_HOURS), at: hoursFromNow(WEEK_HOURS), skipped: true, can: none }),
      aDate({ start: hoursFromNow(2 * WEEK_HOURS), at: hoursFromNow(2 * WEEK_HOURS + 24), can: none }),
    ]);
    const [first, skipped, moved] = await dates();
    expect(first).toHaveTextContent(/^\w+ \d+ \w+.*\d:\d\d.+in 2 days$/);
    expect(skipped).toHaveTextContent('Skipped');
    expect(skipped).not.toHaveTextContent('in 7 days');
    expect(moved).toHaveTextContent(/Moved from .+day/);
    expect(moved).not.toHaveTextContent(/in \d+ (days|weeks)/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(/You can skip a meeting/)).not.toBeInTheDocument();
  });

  it('each date has one menu, and only the next one to take place asks who can’t make it', async () => {
    const apologies = (mine: boolean, start: number) => ({ start, count: mine ? 1 : 0, mine, can: { send: true } });
    const at = (weeks: number) => hoursFromNow(48 + weeks * WEEK_HOURS);
    const later = (weeks: number, mine: boolean) =>
      aDate({ start: at(weeks), at: at(weeks), apologies: apologies(mine, at(weeks)) });
    const { api, user } = open([aDate({ skipped: true }), later(1, false), later(2, false), later(3, true)], {
      withdrawApology: reply(apologies(false, at(3))),
    });
    expect(await screen.findAllByRole('button', { name: /^Can’t make it\? \(/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Skip|Move|come after all/ })).not.toBeInTheDocument();
    expect(await acts(user, 0)).toEqual(['Skip this meeting', 'Move this meeting']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await choose(user, 'Can’t make it?', 1);
    expect(await screen.findByRole('textbox', { name: /Anything the others should know/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await choose(user, 'I can come after all', 2);
    await screen.findByText('You’re coming after all.');
    expect(api.sent.at(-2)?.url.pathname).toContain(`/occurrences/${at(3)}/apology`);
  });

  it('the meeting under way isn’t the next one', async () => {
    const apologies = (start: number) => ({ start, count: 0, mine: false, can: { send: true } });
    const at = (hours: number) => ({ start: hoursFromNow(hours), at: hoursFromNow(hours) });
    open([-0.5, 48].map((hours) => aDate({ ...at(hours), apologies: apologies(hoursFromNow(hours)) })));
    const [running, next] = await dates();
    expect(running).not.toHaveTextContent(/ago|Can’t make it/);
    expect(within(next as HTMLElement).getByRole('button', { name: /^Can’t make it\? \(/ })).toBeVisible();
  });

  it('a date is skipped after a confirmation', async () => {
    const { api, user } = open([aDate()], { changeOccurrence: reply(aDate({ skipped: true })) });
    await choose(user, 'Skip this meeting');
    expect(api.sent.some(({ operationId }) => operationId === 'changeOccurrence')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Skip meeting' }));
    await screen.findByText(/^No meeting on .+ Everyone gets an email\.$/);
    const sent = api.sent.find(({ operationId }) => operationId === 'changeOccurrence');
    expect(sent?.body).toEqual({ change: 'SKIPPED' });
    expect(sent?.url.pathname).toContain(`/occurrences/${hoursFromNow(48)}`);
  });

  const later = hoursFromNow(50);
  it.each<[string, Occurrence, Occurrence, unknown[]]>([
    ['Skip this meeting', aDate(), aDate({ skipped: true, can: { change: true, restore: true } }), [undefined]],
    [
      'Skip this meeting',
      aDate({ at: later }),
      aDate({ at: later, skipped: true }),
      [{ change: 'MOVED', movedTo: later }],
    ],
    ['Put back', aDate({ skipped: true, can: { change: true, restore: true } }), aDate(), [{ change: 'SKIPPED' }]],
  ])('after %s the row shows the answer before the list comes again, and Undo takes it back', async (...row) => {
    const [act, before, after, undone] = row;
    const { api, user } = open([before], {
      changeOccurrence: reply(after),
      restoreOccurrence: reply(after),
    });
    const button = (name: RegExp) => screen.findByRole('button', { name });
    await menuOf();
    api.replies.listOccurrences = pending;
    await choose(user, act);
    if (!before.skipped) await user.click(await button(/^Skip meeting$/));
    await waitFor(() => expect(screen.queryByText('Skipped') !== null).toBe(after.skipped));
    const done = api.sent.length;
    const message = await screen.findByText(after.skipped ? /^No meeting on/ : /^Back as planned/);
    await user.click(within(message).getByRole('button', { name: /^Undo/ }));
    const sent = () => api.sent.slice(done).filter(({ operationId }) => /Occurrence$/.test(operationId));
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual(undone));
  });

  it("a date is moved with a form in its place, which shows the server's refusal next to its field", async () => {
    const errors = [{ path: 'movedTo', message: 'There’s another meeting at that time' }];
    const { api, user } = open([aDate()], {
      changeOccurrence: refuse(400, { detail: 'There’s another meeting at that time', errors }),
    });
    await choose(user, 'Move this meeting');
    const field = () => screen.getByLabelText('New date and time');
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    expect(field().closest('li')).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Move meeting' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/There’s another meeting at that time/));
    expect(api.sent.find(({ operationId }) => operationId === 'changeOccurrence')?.body).toEqual({
      change: 'MOVED',
      movedTo: hoursFromNow(48),
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await acts(user)).toContain('Move this meeting');
  });

  it('a skipped date offers to be restored, and a failure shows in its place', async () => {
    const skipped = aDate({ skipped: true, can: { change: true, restore: true } });
    const detail = 'That meeting has already begun, so it can’t be changed any more.';
    const { user } = open([skipped], { restoreOccurrence: refuse(409, { detail }) });
    expect(await acts(user)).toEqual(['Put back']);
    await user.click(screen.getByRole('menuitem', { name: 'Put back' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('the next meeting', () => {
  afterEach(() => void jest.useRealTimers());

  const show = (meeting: ScheduledMeeting) => {
    fakeApi({});
    renderPage(
      <NextMeeting meeting={meeting} recurrence={<Recurrence meeting={meeting} />} meetingName="Early Birds" />,
    );
  };

  it.each([
    [7 * 24, undefined],
    [7 * 24 - 1, /That’s an hour earlier than usual for you/],
    [7 * 24 + 1, /That’s an hour later than usual for you/],
  ])('%i hours after the last one, shows if that is a different hour for the reader', (hours, said) => {
    const next = Date.parse('2031-06-18T19:00Z') / 1000;
    fakeTimers({ now: Date.parse('2031-06-17T09:00Z') });
    show(aMeeting({ timezone: 'Asia/Kolkata', nextMeeting: next, previousMeeting: next - hours * 3600 }));
    if (said) expect(screen.getByText(said)).toBeVisible();
    else expect(screen.queryByText(/than usual/)).not.toBeInTheDocument();
  });

  it.each([
    ['2031-06-17T19:00Z', /^Join opens here at 6:45 pm \(UTC\)$/],
    ['2031-06-18T00:10Z', /^Join opens here at 11:55 pm \(UTC\)$/],
    ['2031-06-18T19:00Z', /^Join opens here on Wed 18 Jun at 6:45 pm \(UTC\)$/],
  ])('before its time, the meeting at %s says when Join opens, with the day unless it is today', (at, said) => {
    fakeTimers({ now: Date.parse('2031-06-17T09:00Z') });
    const { can } = aMeeting();
    show(aMeeting({ timezone: 'UTC', nextMeeting: Date.parse(at) / 1000, can: { ...can, join: true } }));
    expect(screen.getByText(said)).toBeVisible();
  });

  it('doesn’t mention Join to people who may not join', () => {
    fakeTimers({ now: Date.parse('2031-06-17T09:00Z') });
    const { can } = aMeeting();
    const nextMeeting = Date.parse('2031-06-17T19:00Z') / 1000;
    show(aMeeting({ nextMeeting, can: { ...can, join: false } }));
    expect(screen.queryByText(/Join opens/)).not.toBeInTheDocument();
  });

  it('shows the date a meeting was moved from, while the series stays unchanged', () => {
    fakeTimers({ now: Date.parse('2031-01-14T09:00Z') });
    const start = Date.parse('2031-01-15T19:00Z') / 1000;
    const movedTo = Date.parse('2031-01-16T20:30Z') / 1000;
    show(aMeeting({ nextMeeting: movedTo, changes: [{ start, movedTo }] }));
    expect(screen.getByText(/Moved from/)).toBeInTheDocument();
    expect(screen.getByText(/Wednesdays/)).toHaveTextContent('Wednesdays, 7:00 pm');
  });

  it('names a skipped meeting before the next one', () => {
    show(aMeeting({ nextMeeting: hoursFromNow(48 + WEEK_HOURS), changes: [{ start: hoursFromNow(48) }] }));
    expect(screen.getByText(/No meeting on/)).toBeInTheDocument();
  });

  it('announces a later pause with its dates, and the meetings before and after it', () => {
    fakeTimers({ now: Date.parse('2026-11-26T09:00Z') });
    const at = (iso: string) => Date.parse(iso) / 1000;
    // Midnight in Auckland is the day before in the reader's zone.
    const pause = { pausedFromEpoch: at('2026-12-13T11:00Z'), pausedToEpoch: at('2027-01-03T11:00Z') };
    const around = { lastBeforePause: at('2026-12-09T19:00Z'), firstAfterPause: at('2027-01-06T19:00Z') };
    show(aMeeting({ timezone: 'Pacific/Auckland', nextMeeting: at('2026-12-02T19:00Z'), ...pause, ...around }));
    expect(screen.getByText(/^No meetings from/)).toHaveTextContent(
      'No meetings from Mon 14 Dec until Mon 4 Jan 2027. The last one before is Wed 9 Dec, and the first one after is Wed 6 Jan 2027.',
    );
    expect(screen.queryByText(/^No meetings until/)).not.toBeInTheDocument();
  });

  it("doesn't mention a skipped meeting after the next one", () => {
    show(aMeeting({ changes: [{ start: hoursFromNow(48 + WEEK_HOURS) }] }));
    expect(screen.queryByText(/No meeting on/)).not.toBeInTheDocument();
  });

  it("the form of a series shows the series' own date", () => {
    const start = hoursFromNow(48);
    const meeting = aMeeting({ unixTime: start - WEEK_HOURS * 3600, nextMeeting: hoursFromNow(75) });
    const moved = { ...meeting, changes: [{ start, movedTo: hoursFromNow(75) }] };
    expect(meetingFormValues(moved, hoursFromNow(0)).unixTime).toBe(start);
    expect(openedMeeting(moved, hoursFromNow(0)).keepsDate?.(start, meeting.timezone)).toBe(true);
  });
});
