import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LoginRequest, Session, TwoFactorLoginRequest } from '../../contract/entities.gen';
import { attachApi } from './attachApi';
import { sessionApi } from './sessionApi';

type LogIn = ThunkAction<Promise<Session>, unknown, unknown, UnknownAction>;

/** The call, with what it is made with. Rejects with its error. */
export function logIn(loginRequest: LoginRequest): LogIn {
  attachApi();
  return (dispatch) => dispatch(sessionApi.endpoints.login.initiate({ loginRequest }, { track: false })).unwrap();
}

/** The second step of a login, after the first one was answered with a ticket. Rejects with its error. */
export function logInWithCode(twoFactorLoginRequest: TwoFactorLoginRequest): LogIn {
  const { initiate } = sessionApi.endpoints.loginWithTwoFactor;
  return (dispatch) => dispatch(initiate({ twoFactorLoginRequest }, { track: false })).unwrap();
}
