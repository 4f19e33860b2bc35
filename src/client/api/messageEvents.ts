import { createAction } from '@reduxjs/toolkit';
import type { Message } from '../../contract/entities.gen';

/** These are among the server's messages: fetched, said by the stream, or the answer to sending one. */
export const messagesConfirmed = createAction<readonly Message[]>('messages/confirmed');
