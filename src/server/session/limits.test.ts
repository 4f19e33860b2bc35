import type { InjectOptions } from 'fastify';
import { throttles } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { sessionLimits } from './limits';

const test = useTestApp();

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1', businessName: 'Acme' };

const sendFrom = async (remoteAddress: string, request: InjectOptions) =>
  (await test.app.http.inject({ ...request, remoteAddress })).statusCode;

it.each<
  [
    string,
    'registrationFrom' | 'loginLinkFrom' | 'forgotPasswordFrom' | 'resetPasswordFrom' | 'emailLinkFrom',
    number,
    InjectOptions,
  ]
>([
  [
    'registers',
    'registrationFrom',
    300,
    { method: 'POST', url: '/v1/businesses', payload: { email: 'o@example.com', ...person } },
  ],
  [
    'asks for a link again',
    'registrationFrom',
    300,
    { method: 'POST', url: '/v1/users/resend-verification', payload: { email: 'o@example.com' } },
  ],
  [
    'asks for a new password',
    'forgotPasswordFrom',
    300,
    { method: 'POST', url: '/v1/users/forgot-password', payload: { email: 'o@example.com' } },
  ],
  [
    'sets a new password',
    'resetPasswordFrom',
    300,
    { method: 'POST', url: '/v1/users/reset-password', payload: { code: 'guessed', password: 'Tiny-Step-1' } },
  ],
  ['opens a link for a new password', 'emailLinkFrom', 600, { method: 'GET', url: '/v1/users/reset-password/guessed' }],
  ['opens the link of a registration', 'emailLinkFrom', 600, { method: 'GET', url: '/v1/users/verify-email/guessed' }],
  [
    'confirms a registration',
    'emailLinkFrom',
    600,
    { method: 'POST', url: '/v1/users/verify-email', payload: { code: 'guessed' } },
  ],
  [
    'asks for a login link',
    'loginLinkFrom',
    300,
    { method: 'POST', url: '/v1/users/login-link', payload: { email: 'o@example.com' } },
  ],
  ['opens a login link', 'emailLinkFrom', 600, { method: 'GET', url: '/v1/users/login-link/guessed' }],
  ['uses a login link', 'emailLinkFrom', 600, { method: 'POST', url: '/v1/users/login-link/guessed' }],
  ['declines a registration', 'emailLinkFrom', 600, { method: 'DELETE', url: '/v1/users/verify-email/guessed' }],
])('a network address that %s too often is refused, and others are not', async (_what, name, allowed, request) => {
  const { key } = sessionLimits[name]('192.0.2.1');
  const { db } = test.app.context.database;
  await db.delete(throttles);
  const resetsAt = new Date(test.clock.now().getTime() + 60_000);
  await db.insert(throttles).values({ key, count: allowed - 1, resetsAt });
  expect(await sendFrom('192.0.2.1', request)).not.toBe(429);
  expect(await sendFrom('192.0.2.1', request)).toBe(429);
  expect(await sendFrom('192.0.2.2', request)).not.toBe(429);
});
