import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LoginRequest, PasskeyLoginRequest, Session } from '../../contract/entities.gen';
import { attachApi } from './attachApi';
import { sessionApi } from './sessionApi';

export function logIn(loginRequest: LoginRequest): ThunkAction<Promise<Session>, unknown, unknown, UnknownAction> {
  attachApi();
  return (dispatch) => dispatch(sessionApi.endpoints.login.initiate({ loginRequest }, { track: false })).unwrap();
}

export function logInWithPasskey(
  passkeyLoginRequest: PasskeyLoginRequest,
): ThunkAction<Promise<Session>, unknown, unknown, UnknownAction> {
  attachApi();
  const { initiate } = sessionApi.endpoints.loginWithPasskey;
  return (dispatch) => dispatch(initiate({ passkeyLoginRequest }, { track: false })).unwrap();
}
