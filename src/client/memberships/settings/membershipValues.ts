import type { MembershipValues } from '../../../domain/memberships/forms';
import { isFeatureOn } from '../../../domain/memberships/settings';
import type { Membership, MembershipInput } from '../../../contract/entities.gen';

type SettingName = MembershipInput['settings'][number]['name'];
type CustomButton = MembershipInput['customButtons'][number];
type Placement = CustomButton['placement'];

const linkSettings = {
  leaderAgreementLink: 'LeaderAgreementLink',
  participantAgreementLink: 'ParticipantAgreementLink',
  leaderTrainingLink: 'LeaderTrainingLink',
  participantOnboardingLink: 'ParticipantOnboardingLink',
  shareWinLink: 'ShareWinLink',
} as const satisfies Partial<Record<keyof MembershipValues, SettingName>>;

const features = {
  nextTinyStep: 'NextTinyStep',
  chat: 'Chat',
  selectPodOnSignup: 'SelectPodOnSignup',
} as const;

const noButton = { label: '', url: '', formLabel: '' };

interface NewMembership {
  name?: string;
  supportEmail?: string;
  maxParticipants: number;
}

export const newMembershipValues = ({
  name = '',
  supportEmail = '',
  maxParticipants,
}: NewMembership): MembershipValues => ({
  name,
  url: '',
  communityUrl: '',
  supportEmail,
  leaderAgreementLink: '',
  participantAgreementLink: '',
  leaderTrainingLink: '',
  participantOnboardingLink: '',
  shareWinLink: '',
  signUpButton: noButton,
  maxParticipants,
  turnMinutes: '',
  nextTinyStep: true,
  chat: true,
  selectPodOnSignup: true,
  podButton: noButton,
});

export const membershipFieldGroups = ['signUpButton', 'podButton'].map((button) =>
  ['label', 'url', 'formLabel'].map((part) => `${button}.${part}`),
);

/** The form shows the first button of each kind; the others stay unchanged. */
export const hiddenButtons = (present: readonly CustomButton[]) =>
  present.filter(({ placement }, index) => present.findIndex((one) => one.placement === placement) < index);

function buttonsInForm(values: MembershipValues): CustomButton[] {
  const button = (placement: Placement, { label, url, formLabel }: MembershipValues['podButton']) =>
    label && url ? [{ placement, label, url, ...(formLabel && { formLabel }) }] : [];
  return [...button('PARTICIPANT_SIGNUP', values.signUpButton), ...button('VIEW_POD', values.podButton)];
}

export function membershipInputOf(values: MembershipValues, unseen: readonly CustomButton[] = []): MembershipInput {
  return {
    name: values.name,
    url: values.url,
    communityUrl: values.communityUrl,
    supportEmail: values.supportEmail,
    settings: [
      ...Object.entries(linkSettings).map(([field, name]) => ({
        name,
        value: values[field as keyof typeof linkSettings],
      })),
      { name: 'MaxParticipants' as const, value: String(values.maxParticipants) },
      { name: 'TurnMinutes' as const, value: values.turnMinutes },
    ].filter(({ value }) => value !== ''),
    features: Object.entries(features).map(([field, name]) => ({
      name,
      disabled: !values[field as keyof typeof features],
    })),
    customButtons: [...buttonsInForm(values), ...unseen],
  };
}

/** `settings.0.value` becomes `leaderAgreementLink`. */
export function membershipAliases(values: MembershipValues): Record<string, string> {
  const { settings, features: sentFeatures } = membershipInputOf(values);
  const fieldOfSetting: Record<string, string> = {
    ...Object.fromEntries(Object.entries(linkSettings).map(([field, name]) => [name, field])),
    TurnMinutes: 'turnMinutes',
  };
  const fieldOfFeature = Object.fromEntries(Object.entries(features).map(([field, name]) => [name, field]));
  return Object.fromEntries([
    ...settings.map(({ name }, index) => [`settings.${index}.value`, fieldOfSetting[name] ?? 'maxParticipants']),
    ...sentFeatures.map(({ name }, index) => [`features.${index}.disabled`, fieldOfFeature[name] ?? '']),
    ...buttonsInForm(values).flatMap(({ placement }, index) =>
      ['label', 'url', 'formLabel'].map((part) => [
        `customButtons.${index}.${part}`,
        `${placement === 'VIEW_POD' ? 'podButton' : 'signUpButton'}.${part}`,
      ]),
    ),
  ]) as Record<string, string>;
}

export function membershipValues(membership: Membership): MembershipValues {
  const setting = (name: SettingName) => membership.settings.find((one) => one.name === name)?.value ?? '';
  const button = (placement: Placement) => {
    const found = membership.customButtons.find((one) => one.placement === placement);
    return found ? { label: found.label, url: found.url, formLabel: found.formLabel ?? '' } : noButton;
  };
  return {
    name: membership.name,
    url: membership.url ?? '',
    communityUrl: membership.communityUrl ?? '',
    supportEmail: membership.supportEmail,
    leaderAgreementLink: setting('LeaderAgreementLink'),
    participantAgreementLink: setting('ParticipantAgreementLink'),
    leaderTrainingLink: setting('LeaderTrainingLink'),
    participantOnboardingLink: setting('ParticipantOnboardingLink'),
    shareWinLink: setting('ShareWinLink'),
    signUpButton: button('PARTICIPANT_SIGNUP'),
    maxParticipants: Number(setting('MaxParticipants')) || membership.defaultMaxParticipants,
    turnMinutes: setting('TurnMinutes'),
    nextTinyStep: isFeatureOn('NextTinyStep', membership.features),
    chat: isFeatureOn('Chat', membership.features),
    selectPodOnSignup: isFeatureOn('SelectPodOnSignup', membership.features),
    podButton: button('VIEW_POD'),
  };
}
