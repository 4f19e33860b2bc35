import { eq, inArray, sql } from 'drizzle-orm';
import { normalizeEmail } from '../../../domain/account/email';
import {
  apiKeys,
  blocks,
  businessStaff,
  calendarFeeds,
  codes,
  emailInvitations,
  mails,
  members,
  notifications,
  notificationSettings,
  onboardingActions,
  identities,
  passkeys,
  photos,
  pushSubscriptions,
  recoveryCodes,
  reminders,
  sessions,
  users,
} from '../../platform/database/schema';
import { namesRemoved, showNotification, type StoredNotification } from '../../notifications';
import { columnsWithout, nameIn, type DataPart } from './dataPart';
import { termsParts } from './termsParts';

export const accountParts: DataPart[] = [
  {
    name: 'account',
    table: users,
    owner: users.id,
    fields: columnsWithout(users, [users.passwordHash, users.twoFactorSecret, users.twoFactorStep]),
  },
  { name: 'photos', table: photos, owner: photos.userId, fields: columnsWithout(photos, [photos.userId]) },
  {
    name: 'logins',
    table: sessions,
    owner: sessions.userId,
    fields: columnsWithout(sessions, [sessions.id, sessions.userId]),
  },
  {
    name: 'codes',
    table: codes,
    owner: codes.userId,
    fields: {
      purpose: codes.purpose,
      newEmail: sql`${codes.payload} ->> 'newEmail'`,
      createdAt: codes.createdAt,
      expiresAt: codes.expiresAt,
      usedAt: codes.usedAt,
    },
  },
  {
    name: 'recoveryCodes',
    table: recoveryCodes,
    owner: recoveryCodes.userId,
    fields: { createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt },
  },
  {
    name: 'passkeys',
    table: passkeys,
    owner: passkeys.userId,
    fields: columnsWithout(passkeys, [passkeys.userId, passkeys.publicKey, passkeys.counter, passkeys.transports]),
  },
  {
    name: 'identities',
    table: identities,
    owner: identities.userId,
    fields: columnsWithout(identities, [identities.userId]),
  },
  {
    // Without whom, since the file names nobody else; who blocked them is told to nobody (rule blocks.silence).
    name: 'blocks',
    table: blocks,
    owner: blocks.userId,
    fields: columnsWithout(blocks, [blocks.userId, blocks.blockedId]),
  },
  {
    name: 'businessRoles',
    table: businessStaff,
    owner: businessStaff.userId,
    fields: {
      ...columnsWithout(businessStaff, [businessStaff.userId]),
      businessName: nameIn('businesses', businessStaff.businessId),
    },
  },
  {
    name: 'apiKeys',
    table: apiKeys,
    owner: apiKeys.userId,
    fields: {
      ...columnsWithout(apiKeys, [apiKeys.userId, apiKeys.hash, apiKeys.expiryNotifiedAt]),
      businessName: nameIn('businesses', apiKeys.businessId),
    },
  },
  {
    name: 'onboardingActions',
    table: onboardingActions,
    owner: onboardingActions.userId,
    fields: columnsWithout(onboardingActions, [onboardingActions.userId]),
  },
  {
    name: 'memberships',
    table: members,
    owner: members.userId,
    fields: {
      id: members.id,
      membershipId: members.membershipId,
      membershipName: nameIn('memberships', members.membershipId),
      joinedAt: members.joinedAt,
      disabledAt: members.disabledAt,
      leaderStatus: members.leaderStatus,
      lastActiveAt: members.lastActiveAt,
      contactWhenNewPod: members.contactWhenNewPod,
      externalRef: sql`(select ref from external_refs where external_refs.member_id = ${members.id})`,
    },
  },
  {
    name: 'invitationsReceived',
    table: emailInvitations,
    owner: emailInvitations.normalEmail,
    rowsOf: ({ email }) => eq(emailInvitations.normalEmail, normalizeEmail(email)),
    fields: {
      ...columnsWithout(emailInvitations, [
        emailInvitations.normalEmail,
        emailInvitations.invitedBy,
        emailInvitations.codeHash,
      ]),
      membershipName: nameIn('memberships', emailInvitations.membershipId),
    },
  },
  {
    name: 'invitationsSent',
    table: emailInvitations,
    owner: emailInvitations.invitedBy,
    fields: {
      id: emailInvitations.id,
      membershipId: emailInvitations.membershipId,
      membershipName: nameIn('memberships', emailInvitations.membershipId),
      role: emailInvitations.role,
      podId: emailInvitations.podId,
      createdAt: emailInvitations.createdAt,
      sentAt: emailInvitations.sentAt,
      expiresAt: emailInvitations.expiresAt,
    },
  },
  {
    name: 'notifications',
    table: notifications,
    owner: notifications.userId,
    rowsOf: ({ id }) => sql`${notifications.userId} = ${id} and ${notifications.data} <> '{}' and ${namesRemoved} is not true`,
    fields: columnsWithout(notifications, [
      notifications.userId,
      notifications.personal,
      notifications.dismissalId,
    ]),
    present: ({ data, names, ...row }, context, language) => {
      const stored = { ...row, data, names } as unknown as StoredNotification;
      const { message, primary, secondary, icon, page } = showNotification(context, stored, language);
      return {
        ...row,
        message,
        primaryDisplayName: primary.name,
        primaryActionUrl: primary.url,
        secondaryDisplayName: secondary?.name,
        secondaryActionUrl: secondary?.url,
        primaryIcon: icon,
        pagePath: page,
      };
    },
  },
  {
    name: 'notificationSettings',
    table: notificationSettings,
    owner: notificationSettings.userId,
    fields: columnsWithout(notificationSettings, [notificationSettings.userId]),
  },
  {
    name: 'reminders',
    table: reminders,
    owner: reminders.userId,
    fields: columnsWithout(reminders, [reminders.userId]),
  },
  {
    name: 'pushDevices',
    table: pushSubscriptions,
    owner: pushSubscriptions.userId,
    fields: { createdAt: pushSubscriptions.createdAt },
  },
  {
    name: 'mails',
    table: mails,
    owner: mails.toAddress,
    rowsOf: ({ email }) => inArray(mails.toAddress, [...new Set([email, normalizeEmail(email)])]),
    fields: {
      toAddress: mails.toAddress,
      template: mails.template,
      language: mails.language,
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    },
  },
  {
    name: 'calendarLinks',
    table: calendarFeeds,
    owner: calendarFeeds.userId,
    fields: { createdAt: calendarFeeds.createdAt },
  },
  ...termsParts,
];
