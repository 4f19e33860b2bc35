import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const chatLimits = {
  messageImage: attemptLimit(
    'message-image',
    20,
    HOUR_SECONDS,
    refusal((words) => words.tooManyImages),
  ),
  writing: { limitName: 'writing' },
  searching: { limitName: 'searching' },
};
