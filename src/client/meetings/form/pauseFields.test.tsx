import { screen, waitFor } from '@testing-library/react';
import { leaderPodSchema, type MeetingValues } from '../../../domain/meetings/forms';
import { dateInputTexts } from '../../../domain/time/shownTime';
import type { ScheduledMeeting } from '../../../contract/entities.gen';
import { aMeeting, hoursFromNow } from '../../pods/testing/samples';
import { renderPage } from '../../testing/renderPage';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { openedMeeting } from './formValues';
import { MeetingFields } from './MeetingFields';

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

beforeAll(() => Promise.all([import('../../ui/form/dates/DateTimePicker'), import('./PauseFields')]));

const now = hoursFromNow(0);
const weekly = { unixTime: hoursFromNow(48), nextMeeting: hoursFromNow(48), timezone: 'UTC' };

function open(changes: Partial<ScheduledMeeting> = {}) {
  const opened = openedMeeting(
    aMeeting({ ...weekly, thirdPartyMeetingLink: 'https://meet.example.com/a', ...changes }),
    now,
  );
  const submitted = jest.fn((_values: { meeting: MeetingValues }) => Promise.resolve());
  const page = renderPage(
    <Form
      guard="short"
      initialValues={{ meeting: opened.values }}
      schema={leaderPodSchema({ nowSeconds: now })}
      onSubmit={submitted}
    >
      <MeetingFields name="meeting" isLinkOptional existing={opened} />
      <FormActions submit="Save" />
    </Form>,
  );
  const saved = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submitted).toHaveBeenCalled());
    return submitted.mock.calls[0]![0].meeting;
  };
  return { ...page, saved };
}

type User = ReturnType<typeof open>['user'];

async function pause(user: User) {
  await user.click(screen.getByLabelText('Pause the meetings'));
  const again = await screen.findByLabelText<HTMLSelectElement>('First meeting again');
  const from = screen.getByLabelText<HTMLInputElement>('No meetings from');
  await waitFor(() => expect(from).not.toHaveAttribute('readonly'));
  return { again, from };
}

test('a pause lasts from the beginning of a day until the meeting chosen as the first one after it', async () => {
  const { user, saved } = open();
  const { again, from } = await pause(user);
  await user.click(from);
  await user.paste('02/07/2050');
  await user.selectOptions(again, again.options[1]!);
  const { pausedFromEpoch, pausedToEpoch } = await saved();
  expect(pausedFromEpoch).toBe(Date.UTC(2050, 6, 2) / 1000);
  expect(again.options[1]).toHaveTextContent(/\d:\d\d [ap]m \(UTC\)$/);
  expect((pausedToEpoch! - weekly.unixTime) % (7 * 86_400)).toBe(0);
});

test('a pause must end after its start', async () => {
  const { user } = open();
  const { again, from } = await pause(user);
  await user.selectOptions(again, again.options[1]!);
  await user.click(from);
  await user.paste('02/07/2050');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(again).toHaveAccessibleDescription('End date must be after start date'));
});

test('‘Over Christmas’ fills in both dates of the pause', async () => {
  const { user, saved } = open();
  const { from } = await pause(user);
  await user.click(screen.getByRole('button', { name: 'Over Christmas' }));
  await waitFor(() => expect(from.value).toMatch(/^24\/12\//));
  const { pausedFromEpoch, pausedToEpoch } = await saved();
  expect(dateInputTexts(pausedFromEpoch!, 'UTC')).toMatchObject({ time: '00:00' });
  expect(dateInputTexts(pausedToEpoch!, 'UTC').date).toMatch(/-01-0[2-8]$/);
});

test('an existing pause shows its own end, which stays until the series changes', async () => {
  const pausedToEpoch = hoursFromNow(24 * 30 + 1);
  const { user, saved } = open({ pausedFromEpoch: hoursFromNow(20), pausedToEpoch });
  const again = await screen.findByLabelText<HTMLSelectElement>('First meeting again');
  expect(again).toHaveValue(String(pausedToEpoch));
  await user.selectOptions(screen.getByLabelText('Period'), 'day');
  await waitFor(() => expect(again).not.toHaveValue(String(pausedToEpoch)));
  const meeting = await saved();
  expect(dateInputTexts(meeting.pausedToEpoch!, 'UTC').time).toBe(dateInputTexts(weekly.unixTime, 'UTC').time);
});

function openPaused() {
  const at = (day: number, hour: number) => Date.UTC(2100, 0, day, hour) / 1000;
  const pausedToEpoch = at(5, 19);
  const unixTime = pausedToEpoch - 4 * 7 * 86_400;
  const form = open({ unixTime, nextMeeting: unixTime, pausedFromEpoch: unixTime + 3600, pausedToEpoch });
  const again = () => screen.getByLabelText<HTMLSelectElement>('First meeting again');
  return { ...form, at, again };
}

test('a pause still ends with the meeting of the chosen day after a new time is typed', async () => {
  const { user, at, again, saved } = openPaused();
  const select = await screen.findByLabelText('First meeting again');
  const start = screen.getByLabelText<HTMLInputElement>('First meeting');
  await waitFor(() => expect(start).toHaveValue('08/12/2099 7:00 pm'));
  await user.clear(start);
  expect(again()).toBe(select);
  expect(select).toHaveValue(String(at(5, 19)));
  await user.type(start, '08/12/2099 6:00 pm');
  await waitFor(() => expect(select).toHaveValue(String(at(5, 18))));
  expect((await saved()).pausedToEpoch).toBe(at(5, 18));
});

test('a pause keeps the end that was chosen while the interval is empty', async () => {
  const { user, at, again } = openPaused();
  const select = await screen.findByLabelText('First meeting again');
  const every = screen.getByLabelText('Every');
  await user.clear(every);
  expect(again()).toBe(select);
  expect(select).toHaveValue(String(at(5, 19)));
  await user.type(every, '3');
  await waitFor(() => expect(select).toHaveValue(String(at(19, 19))));
  await user.clear(every);
  await user.type(every, '1');
  await waitFor(() => expect(select).toHaveValue(String(at(5, 19))));
});

test('a pause ends at the same time of day in another zone', async () => {
  const { user, at, again, saved } = openPaused();
  await screen.findByLabelText('First meeting again');
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  await user.clear(zone);
  await user.type(zone, 'tokyo{Enter}');
  await waitFor(() => expect(zone).toHaveDisplayValue(/Tokyo/));
  await waitFor(() => expect(again()).toHaveValue(String(at(5, 10))));
  expect((await saved()).pausedToEpoch).toBe(at(5, 10));
});
