import { MAX_PARTICIPANTS_ON_CREATE } from '../../../domain/memberships/settings';
import type { Variables } from './variables';

/** The defaults of the platform (rule memberships.platformSettings); an empty string means none. */
export interface PlatformSettings {
  LeaderAgreementLink: string;
  ParticipantAgreementLink: string;
  LeaderTrainingLink: string;
  ParticipantOnboardingLink: string;
  AdminOnboardingLink: string;
  SupportLink: string;
  MinParticipants: number;
  MaxParticipants: number;
}

export function readPlatformSettings(read: Variables): PlatformSettings {
  const link = (name: string) => read.address(name, ['https:', 'http:']) ?? '';
  const people = (name: string, fallback: number) =>
    read.integer(name, { min: 1, max: MAX_PARTICIPANTS_ON_CREATE, fallback });
  return {
    LeaderAgreementLink: link('LEADER_AGREEMENT_LINK'),
    ParticipantAgreementLink: link('PARTICIPANT_AGREEMENT_LINK'),
    LeaderTrainingLink: link('LEADER_TRAINING_LINK'),
    ParticipantOnboardingLink: link('PARTICIPANT_ONBOARDING_LINK'),
    AdminOnboardingLink: link('ADMIN_ONBOARDING_LINK'),
    SupportLink: read.address('SUPPORT_LINK', ['https:', 'http:', 'mailto:']) ?? '',
    MinParticipants: people('MIN_PARTICIPANTS', 3),
    MaxParticipants: people('MAX_PARTICIPANTS', 8),
  };
}
