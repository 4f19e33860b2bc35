import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LoginRequest, Session } from '../../contract/entities.gen';
import { attachApi } from './attachApi';
import { sessionApi } from './sessionApi';

export function logIn(loginRequest: LoginRequest): ThunkAction<Promise<Session>, unknown, unknown, UnknownAction> {
  attachApi();
  return (dispatch) => dispatch(sessionApi.endpoints.login.initiate({ loginRequest }, { track: false })).unwrap();
}
