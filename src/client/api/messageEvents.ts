import { createAction } from '@reduxjs/toolkit';
import type { Message } from '../../contract/entities.gen';

/** The server has these messages: they were fetched, arrived on the stream, or were returned on sending. */
export const messagesConfirmed = createAction<readonly Message[]>('messages/confirmed');
