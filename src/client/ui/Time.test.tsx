import { withNonBreakingTimes } from './Time';

test('a line breaks between two times, never within one', () => {
  expect(withNonBreakingTimes('Monday 30 November 2026, 2:00 am (EST) · 7:00 am (GMT)')).toBe(
    'Monday 30 November 2026, 2:00\u00a0am\u00a0(EST)\u00a0· 7:00\u00a0am\u00a0(GMT)',
  );
});
