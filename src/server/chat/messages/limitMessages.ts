import type { AppContext } from '../../platform/context';
import { chatLimits } from '../limits';

const limited =
  ({ limitName }: { limitName: string }, refusal: string) =>
  ({ minuteCounts, config }: AppContext, userId: string): void =>
    minuteCounts.count(limitName, userId, config.messagesPerMinute, refusal);

/** Limits a person's messages per minute and process (rule chat.limit). */
export const limitMessages = limited(
  chatLimits.writing,
  'You’re sending messages very fast. Please wait until the next minute.',
);

/** Limits edits, removals and reactions, which count like messages because each is published to the whole channel. */
export const limitMessageChanges = limited(chatLimits.writing, 'That’s very fast. Wait a moment, then try again.');

/**
 * Limits searches to the same number, counted separately, since each reads whole conversations (rule chat.search).
 */
export const limitSearches = limited(
  chatLimits.searching,
  'That’s many searches in a minute. Wait a moment, then try again.',
);
