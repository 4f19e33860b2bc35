import { changedParts, rebase } from './rebase';

const opened = { name: 'Early Birds', size: 6, meeting: { duration: 60, days: ['MONDAY'] } };

function rebased<Values extends object>(before: Values, mine: Values, theirs: Values, units: string[][] = []) {
  const { values, conflicts } = rebase(before, mine, theirs, { units });
  const theirsOf = Object.entries(conflicts).map(([name, { message }]) => [name, /‘(.*)’/.exec(message)?.[1]]);
  return { values, overtaken: Object.fromEntries(theirsOf) as object };
}

describe('rebasing a form', () => {
  it('untouched fields adopt other people’s changes, and typed values stay', () => {
    const mine = { ...opened, size: 8 };
    const theirs = { ...opened, name: 'Night Owls', meeting: { duration: 45, days: ['FRIDAY'] } };
    expect(rebased(opened, mine, theirs)).toEqual({ values: { ...theirs, size: 8 }, overtaken: {} });
  });

  it('a field changed by both people keeps the typed value, and reports the other one', () => {
    const mine = { ...opened, name: 'Larks', meeting: { ...opened.meeting, duration: 30 } };
    const theirs = { ...opened, name: 'Night Owls', meeting: { ...opened.meeting, duration: 45 } };
    expect(rebased(opened, mine, theirs)).toEqual({
      values: mine,
      overtaken: { name: 'Night Owls', 'meeting.duration': '45' },
    });
  });

  it('a unit never mixes two people’s values', () => {
    const zoned = { date: 'Monday', zone: 'Europe/Berlin', note: '' };
    const units = [['date', 'zone']];
    const theirs = { date: 'Monday', zone: 'America/New_York', note: 'Moved' };
    const mine = { ...zoned, date: 'Tuesday' };
    expect(rebased(zoned, mine, theirs, units)).toEqual({
      values: { ...mine, note: 'Moved' },
      overtaken: { zone: 'America/New_York' },
    });
    expect(rebased(zoned, { ...zoned, note: 'Mine' }, { ...theirs, note: '' }, units)).toEqual({
      values: { ...theirs, note: 'Mine' },
      overtaken: {},
    });
    expect(rebased(zoned, mine, { ...mine, note: 'Same' }, units)).toEqual({
      values: { ...mine, note: 'Same' },
      overtaken: {},
    });
  });

  it('the same change made by both people is not a conflict', () => {
    const both = { ...opened, name: 'Larks' };
    expect(rebased(opened, both, both)).toEqual({ values: both, overtaken: {} });
  });
});

it('only the parts that differ from an untouched form count as changed', () => {
  expect(changedParts({ ...opened, size: 8 }, opened)).toEqual({ size: 8 });
  expect(changedParts({ ...opened, meeting: { duration: 30, days: [] } }, opened)).toEqual({
    meeting: { duration: 30, days: [] },
  });
});
