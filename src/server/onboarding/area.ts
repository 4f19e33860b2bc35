import type { Area } from '../platform/area';
import { onboardingNotifications } from './notificationKinds';
import { onboardingHandlers } from './handlers';

export const onboardingArea = {
  handlers: onboardingHandlers,
  notifications: onboardingNotifications,
} satisfies Area;
