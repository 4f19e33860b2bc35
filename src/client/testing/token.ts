import { accessTokenKey } from '../api/transport/accessToken';

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** A client reads only the claims. `exp`: epoch seconds. */
export function tokenWith(claims: object): string {
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
}

export function inMinutes(minutes: number): number {
  return Math.floor(Date.now() / 1000) + minutes * 60;
}

/** Valid for an hour, so that a store created afterwards is signed in. */
export function signIn(userId?: string, sid?: string): string {
  const token = tokenWith({ exp: inMinutes(60), sub: userId, sid });
  localStorage.setItem(accessTokenKey, token);
  return token;
}
