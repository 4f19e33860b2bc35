import type { FastifyReply } from 'fastify';
import type { Session } from '../../contract/entities.gen';
import type { Login } from './login/login';

/** Gives the browser the token of a new session, and the cookie by which its device is known. */
export function answerLogin(reply: FastifyReply, { token, session, device }: Login): Session {
  reply.header('authorization', `Bearer ${token}`).header('set-cookie', device);
  return session;
}
