import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../stream/events';
import { pushRenewal } from './pushRenewal';
import { shownOnDevice } from './shownOnDevice';

/** What a session means to the device besides its pages: its push subscription, and what it shows of the product. */
export const onDevice: Middleware<object, ApiState, ThunkDispatch<ApiState, unknown, UnknownAction>> = (api) => {
  const [renewed, shown] = [pushRenewal(api), shownOnDevice(api)];
  return (next) => renewed(shown(next));
};
