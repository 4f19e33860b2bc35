import { nextSeriesStart } from './scheduleTypes';

it('the next meeting of a series is identified by its original time', () => {
  const changes = [{ start: 1000 }, { start: 2000, movedTo: 2500 }];
  expect(nextSeriesStart({ nextMeeting: 3000, changes })).toBe(3000);
  expect(nextSeriesStart({ nextMeeting: 2500, changes })).toBe(2000);
  expect(nextSeriesStart({ nextMeeting: 3000 })).toBe(3000);
});

it('a series without a next meeting has no next start', () => {
  expect(nextSeriesStart({ changes: [{ start: 1000 }] })).toBeUndefined();
});
