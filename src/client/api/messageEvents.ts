import { createAction } from '@reduxjs/toolkit';
import type { Message } from '../../contract/entities.gen';

/** The server has these messages: they were fetched, arrived by the stream, or are the answer to sending one. */
export const messagesConfirmed = createAction<readonly Message[]>('messages/confirmed');
