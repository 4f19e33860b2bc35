import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../stream/events';

/** For answers with a secret: started with `{ track: false }`, a mutation leaves nothing in the store. */
export const useUntracked = () => useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
