import type { LocalText } from '../../../domain/text/localText';
import type { AppContext } from '../../platform/context';
import { chatLimits } from '../limits';
import { refusals } from '../refusals';

const limited =
  ({ limitName }: { limitName: string }, text: LocalText) =>
  ({ minuteCounts, config }: AppContext, userId: string): void =>
    minuteCounts.count(limitName, userId, config.messagesPerMinute, text);

/** Limits a person's messages per minute and process (rule chat.limit). */
export const limitMessages = limited(chatLimits.writing, refusals.messagesTooFast);

/** Limits edits, removals and reactions, which count like messages because each is published to the whole channel. */
export const limitMessageChanges = limited(chatLimits.writing, refusals.changesTooFast);

/**
 * Limits searches to the same number, counted separately, since each reads whole conversations (rule chat.search).
 */
export const limitSearches = limited(chatLimits.searching, refusals.tooManySearches);
