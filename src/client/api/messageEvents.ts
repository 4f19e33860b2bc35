import { createAction } from '@reduxjs/toolkit';
import type { Message } from '../../contract/entities.gen';

export const messagesConfirmed = createAction<readonly Message[]>('messages/confirmed');

/** The person's id. Unsent replies forget their words (rule blocks.hidden). */
export const personBlocked = createAction<string>('messages/personBlocked');
