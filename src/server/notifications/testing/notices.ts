import { createECDH } from 'node:crypto';
import type { PushSubscriptionInput } from '../../../contract/entities.gen';
import { podNotifications } from '../../pods/notificationKinds';
import type { Notice } from '../notify';

export const promotedNotice = (
  userIds: string[],
  podName = 'Early Birds',
): Notice<{ podId: string; podName: string }> => ({
  kind: podNotifications.promoted,
  userIds,
  data: { podId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90', podName },
});

const keys = createECDH('prime256v1');
keys.setPrivateKey(Buffer.alloc(32, 1));

export const pushDeviceInput = (name: string): PushSubscriptionInput => ({
  endpoint: `https://push.example.com/send/${name}`,
  key: keys.getPublicKey('base64url'),
  auth: Buffer.alloc(16, 2).toString('base64url'),
});
