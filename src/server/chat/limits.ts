import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const chatLimits = {
  messageImage: attemptLimit('message-image', 20, HOUR_SECONDS, refusals.tooManyImages),
  writing: { limitName: 'writing' },
  searching: { limitName: 'searching' },
};
