import { byTime, withNewestPage, withOlderPage } from './messages';

const message = (number: number) => ({ id: `m-${String(number).padStart(3, '0')}`, createdEpochMillis: 1000 + number });
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

describe('the messages of a conversation', () => {
  it('are in the order of time, and of writing where the time is the same', () => {
    const late = { id: 'b', createdEpochMillis: 2 };
    const [second, first] = [
      { id: 'd', createdEpochMillis: 1 },
      { id: 'c', createdEpochMillis: 1 },
    ];
    expect([late, second, first].sort(byTime)).toEqual([first, second, late]);
  });

  it('keep what was loaded before when the newest are fetched again', () => {
    expect(withNewestPage(messages(1, 8), messages(6, 10), 5)).toEqual(messages(1, 10));
  });

  it('keep what came while the newest were on their way', () => {
    expect(withNewestPage(messages(1, 8), messages(3, 7), 5)).toEqual(messages(1, 8));
  });

  it('begin anew where messages in between are not known', () => {
    expect(withNewestPage(messages(1, 8), messages(20, 24), 5)).toEqual(messages(20, 24));
  });

  it('are those of the server alone when it has sent all there are', () => {
    expect(withNewestPage(messages(1, 8), messages(5, 7), 5)).toEqual(messages(5, 8));
    expect(withNewestPage(messages(1, 8), [], 5)).toEqual([]);
  });

  it('take older ones in front, each once', () => {
    expect(withOlderPage(messages(5, 8), messages(1, 5))).toEqual(messages(1, 8));
  });
});
