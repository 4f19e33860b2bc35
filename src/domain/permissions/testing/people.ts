import type { Relation } from '../relation';

const member = { disabled: false, leaderStatus: 'NONE' } as const;
export const podRelation = (role?: 'leader' | 'assistant' | 'participant', assistant?: 'asked' | 'confirmed') => ({
  role,
  askedToAssist: assistant !== undefined,
  assistantConfirmed: assistant === 'confirmed',
});

export const people = {
  stranger: { signedIn: false },
  elsewhere: { signedIn: true },
  owner: { signedIn: true, staffRole: 'owner' },
  admin: { signedIn: true, staffRole: 'admin' },
  member: { signedIn: true, member },
  leader: { signedIn: true, member, pod: podRelation('leader') },
  assistant: { signedIn: true, member, pod: podRelation('assistant', 'confirmed') },
  askedAssistant: { signedIn: true, member, pod: podRelation('participant', 'asked') },
  participant: { signedIn: true, member, pod: podRelation('participant') },
  waiting: { signedIn: true, member, pod: podRelation() },
  disabled: { signedIn: true, member: { ...member, disabled: true }, pod: podRelation('participant') },
  disabledLeader: {
    signedIn: true,
    member: { ...member, disabled: true },
    pod: podRelation('leader'),
    channelMember: true,
  },
  leadingOwner: { signedIn: true, staffRole: 'owner', pod: podRelation('leader') },
  inChannel: { signedIn: true, member, channelMember: true },
  leaderInChannel: { signedIn: true, member, channelMember: true, channelPodRole: 'leader' },
  assistantInChannel: { signedIn: true, member, channelMember: true, channelPodRole: 'assistant' },
  adminInPodChannel: { signedIn: true, staffRole: 'admin', member, channelMember: true, channelPodRole: 'participant' },
  staffInChannel: { signedIn: true, staffRole: 'admin', channelMember: true },
} satisfies Record<string, Relation>;

export type Person = keyof typeof people;
export const everyone = Object.keys(people) as Person[];
export const signedIn = everyone.filter((person) => person !== 'stranger');
export const inPod: Person[] = ['leader', 'assistant', 'askedAssistant', 'participant', 'leadingOwner'];
export const inChannel: Person[] = [
  'inChannel',
  'leaderInChannel',
  'assistantInChannel',
  'adminInPodChannel',
  'staffInChannel',
];
export const staff: Person[] = ['owner', 'admin', 'leadingOwner', 'staffInChannel', 'adminInPodChannel'];
