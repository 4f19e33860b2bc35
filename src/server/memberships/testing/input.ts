export const membershipInput = {
  name: '  Momentum Circle ',
  url: 'https://brightwater.example.com',
  communityUrl: '',
  supportEmail: 'support@example.com',
  settings: [
    { name: 'ShareWinLink', value: 'https://community.example.com/wins' },
    { name: 'MaxParticipants', value: '6' },
    { name: 'LeaderAgreementLink', value: '' },
  ],
  features: [{ name: 'SelectPodOnSignup', disabled: true }],
  customButtons: [
    { label: 'Checklist', url: 'https://example.com/list', formLabel: 'Before you start', placement: 'VIEW_POD' },
    { label: 'How pods work', url: 'https://example.com/how', placement: 'PARTICIPANT_SIGNUP' },
  ],
};
