import { findMentioned, splitMentions } from './mentions';

const ann = { userId: '1', name: 'Ann Lee' };
const leeson = { userId: '2', name: 'Ann Leeson' };

it('a message mentions people by their full names, never by part of a name', () => {
  expect(findMentioned('Hi @Ann Leeson, see you', [ann, leeson])).toEqual([leeson]);
  expect(findMentioned('Hi @Ann Leeson and @Ann Lee', [ann, leeson])).toEqual([leeson, ann]);
  expect(findMentioned('Hi Ann Lee', [ann, leeson])).toEqual([]);
});

it('all people with a mentioned name are mentioned, unless one of them was picked', () => {
  const [one, other] = [ann, { userId: '3', name: 'Ann Lee' }];
  expect(findMentioned('Hi @Ann Lee', [one, other], [other])).toEqual([other]);
  expect(findMentioned('Hi @Ann Lee and @Ann Lee', [one, other], [one, other])).toEqual([one, other]);
  expect(findMentioned('Hi @Ann Lee', [one, other], [one, other])).toEqual([other]);
  expect(findMentioned('Hi @Ann Lee', [one, other])).toEqual([one, other]);
  expect(findMentioned('Hi @Ann Lee', [one, other], [other, leeson])).toEqual([other]);
});

it('a message mentions the picked people before the list of people has loaded, as long as it contains their names', () => {
  expect(findMentioned('Hi @Ann Lee', [], [leeson, ann])).toEqual([ann]);
  expect(findMentioned('Hi Ann', [], [ann])).toEqual([]);
});

it('a person mentioned by an old and a new name counts once', () => {
  expect(findMentioned('@Ann Lee is @Ann Leeson', [{ ...ann, name: 'Ann Leeson' }], [ann])).toHaveLength(1);
});

it('a name shared by two of the mentioned people refers to both of them', () => {
  const parts = splitMentions('@Ann Lee', [ann, { userId: '3', name: 'Ann Lee' }, leeson]);
  expect(parts).toEqual([{ text: '@Ann Lee', userIds: ['1', '3'] }]);
});

it('splitting a message at its mentions loses no text', () => {
  const text = '@Ann Lee and @Ann Leeson';
  const parts = splitMentions(text, [ann, leeson]);
  expect(parts).toEqual([
    { text: '@Ann Lee', userIds: ['1'] },
    { text: ' and ', userIds: [] },
    { text: '@Ann Leeson', userIds: ['2'] },
  ]);
  expect(splitMentions('nobody', [])).toEqual([{ text: 'nobody', userIds: [] }]);
});

it('the ‘＠’ of Japanese and Chinese keyboards mentions people just like ‘@’, and is shown as written', () => {
  expect(findMentioned('こんにちは＠Ann Lee', [ann, leeson])).toEqual([ann]);
  expect(splitMentions('＠ 👍＠Ann Lee！', [ann])).toEqual([
    { text: '＠ 👍', userIds: [] },
    { text: '＠Ann Lee', userIds: ['1'] },
    { text: '！', userIds: [] },
  ]);
});

it('a name containing ‘＠’ can be mentioned', () => {
  const taro = { userId: '4', name: '太郎 ＠東京' };
  expect(findMentioned('＠太郎 ＠東京 こんにちは', [taro])).toEqual([taro]);
  expect(splitMentions('@太郎 ＠東京', [taro])).toEqual([{ text: '@太郎 ＠東京', userIds: ['4'] }]);
});
