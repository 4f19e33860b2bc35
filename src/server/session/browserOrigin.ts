import type { FastifyRequest } from 'fastify';

export interface BrowserOrigin {
  ip: string;
  cookies: string | undefined;
}

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): BrowserOrigin => ({
  ip,
  cookies: headers.cookie,
});
