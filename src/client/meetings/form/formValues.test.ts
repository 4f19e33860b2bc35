import { meetingSchema } from '../../../domain/meetings/forms';
import { aMeeting, hoursFromNow } from '../../pods/testing/samples';
import { meetingFormValues, meetingInputOf, newMeetingFormValues, openedMeeting } from './formValues';
import type { MeetingFormValues } from './formValues';

const now = hoursFromNow(0);
const link = 'https://meet.example.com/a';
const checked = (changes: Partial<MeetingFormValues>) =>
  meetingInputOf(
    meetingSchema({ nowSeconds: now }).validateSync({
      ...newMeetingFormValues('Europe/London'),
      unixTime: hoursFromNow(48),
      thirdPartyMeetingLink: link,
      ...changes,
    }),
  );

test('a new meeting repeats weekly for 60 minutes in the zone of the user who schedules it', () => {
  expect(checked({})).toEqual({
    unixTime: hoursFromNow(48),
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    duration: 60,
    thirdPartyMeetingLink: link,
    timezone: 'Europe/London',
    pausedFromEpoch: null,
    pausedToEpoch: null,
  });
});

test('a weekday is sent for weekly meetings, and for monthly ones by weekday', () => {
  expect(checked({ weekday: 'TUESDAY' }).weeklyOptions).toEqual({ days: ['TUESDAY'] });
  const monthly = { frequencyPeriod: 'Month', weekday: 'TUESDAY', weekInMonth: 'Last' } as const;
  expect(checked({ ...monthly, scheduleType: 'Week' })).toMatchObject({
    weeklyOptions: { days: ['TUESDAY'] },
    monthlyOptions: { weekInMonth: 'Last' },
  });
});

test('options that no longer apply are left out, since a save replaces the whole schedule', () => {
  const left = { weekday: 'TUESDAY', weekInMonth: 'Last', scheduleType: 'Date' } as const;
  for (const frequencyPeriod of ['Day', 'Month'] as const) {
    const input = checked({ ...left, frequencyPeriod });
    expect(input).not.toHaveProperty('weeklyOptions');
    expect(input).not.toHaveProperty('monthlyOptions');
  }
});

test('saving the form without changes leaves the meeting unchanged', () => {
  const meeting = aMeeting({
    thirdPartyMeetingLink: link,
    frequencyPeriod: 'Month',
    weeklyOptions: { days: ['FRIDAY'] },
    monthlyOptions: { weekInMonth: 'Second' },
    pausedFromEpoch: now - 60,
    pausedToEpoch: hoursFromNow(24),
  });
  expect(checked(meetingFormValues(meeting, now))).toMatchObject({
    unixTime: meeting.unixTime,
    frequencyPeriod: 'Month',
    weeklyOptions: { days: ['FRIDAY'] },
    monthlyOptions: { weekInMonth: 'Second' },
    pausedFromEpoch: meeting.pausedFromEpoch,
    pausedToEpoch: meeting.pausedToEpoch,
  });
});

test('a past pause leaves the switch off and is no longer sent', () => {
  const meeting = aMeeting({ thirdPartyMeetingLink: link, pausedFromEpoch: now - 7200, pausedToEpoch: now - 3600 });
  expect(meetingFormValues(meeting, now).paused).toBe(false);
  expect(checked(meetingFormValues(meeting, now))).toMatchObject({ pausedFromEpoch: null, pausedToEpoch: null });
});

describe('the form of a series that has begun', () => {
  const begun = aMeeting({ unixTime: hoursFromNow(-400), thirdPartyMeetingLink: link });

  test('shows its next date, or its first if the series is yet to begin', () => {
    expect(meetingFormValues(begun, now).unixTime).toBe(begun.nextMeeting);
    const ahead = aMeeting({ unixTime: hoursFromNow(24), nextMeeting: hoursFromNow(48) });
    expect(meetingFormValues(ahead, now).unixTime).toBe(ahead.unixTime);
  });

  test('keeps the date it showed after that has passed, and leaves a change of zone to the server', () => {
    const later = hoursFromNow(72);
    const check = (changes: Partial<MeetingFormValues>) =>
      meetingSchema({ nowSeconds: later, keepsDate: openedMeeting(begun, now).keepsDate }).isValidSync({
        ...meetingFormValues(begun, now),
        ...changes,
      });
    expect(check({})).toBe(true);
    expect(check({ unixTime: hoursFromNow(47) })).toBe(false);
    expect(check({ unixTime: hoursFromNow(47), timezone: 'Europe/Paris' })).toBe(true);
    expect(check({ recurring: false })).toBe(false);
  });
});
