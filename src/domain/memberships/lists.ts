/** A membership's own settings; what it leaves out is the platform's (rule memberships.settings). */
export const SETTING_NAMES = [
  'LeaderAgreementLink',
  'ParticipantAgreementLink',
  'LeaderTrainingLink',
  'ParticipantOnboardingLink',
  'ShareWinLink',
  'MaxParticipants',
] as const;

/** What can be turned off (rule memberships.features). */
export const FEATURE_NAMES = ['NextTinyStep', 'Chat', 'SelectPodOnSignup'] as const;

/** Where a custom button stands (rule memberships.customButtons). */
export const BUTTON_PLACEMENTS = ['VIEW_POD', 'PARTICIPANT_SIGNUP'] as const;

/** Whom an invite link makes of somebody (rule memberships.inviteLinks). */
export const INVITE_ROLES = ['Leader', 'Participant'] as const;
