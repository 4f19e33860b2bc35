import { sql } from 'drizzle-orm';
import { editedMessageSchema, newMessageSchema } from '../../domain/chat/forms';
import type { Area } from '../platform/area';
import { callerId, subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { isInChannel } from './channelPeople';
import { digestJob } from './digests/digestJob';
import { digestPushJob } from './digests/digestPush';
import { digestMail } from './digests/digestMails';
import { chatHandlers } from './handlers';
import { imageHousekeeping } from './images/messageImages';
import { chatNotifications } from './notificationKinds';
import { countAttempt } from '../platform/http/limits/attempts';
import { chatLimits } from './limits';

export const chatArea = {
  handlers: chatHandlers,
  forms: {
    sendMessage: newMessageSchema,
    editMessage: editedMessageSchema,
  },
  countUploads: {
    uploadMessageImage: ({ caller }, context) => countAttempt(context, chatLimits.messageImage(caller.userId)),
  },
  mails: { 'missed-messages': digestMail },
  jobs: [digestJob, digestPushJob],
  notifications: chatNotifications,
  housekeeping: imageHousekeeping,
  subjects: {
    channels: subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`channel.membership_id`,
      podId: sql`channel.pod_id`,
      channelId: sql`channel.id`,
      inChannel: isInChannel(sql`channel.id`, sql`${callerId}::uuid`),
      from: sql`channels channel join memberships m on m.id = channel.membership_id
        where channel.id = ${subjectId}`,
    }),
  },
  limits: chatLimits,
} satisfies Area;
