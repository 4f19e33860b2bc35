import type { TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';

export const tokenOf = ({ headers }: TestAnswer): string => String(headers.authorization).slice('Bearer '.length);

export function loginsOf(test: TestApp) {
  const login = (username: string, password: string = PASSWORD) =>
    test.anyone().post('/v1/users/login', { username, password });

  const asPerson = async (username: string, password?: string) => test.bearer(tokenOf(await login(username, password)));

  return { login, asPerson };
}
