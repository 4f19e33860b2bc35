import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { EMOJIS } from '../../domain/chat/reactions';
import { memberNotifications } from '../members/notificationKinds';
import { notificationColumns } from '../notifications';
import * as tables from '../platform/database/schema';
import type { Database } from '../platform/database/client';
import type { Factories, TestMembership, TestPod, TestUser } from './factories';

export interface Cast {
  people: Record<Role, TestUser>;
  membership: TestMembership;
  pod: TestPod;
  otherPod: TestPod;
  /** The id for each path parameter, keyed by the collection before it in the path. */
  ids: Record<string, string>;
}

export const roles = [
  'owner',
  'admin',
  'leader',
  'assistant',
  'participant',
  'waitlisted',
  'disabled',
  'otherPod',
  'otherMembership',
  'otherBusiness',
  'stranger',
] as const;
export type Role = (typeof roles)[number];

export async function makeCast(make: Factories, { db }: Database, now: Date): Promise<Cast> {
  const business = await make.business();
  const admin = await make.admin(business);
  const membership = await make.membership({ business });
  const pod = await make.pod({ membership, name: 'Early Birds' });
  const otherPod = await make.pod({ membership, name: 'Night Owls' });
  const assistant = await make.participant(pod);
  const participant = await make.participant(pod);
  const waitlisted = await make.member(membership);
  const disabled = await make.member(membership, { disabled: true });
  await make.participant(pod, disabled);
  const elsewhere = await make.membership({ business, name: 'Another membership' });
  const otherBusiness = await make.business();

  await db
    .update(tables.pods)
    .set({
      assistantUserId: assistant.id,
      assistantConfirmedAt: now,
      assistantLink: 'https://meet.example.com/assistant',
    })
    .where(eq(tables.pods.id, pod.id));
  await db.insert(tables.waitlistEntries).values({
    podId: pod.id,
    membershipId: membership.id,
    userId: waitlisted.id,
    consentJoinNewPod: true,
    consentToBeNewPodLeader: false,
    createdAt: now,
  });
  const [step] = await db
    .select({ id: tables.nextTinySteps.id })
    .from(tables.nextTinySteps)
    .where(eq(tables.nextTinySteps.userId, participant.id));
  const [memberRow] = await db
    .select({ id: tables.members.id })
    .from(tables.members)
    .where(eq(tables.members.userId, participant.id));
  const [comment] = await db
    .insert(tables.stepComments)
    .values({ stepId: step!.id, userId: assistant.id, text: 'Good luck!', createdAt: now })
    .returning({ id: tables.stepComments.id });
  const extra = await oneOfEach(db, pod, participant, now);

  return {
    people: {
      owner: business.owner,
      admin,
      leader: pod.leader as TestUser,
      assistant,
      participant,
      waitlisted,
      disabled,
      otherPod: await make.participant(otherPod),
      otherMembership: await make.member(elsewhere),
      otherBusiness: otherBusiness.owner,
      stranger: await make.user(),
    },
    membership,
    pod,
    otherPod,
    ids: {
      businesses: business.id,
      memberships: membership.id,
      pods: pod.id,
      'scheduled-meetings': pod.meetingId,
      channels: pod.channelId,
      'next-tiny-steps': step?.id ?? '',
      comments: comment?.id ?? '',
      members: memberRow?.id ?? '',
      participants: participant.id,
      people: participant.id,
      leaders: (pod.leader as TestUser).id,
      admins: admin.id,
      codes: membership.participantCode,
      ...extra,
    },
  };
}

async function oneOfEach(db: Database['db'], pod: TestPod, participant: TestUser, now: Date) {
  const ids = {
    'leader-pods': v7(),
    'leader-transfers': v7(),
    versions: v7(),
    notifications: v7(),
    invitations: v7(),
    messages: v7(),
    images: v7(),
    'bulk-actions': v7(),
    'email-invitations': v7(),
    'api-keys': v7(),
    webhooks: v7(),
    deliveries: randomUUID(),
    passkeys: v7(),
    identities: v7(),
    photos: randomUUID(),
    announcements: v7(),
    reports: v7(),
  };
  const meetingId = v7();
  await db.insert(tables.meetings).values({
    id: meetingId,
    membershipId: pod.membership.id,
    name: 'Leaders',
    timezone: 'Europe/London',
    startsAt: new Date('2026-01-08T18:00:00Z'),
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Month',
    durationMinutes: 60,
    link: 'https://meet.example.com/leaders',
    checkAt: now,
    createdAt: now,
  });
  await db
    .insert(tables.leaderPods)
    .values({ id: ids['leader-pods'], membershipId: pod.membership.id, meetingId, createdAt: now });
  await db.insert(tables.leaderTransfers).values({
    id: ids['leader-transfers'],
    podId: pod.id,
    participantId: participant.id,
    askedBy: pod.leader?.id ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 14 * 24 * 3600 * 1000),
  });
  await db.insert(tables.notifications).values({
    id: ids.notifications,
    userId: participant.id,
    ...notificationColumns(memberNotifications['member-joined'], {
      membershipId: pod.membership.id,
      membershipName: pod.membership.name,
      person: { userId: participant.id, name: 'Somebody' },
    }),
    createdAt: now,
  });
  await db.insert(tables.messages).values({
    id: ids.messages,
    channelId: pod.channelId,
    senderId: participant.id,
    content: 'Hello, all',
    createdAt: now,
  });
  await db.insert(tables.messageImages).values({
    id: ids.images,
    channelId: pod.channelId,
    uploaderId: participant.id,
    image: Buffer.from('pixels'),
    width: 4,
    height: 3,
    createdAt: now,
  });
  await db.insert(tables.passkeys).values({
    id: ids.passkeys,
    userId: participant.id,
    credentialId: `credential-${ids.passkeys}`,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: [],
    name: 'Work laptop',
    createdAt: now,
  });
  await db.insert(tables.identities).values({
    id: ids.identities,
    userId: participant.id,
    issuer: 'https://id.example.com',
    subject: `subject-${ids.identities}`,
    providerName: 'Brightwater ID',
    createdAt: now,
  });
  await db.insert(tables.emailInvitations).values({
    id: ids['email-invitations'],
    membershipId: pod.membership.id,
    email: 'invited@example.com',
    normalEmail: 'invited@example.com',
    role: 'Participant',
    invitedBy: pod.membership.business.owner.id,
    codeHash: `hash of ${ids['email-invitations']}`,
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + 30 * 24 * 3600 * 1000),
  });
  await db.insert(tables.webhooks).values({
    id: ids.webhooks,
    businessId: pod.membership.business.id,
    url: 'https://hooks.example.com/stepwell',
    events: ['member.joined'],
    secret: 'sealed',
    createdAt: now,
  });
  await db.insert(tables.webhookDeliveries).values({
    id: ids.deliveries,
    webhookId: ids.webhooks,
    type: 'webhook.test',
    subjectId: ids.webhooks,
    data: {},
    createdAt: now,
    nextTryAt: now,
    giveUpAt: now,
  });
  await db.insert(tables.bulkActions).values({
    id: ids['bulk-actions'],
    membershipId: pod.membership.id,
    kind: 'ENABLE_MEMBERS',
    startedBy: pod.membership.business.owner.id,
    state: 'FINISHED',
    startedAt: now,
    finishedAt: now,
  });
  await db
    .insert(tables.photos)
    .values({ userId: participant.id, id: ids.photos, image: Buffer.from('pixels'), createdAt: now });
  await db.insert(tables.reports).values({
    id: ids.reports,
    businessId: pod.membership.business.id,
    membershipId: pod.membership.id,
    podId: pod.id,
    place: 'Early Birds',
    reporterId: participant.id,
    aboutId: pod.leader?.id ?? null,
    aboutName: 'The leader',
    kind: 'PERSON',
    subjectId: pod.leader?.id ?? ids.reports,
    forOperator: false,
    reason: 'SPAM',
    words: '',
    items: [{ authorName: 'The leader', reported: true }],
    createdAt: now,
    openedAt: now,
  });
  await db.insert(tables.termsVersions).values({
    id: ids.versions,
    businessId: pod.membership.business.id,
    kind: 'PRIVACY',
    number: 1,
    text: 'We keep little.',
    publishedAt: now,
  });
  await db.insert(tables.announcements).values({
    id: ids.announcements,
    membershipId: pod.membership.id,
    authorId: pod.membership.business.owner.id,
    title: 'A new season',
    text: 'We begin on Monday.',
    audience: 'MEMBERS',
    chosen: 1,
    total: 1,
    told: 1,
    createdAt: now,
  });
  await db
    .insert(tables.announcementRecipients)
    .values({ announcementId: ids.announcements, userId: participant.id, createdAt: now, toldAt: now });
  await db.insert(tables.codes).values({
    id: ids.invitations,
    hash: `hash of ${ids.invitations}`,
    purpose: 'admin-invite',
    userId: pod.membership.business.owner.id,
    payload: { businessId: pod.membership.business.id, email: `${ids.invitations}@example.com` },
    createdAt: now,
    expiresAt: new Date(now.getTime() + 7 * 24 * 3600 * 1000),
  });
  return ids;
}

const parameters: Record<string, string> = {
  memberId: 'members',
  participantId: 'participants',
  leaderId: 'leaders',
  adminId: 'admins',
  invitationId: 'invitations',
  emailInvitationId: 'email-invitations',
  apiKeyId: 'api-keys',
  webhookId: 'webhooks',
  deliveryId: 'deliveries',
  passkeyId: 'passkeys',
  identityId: 'identities',
  messageId: 'messages',
  imageId: 'images',
  userId: 'people',
  photoId: 'photos',
  versionId: 'versions',
  commentId: 'comments',
  businessId: 'businesses',
  code: 'codes',
  name: 'setting',
};

/** The next date of the pod's meeting, in epoch seconds: Tuesday 3 March 2026, 19:00 in London. */
const NEXT_DATE = '1772564400';

export function addressOf(path: string, cast: Cast): string {
  const [, , collection = ''] = path.split('/');
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'name') return 'MaxParticipants';
    if (name === 'start') return NEXT_DATE;
    if (name === 'year') return '2026';
    if (name === 'emoji') return encodeURIComponent(EMOJIS[0]);
    return cast.ids[name === 'id' ? collection : (parameters[name] ?? name)] ?? '';
  });
}
