import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { memberNotifications } from '../../../members/notificationKinds';
import { notificationColumns } from '../../../notifications';
import * as tables from '../../../platform/database/schema';
import type { TestApp } from '../../../testing/app';
import type { TestUser } from '../../../testing/factories';

export const OTHERS_WORDS = 'Words of another';

export async function makeWholePerson(test: TestApp): Promise<{ anna: TestUser; neighbour: TestUser }> {
  const { db } = test.app.context.database;
  const now = test.clock.now();
  const later = new Date(now.getTime() + 24 * 3600 * 1000);
  const pod = await test.make.pod();
  const [membershipId, podId, channelId] = [pod.membership.id, pod.id, pod.channelId];
  const anna = await test.make.participant(
    pod,
    await test.make.member(pod.membership, { user: await test.make.user({ email: 'Anna.Whole@example.com' }) }),
  );
  const neighbour = await test.make.participant(
    pod,
    await test.make.member(pod.membership, { user: await test.make.user({ lastName: OTHERS_WORDS }) }),
  );
  const userId = anna.id;
  const business = await test.make.business();
  await test.make.admin(business, anna);
  await db.insert(tables.apiKeys).values({
    businessId: business.id,
    userId,
    name: 'Our shop',
    hash: 'hash of a key',
    ending: 'k9Qz',
    scopes: ['members:read'],
    createdAt: now,
    expiresAt: later,
  });
  const waited = await test.make.pod({ membership: pod.membership });
  await db
    .insert(tables.photos)
    .values({ userId, id: v7(), image: Buffer.from('pixels of a photo'), createdAt: now });
  const sessionId = v7();
  await db.insert(tables.sessions).values({ id: sessionId, userId, createdAt: now, expiresAt: later });
  await db.insert(tables.codes).values({
    hash: 'hash of a code',
    purpose: 'change-email',
    userId,
    payload: { newEmail: 'anna.new@example.com' },
    createdAt: now,
    expiresAt: later,
  });
  await db.insert(tables.recoveryCodes).values({ userId, hash: 'hash of a recovery code', createdAt: now });
  await db.insert(tables.passkeys).values({
    userId,
    credentialId: 'credential-of-anna',
    publicKey: Buffer.from('key'),
    counter: 1,
    transports: ['internal'],
    name: 'Work laptop',
    createdAt: now,
    lastUsedAt: now,
  });
  await db.insert(tables.identities).values({
    userId,
    issuer: 'https://id.example.com',
    subject: 'anna-at-the-provider',
    providerName: 'Brightwater ID',
    createdAt: now,
    lastUsedAt: now,
  });
  await db.insert(tables.onboardingActions).values({
    userId,
    businessId: pod.membership.business.id,
    action: 'COMPLETE_PROFILE',
    createdAt: now,
  });
  const invitation = { membershipId, role: 'Participant' as const, createdAt: now, expiresAt: later };
  const theirs = { email: 'anna.whole@example.com', normalEmail: 'anna.whole@example.com' };
  await db.insert(tables.emailInvitations).values([
    { ...invitation, ...theirs, invitedBy: neighbour.id, name: 'Anna as invited' },
    { ...invitation, email: 'other@example.com', normalEmail: 'other@example.com', invitedBy: userId, name: OTHERS_WORDS },
  ]);
  await db.insert(tables.notifications).values({
    userId,
    ...notificationColumns(memberNotifications['member-joined'], {
      membershipId,
      membershipName: 'Circle',
      person: { userId: neighbour.id, name: 'Bo' },
    }),
    createdAt: now,
  });
  await db.insert(tables.notificationSettings).values({ userId, type: 'STEP_REMINDER', frequency: 'OFF' });
  await db
    .insert(tables.reminders)
    .values({ userId, kind: 'STEP_DUE', subjectId: v7(), occasion: now, createdAt: now });
  await db.insert(tables.pushSubscriptions).values({
    userId,
    sessionId,
    endpoint: 'https://push.example.com/secret-endpoint',
    key: 'secret-key',
    auth: 'secret-auth',
    createdAt: now,
  });
  await db.insert(tables.mails).values({
    toAddress: anna.email,
    template: 'welcome',
    data: { link: 'secret-link' },
    state: 'sent',
    createdAt: now,
    sentAt: now,
  });
  await db.insert(tables.calendarFeeds).values({ userId, createdAt: now });
  await db.update(tables.pods).set({ assistantUserId: userId }).where(eq(tables.pods.id, waited.id));
  await db.insert(tables.waitlistEntries).values({
    podId: waited.id,
    membershipId,
    userId,
    consentJoinNewPod: true,
    consentToBeNewPodLeader: false,
    createdAt: now,
  });
  await db.insert(tables.leaderTransfers).values([
    { podId, participantId: userId, askedBy: neighbour.id, createdAt: now, expiresAt: later },
    { podId: waited.id, participantId: neighbour.id, askedBy: userId, createdAt: now, expiresAt: later },
  ]);
  await db.insert(tables.attendance).values({
    meetingId: pod.meetingId,
    startsAt: new Date('2026-02-24T19:00:00Z'),
    userId,
    status: 'APOLOGIES',
    apology: 'On a train',
    recordedAt: now,
  });
  const round = { meetingId: pod.meetingId, startsAt: new Date('2026-02-24T19:00:00Z') };
  const heldAt = round.startsAt;
  await db
    .insert(tables.rounds)
    .values({ ...round, heldAt, endsAt: now, begun: true, speakerId: userId, createdAt: now });
  await db.insert(tables.roundTurns).values({ ...round, userId, position: 0, state: 'WAITING' });
  await db.insert(tables.meetingNotes).values([
    { ...round, userId, heldAt, text: 'Ask Bo about the fair', updatedAt: now },
    { ...round, userId: neighbour.id, heldAt, text: OTHERS_WORDS, updatedAt: now },
  ]);
  const [steps, others] = [v7(), v7()];
  const step = { podId: waited.id, podName: 'Larks', membershipId, createdAt: now };
  await db.insert(tables.nextTinySteps).values([
    { ...step, id: steps, userId },
    { ...step, id: others, userId: neighbour.id },
  ]);
  const cheer = { createdAt: now };
  await db.insert(tables.stepCheers).values([
    { ...cheer, stepId: steps, userId: neighbour.id },
    { ...cheer, stepId: others, userId },
  ]);
  await db.insert(tables.stepComments).values([
    { stepId: steps, userId: neighbour.id, text: OTHERS_WORDS, createdAt: now },
    { stepId: others, userId, text: 'Well done', createdAt: now },
  ]);
  const announcement = { membershipId, title: 'News', audience: 'EVERYONE', total: 1, told: 1, createdAt: now } as const;
  const [written, received] = [v7(), v7()];
  await db.insert(tables.announcements).values([
    { ...announcement, id: written, authorId: userId, text: 'We begin on Monday.' },
    { ...announcement, id: received, authorId: neighbour.id, text: OTHERS_WORDS },
  ]);
  await db
    .insert(tables.announcementRecipients)
    .values({ announcementId: received, userId, createdAt: now, toldAt: now, readAt: now });
  const report = {
    businessId: pod.membership.business.id,
    membershipId,
    place: 'Early Birds',
    kind: 'PERSON' as const,
    forOperator: false,
    reason: 'SPAM' as const,
    items: [{ authorName: OTHERS_WORDS, text: OTHERS_WORDS, reported: true }],
    createdAt: now,
    openedAt: now,
    outcome: 'DISMISSED' as const,
    outcomeReason: 'Nothing to see',
    decidedAt: now,
    closedAt: now,
    aboutName: OTHERS_WORDS,
  };
  await db.insert(tables.blocks).values([
    { userId, blockedId: neighbour.id, createdAt: now },
    { userId: neighbour.id, blockedId: userId, createdAt: now },
  ]);
  await db.insert(tables.reports).values([
    { ...report, reporterId: userId, aboutId: neighbour.id, subjectId: neighbour.id, words: 'Anna’s report' },
    { ...report, reporterId: neighbour.id, aboutId: userId, subjectId: userId, words: OTHERS_WORDS },
    { ...report, reporterId: neighbour.id, subjectId: v7(), words: OTHERS_WORDS, decidedBy: userId },
  ]);
  const versionId = v7();
  await db.insert(tables.termsVersions).values({
    id: versionId,
    businessId: business.id,
    kind: 'TERMS',
    number: 1,
    text: 'Be kind.',
    publishedAt: now,
    publishedBy: userId,
  });
  await db.insert(tables.termsAcceptances).values([
    { userId, versionId, acceptedAt: now, act: 'ASKED' },
    { userId: neighbour.id, versionId, acceptedAt: now, act: 'ASKED' },
  ]);
  const bulkActionId = v7();
  await db.insert(tables.bulkActions).values({
    id: bulkActionId,
    membershipId,
    kind: 'ENABLE_MEMBERS',
    startedBy: userId,
    state: 'FINISHED',
    startedAt: now,
    finishedAt: now,
  });
  await db
    .insert(tables.bulkActionRows)
    .values({ bulkActionId, position: 1, subjectId: v7(), userId, name: 'Anna', outcome: 'DONE' });
  const [message, answer] = [v7(), v7()];
  await db.insert(tables.messages).values([
    { id: message, channelId, senderId: userId, content: 'Hello, all', createdAt: now },
    { id: answer, channelId, senderId: neighbour.id, content: OTHERS_WORDS, createdAt: now },
    { channelId, content: '', senderId: neighbour.id, createdAt: now, removedAt: now, removedBy: userId },
  ]);
  await db.insert(tables.messageReactions).values({ messageId: answer, userId, emoji: '👍' });
  await db.insert(tables.messageMentions).values({ messageId: answer, userId, name: 'Anna' });
  await db.insert(tables.messageImages).values({
    channelId,
    messageId: message,
    uploaderId: userId,
    image: Buffer.from('pixels'),
    width: 4,
    height: 3,
    createdAt: now,
  });
  await db.insert(tables.channelReads).values({ channelId, userId, lastMessageId: message });
  await db.insert(tables.channelMutes).values({ channelId, userId });
  await db.insert(tables.digests).values({ userId, sentAt: now });
  await db.insert(tables.digestMarkers).values({ channelId, userId, lastMessageId: message });
  return { anna, neighbour };
}
