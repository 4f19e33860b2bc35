import {
  isEnabledMember,
  isInPod,
  isOwner,
  isPodLeader,
  isStaff,
  isChannelMember,
  moderatesChannel,
  type Relation,
  runsMeetings,
  takesPart,
} from './relation';

export const PERMISSION_WORDS = [
  'public',
  'code',
  'user',
  'key',
  'business.owner',
  'business.staff',
  'membership.member',
  'pod.member',
  'pod.askedToAssist',
  'pod.leader',
  'pod.leaderOrAssistant',
  'pod.leaderOrStaff',
  'pod.memberOrStaff',
  'channel.member',
  'channel.moderator',
  'step.owner',
  'notification.owner',
  'transfer.participant',
  'announcement.reader',
  'report.party',
] as const;

export type PermissionWord = (typeof PERMISSION_WORDS)[number];

const isDisabled = (relation: Relation) => relation.member?.disabled === true;
const ownsAsUser = (relation: Relation) => relation.signedIn && relation.owns === true;

/** `code` admits everyone: the operation itself checks the request's code. */
export const permissions: Record<PermissionWord, (relation: Relation) => boolean> = {
  public: () => true,
  code: () => true,
  user: (relation) => relation.signedIn,
  key: (relation) => relation.byKey === true,
  'business.owner': isOwner,
  'business.staff': isStaff,
  'membership.member': (relation) => isEnabledMember(relation) || isStaff(relation),
  'pod.member': isInPod,
  'pod.askedToAssist': (relation) => takesPart(relation) && relation.pod?.askedToAssist === true,
  'pod.leader': isPodLeader,
  'pod.leaderOrAssistant': runsMeetings,
  'pod.leaderOrStaff': (relation) => isPodLeader(relation) || isStaff(relation),
  'pod.memberOrStaff': (relation) => isInPod(relation) || isStaff(relation),
  'channel.member': isChannelMember,
  'channel.moderator': moderatesChannel,
  'step.owner': (relation) => ownsAsUser(relation) && !isDisabled(relation),
  'notification.owner': ownsAsUser,
  'report.party': ownsAsUser,
  'transfer.participant': (relation) => ownsAsUser(relation) && !isDisabled(relation),
  'announcement.reader': (relation) => isStaff(relation) || (relation.owns === true && isEnabledMember(relation)),
};

export function isAllowed(word: PermissionWord, relation: Relation): boolean {
  return permissions[word](relation);
}
