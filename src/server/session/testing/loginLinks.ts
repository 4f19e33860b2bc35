import type { TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { linksOf } from './links';

export const cookieOf = ({ headers }: TestAnswer) => String(headers['set-cookie']).split(';', 1)[0] ?? '';

export function loginLinksOf(test: TestApp) {
  const links = linksOf(test);
  const ask = (email: string, { cookie = '', returnPath }: { cookie?: string; returnPath?: string } = {}) =>
    test.anyone().post('/v1/users/login-link', { email, ...(returnPath && { returnPath }) }, { cookie });
  const codeFor = async (email: string) => (await links.newest(email, 'login-link')).code;

  return {
    ask,
    codeFor,
    askForCode: async (email: string) => {
      await ask(email);
      return codeFor(email);
    },
    look: (code: string, cookie = '') => test.anyone().get(`/v1/users/login-link/${code}`, { cookie }),
    use: (code: string, cookie = '') => test.anyone().post(`/v1/users/login-link/${code}`, undefined, { cookie }),
  };
}
