import type { TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';

/** The access token that an answer signs somebody in with. */
export const tokenOf = ({ headers }: TestAnswer): string => String(headers.authorization).slice('Bearer '.length);

/** Signing in with address and password. */
export function loginsOf(test: TestApp) {
  const login = (username: string, password: string = PASSWORD) =>
    test.anyone().post('/v1/users/login', { username, password });

  /** Who signs in so, as an actor. */
  const asPerson = async (username: string, password?: string) => test.bearer(tokenOf(await login(username, password)));

  return { login, asPerson };
}
