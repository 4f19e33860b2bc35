import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../stream/events';
import { pushRenewal } from './pushRenewal';
import { deviceNotifications } from './deviceNotifications';

export const deviceMiddleware: Middleware<object, ApiState, ThunkDispatch<ApiState, unknown, UnknownAction>> = (
  api,
) => {
  const [renewed, shown] = [pushRenewal(api), deviceNotifications(api)];
  return (next) => renewed(shown(next));
};
