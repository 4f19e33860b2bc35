import type { TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';

/** The access token in a login response. */
export const tokenOf = ({ headers }: TestAnswer): string => String(headers.authorization).slice('Bearer '.length);

/** Signs in with address and password. */
export function loginsOf(test: TestApp) {
  const login = (username: string, password: string = PASSWORD) =>
    test.anyone().post('/v1/users/login', { username, password });

  /** The actor for this login. */
  const asPerson = async (username: string, password?: string) => test.bearer(tokenOf(await login(username, password)));

  return { login, asPerson };
}
