import { emptyApi, tagTypes } from '../api/emptyApi';
import { chatStreamHandlers as chat } from '../chat/streamHandlers';
import { leadershipStreamHandlers as leadership } from '../leadership/streamHandlers';
import { notificationStreamHandlers as notifications } from '../notifications/streamHandlers';
import { onboardingStreamHandlers as onboarding } from '../onboarding/streamHandlers';
import { podStreamHandlers as pods } from '../pods/streamHandlers';
import { roundStreamHandlers as rounds } from '../rounds/streamHandlers';
import { sessionStreamHandlers as session } from '../session/streamHandlers';
import { stepStreamHandlers as steps } from '../steps/streamHandlers';
import type { StreamHandler, StreamHandlers } from '../stream/events';

const refetch: StreamHandler<'refetch'> = (_event, { dispatch }) => {
  dispatch(emptyApi.util.invalidateTags([...tagTypes]));
};

/** A type without an entry doesn't compile (rule platform.streamEvents). */
export const streamHandlers: StreamHandlers = {
  message: [chat.message],
  read: [chat.read],
  channel: [chat.channel],
  pod: [pods.pod, leadership.pod, chat.pod],
  round: [rounds.round],
  step: [steps.step],
  leadership: [leadership.leadership],
  notification: [notifications.notification],
  action: [onboarding.action],
  logout: [session.logout],
  refetch: [refetch],
};
