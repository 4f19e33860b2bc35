import { MAX_PROVIDER_NAME_LENGTH } from '../../../domain/session/signOn';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

export interface OidcSettings {
  /** What people call it, as in 'Log in with Acme'. */
  name: string;
  issuer: string;
  clientId: string;
  /** Empty for a client without one. */
  clientSecret: string;
}

/** OIDC_ISSUER and OIDC_CLIENT_ID, and as needed OIDC_CLIENT_SECRET and OIDC_NAME. */
export function readOidcSettings(read: Variables): OidcSettings | undefined {
  const issuer = read.address('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = read.text('OIDC_CLIENT_ID');
  const clientSecret = read.text('OIDC_CLIENT_SECRET') ?? '';
  const name = read.text('OIDC_NAME');
  return read.attempt(() => {
    if (issuer === undefined || clientId === undefined) {
      if (issuer === undefined && clientId === undefined && clientSecret === '' && name === undefined) return undefined;
      throw new StartupProblem('Login with an identity provider needs both OIDC_ISSUER and OIDC_CLIENT_ID.');
    }
    if (name !== undefined && name.length > MAX_PROVIDER_NAME_LENGTH)
      throw new StartupProblem(`OIDC_NAME can have at most ${MAX_PROVIDER_NAME_LENGTH} characters.`);
    return { name: name ?? new URL(issuer).hostname, issuer, clientId, clientSecret };
  }, undefined);
}
