import { settingInForce } from './settings';

const own = [
  { name: 'ShareWinLink', value: 'https://own.example.com' },
  { name: 'LeaderTrainingLink', value: '' },
];
const platform = [
  { name: 'ShareWinLink', value: 'https://platform.example.com' },
  { name: 'LeaderTrainingLink', value: 'https://training.example.com' },
];

it.each([
  ['ShareWinLink', 'https://own.example.com'],
  ['LeaderTrainingLink', 'https://training.example.com'],
  ['SupportLink', ''],
])("%s in force is the membership's own, else the platform's, else none", (name, value) => {
  expect(settingInForce(name, own, platform)).toBe(value);
});
