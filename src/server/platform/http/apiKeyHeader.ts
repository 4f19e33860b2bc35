import { API_KEY_PREFIX } from '../../../domain/integrations/apiKeys';

const HEADER = new RegExp(`^Bearer (${API_KEY_PREFIX}[\\w-]{43})$`, 'i');

/** The API key in an `Authorization` header. A key is never taken from an address, where it would be logged. */
export const apiKeyIn = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : HEADER.exec(authorization)?.[1];
