import { changedParts, rebase } from './rebase';

const opened = { name: 'Early Birds', size: 6, meeting: { duration: 60, days: ['MONDAY'] } };

describe('bringing a form up to date', () => {
  it('what was not touched is as others left it, and what was typed stays', () => {
    const mine = { ...opened, size: 8 };
    const theirs = { ...opened, name: 'Night Owls', meeting: { duration: 45, days: ['FRIDAY'] } };
    expect(rebase(opened, mine, theirs)).toEqual({ values: { ...theirs, size: 8 }, overtaken: {} });
  });

  it('a field that both have changed keeps what was typed, and says what the other has put there', () => {
    const mine = { ...opened, name: 'Larks', meeting: { ...opened.meeting, duration: 30 } };
    const theirs = { ...opened, name: 'Night Owls', meeting: { ...opened.meeting, duration: 45 } };
    expect(rebase(opened, mine, theirs)).toEqual({
      values: mine,
      overtaken: { name: 'Night Owls', 'meeting.duration': 45 },
    });
  });

  it('what means something only together is never half of the one and half of the other', () => {
    const zoned = { date: 'Monday', zone: 'Europe/Berlin', note: '' };
    const units = [['date', 'zone']];
    const theirs = { date: 'Monday', zone: 'America/New_York', note: 'Moved' };
    const mine = { ...zoned, date: 'Tuesday' };
    expect(rebase(zoned, mine, theirs, units)).toEqual({
      values: { ...mine, note: 'Moved' },
      overtaken: { zone: 'America/New_York' },
    });
    expect(rebase(zoned, { ...zoned, note: 'Mine' }, { ...theirs, note: '' }, units)).toEqual({
      values: { ...theirs, note: 'Mine' },
      overtaken: {},
    });
    expect(rebase(zoned, mine, { ...mine, note: 'Same' }, units)).toEqual({
      values: { ...mine, note: 'Same' },
      overtaken: {},
    });
  });

  it('the same change made twice is none to ask about', () => {
    const both = { ...opened, name: 'Larks' };
    expect(rebase(opened, both, both)).toEqual({ values: both, overtaken: {} });
  });
});

it('of what is sent only those parts count that are other than an untouched form would send', () => {
  expect(changedParts({ ...opened, size: 8 }, opened)).toEqual({ size: 8 });
  expect(changedParts({ ...opened, meeting: { duration: 30, days: [] } }, opened)).toEqual({
    meeting: { duration: 30, days: [] },
  });
});
