import { render, screen } from '@testing-library/react';
import { shortWeekdayDate } from '../../domain/meetings/display';
import { shortDate } from '../../domain/time/shortDate';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { dayHeading, editTime, fullTime, listTime } from '../chat/log/times';
import { formatDateAndTime } from './formatDateAndTime';
import { readerLocale } from './readerLocale';
import { ReaderZoneContext } from './readerZone';
import { Time } from './Time';

const at = Date.parse('2025-03-04T12:00:00Z') / 1000;
const now = Date.parse('2026-11-30T12:00:00Z') / 1000;
const zone = 'UTC';

const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

const BRITISH = 'Tuesday 4 March 2025';

const locales = [
  ['C', BRITISH],
  ['', BRITISH],
  ['en_GB', BRITISH],
  ['en-US', 'Tuesday, March 4, 2025'],
  ['zh-Hant-TW', BRITISH],
  ['ar-EG-u-nu-arab', BRITISH],
  ['de-AT', BRITISH],
] as const;

it.each(locales)('where the browser reports %j, a date in English is %s', (language, date) => {
  speak(language);
  render(
    <ReaderZoneContext value={zone}>
      <Time at={at} />
    </ReaderZoneContext>,
  );
  expect(screen.getByRole('time')).toHaveTextContent(`${date}, 12:00 pm (UTC)`);
});

it.each(locales)('every other form of a date can be shown where the browser reports %j', (language) => {
  speak(language);
  const reader = readerLocale();
  const texts = [
    shortDate(at, zone, reader, now),
    shortWeekdayDate(at, zone, now, reader),
    relativeTimeText(at, now, zone, reader),
    dayHeading(at, now, zone, reader),
    editTime(at, now, now, zone),
    fullTime(at, zone, reader),
    listTime(at, now, zone, reader),
    formatDateAndTime(at * 1000),
  ];
  expect(texts.filter((text) => !/2025/.test(text))).toEqual([]);
});
