import { SECONDS_PER_DAY } from '../time/zonedTime';
import { isNoteOpen } from './noteTime';

it('notes of a meeting can be changed for 14 days', () => {
  const end = 14 * SECONDS_PER_DAY;
  expect([0, end - 1, end].map((now) => isNoteOpen(0, now))).toEqual([true, true, false]);
});
