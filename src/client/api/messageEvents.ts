import { createAction } from '@reduxjs/toolkit';
import type { Message } from '../../contract/entities.gen';

export const messagesConfirmed = createAction<readonly Message[]>('messages/confirmed');
