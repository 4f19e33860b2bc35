import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const chatLimits = {
  messageImage: attemptLimit(
    'message-image',
    20,
    HOUR_SECONDS,
    'You’ve added a lot of images. Please try again in an hour.',
  ),
  writing: { limitName: 'writing' },
  searching: { limitName: 'searching' },
};
