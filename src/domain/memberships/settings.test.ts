import { agreementInForce, defaultMaxParticipants, isFeatureOn, leaderTexts, settingInForce } from './settings';

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
])('%s is the membership’s value or, failing that, the platform’s, and is empty if neither has one', (name, value) => {
  expect(settingInForce(name, own, platform)).toBe(value);
});

it.each(['APPROVED', 'SIGNED_OFF'] as const)(
  'leader training and agreement are shown to a person who is %s',
  (leaderStatus) => {
    const texts = leaderTexts({ leader: false, leaderStatus, settings: own }, platform);
    expect(texts).toEqual({ training: 'https://training.example.com', agreement: '/sign-up/leader/agreement' });
  },
);

it.each([undefined, 'NONE', 'PENDING_APPROVAL', 'DECLINED'] as const)(
  'leader training and agreement are hidden from a person who is %s, unless they lead a pod',
  (leaderStatus) => {
    const of = (leader: boolean) => leaderTexts({ leader, leaderStatus, settings: own }, platform);
    expect(of(false)).toEqual({ training: '', agreement: '' });
    expect(of(true).training).toBe('https://training.example.com');
  },
);

it.each([
  ['LeaderAgreementLink', '/sign-up/leader/agreement'],
  ['ParticipantAgreementLink', '/sign-up/participant/agreement'],
] as const)(
  "%s is taken from the membership, or else the platform, or else the product, but only once the platform's has loaded",
  (name, ofProduct) => {
    const [mine, theirs] = ['https://own.example.com', 'https://platform.example.com'];
    const [has, offers] = [[{ name, value: mine }], [{ name, value: theirs }]];
    expect(agreementInForce(name, has, offers)).toBe(mine);
    expect(agreementInForce(name, [], offers)).toBe(theirs);
    expect(agreementInForce(name, [], [])).toBe(ofProduct);
    expect(agreementInForce(name, [], undefined)).toBe('');
    expect(agreementInForce(name, has, undefined)).toBe(mine);
    const kind = name === 'LeaderAgreementLink' ? 'LEADER_AGREEMENT' : 'PARTICIPANT_AGREEMENT';
    const written = [{ kind, versionId: 'v1' } as const];
    expect(agreementInForce(name, has, undefined, written)).toBe('/account/terms?version=v1');
  },
);

it('a feature is on unless turned off', () => {
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
])(
  "a new pod has the membership's number of seats (%s), or else the platform's (%s), but at most eight: %s",
  (own, platform, seats) => {
    expect(defaultMaxParticipants(own, platform)).toBe(seats);
  },
);
