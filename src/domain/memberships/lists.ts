/** A membership's own settings; the platform's settings replace missing ones (rule memberships.settings). */
export const SETTING_NAMES = [
  'LeaderAgreementLink',
  'ParticipantAgreementLink',
  'LeaderTrainingLink',
  'ParticipantOnboardingLink',
  'ShareWinLink',
  'MaxParticipants',
  'TurnMinutes',
] as const;

/** Features that can be turned off (rule memberships.features). */
export const FEATURE_NAMES = ['NextTinyStep', 'Chat', 'SelectPodOnSignup'] as const;

/** Placement of a custom button (rule memberships.customButtons). */
export const BUTTON_PLACEMENTS = ['VIEW_POD', 'PARTICIPANT_SIGNUP'] as const;

/** The role an invite link gives (rule memberships.inviteLinks). */
export const INVITE_ROLES = ['Leader', 'Participant'] as const;
