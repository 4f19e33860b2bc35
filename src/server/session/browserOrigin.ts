import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/text/languages';
import { requestLanguage } from '../platform/http/requestLanguage';

export interface BrowserOrigin {
  ip: string;
  cookies: string | undefined;
  language: Language;
}

export const originOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): BrowserOrigin => ({
  ip: request.ip,
  cookies: request.headers.cookie,
  language: requestLanguage(request),
});
