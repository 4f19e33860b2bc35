/** Missing settings fall back to the platform's (rule memberships.settings). */
export const SETTING_NAMES = [
  'LeaderAgreementLink',
  'ParticipantAgreementLink',
  'LeaderTrainingLink',
  'ParticipantOnboardingLink',
  'ShareWinLink',
  'MaxParticipants',
  'TurnMinutes',
] as const;

export const FEATURE_NAMES = ['NextTinyStep', 'Chat', 'SelectPodOnSignup'] as const;

export const BUTTON_PLACEMENTS = ['VIEW_POD', 'PARTICIPANT_SIGNUP'] as const;

export const INVITE_ROLES = ['Leader', 'Participant'] as const;
