import { defaultMaxParticipants, isFeatureOn, settingInForce } from './settings';

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

it('a feature is on unless it is turned off', () => {
  const features = [
    { name: 'NextTinyStep', disabled: true },
    { name: 'Chat', disabled: false },
  ];
  expect(isFeatureOn('NextTinyStep', features)).toBe(false);
  expect(isFeatureOn('Chat', features)).toBe(true);
  expect(isFeatureOn('SelectPodOnSignup', features)).toBe(true);
});

it.each([
  ['6', 7, 6],
  [undefined, 7, 7],
  ['', 7, 7],
  ['20', 7, 8],
  [undefined, 20, 8],
])("a new pod has the membership's seats (%s), else the platform's (%s), at most eight: %s", (own, platform, seats) => {
  expect(defaultMaxParticipants(own, platform)).toBe(seats);
});
