/** What an API key may do (rule integrations.scopes). */
export const API_KEY_SCOPES = ['members:read', 'members:write', 'pods:read', 'meetings:read', 'webhooks'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The values of the contract's `x-key-scope`: every key has `any`. */
export const KEY_SCOPES = [...API_KEY_SCOPES, 'any'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const MAX_API_KEYS = 50;
export const MAX_API_KEY_NAME_LENGTH = 80;
export const API_KEY_DAYS = 365;
export const MAX_API_KEY_DAYS = 730;

/** Starts every key, so that people and secret scanners recognise one. */
export const API_KEY_PREFIX = 'sw_';

/** How long before its expiry a key's creator and the owner are mailed. */
export const API_KEY_NOTICE_DAYS = 14;

export function keyHasScope(scopes: readonly ApiKeyScope[], needed: KeyScope): boolean {
  return needed === 'any' || scopes.includes(needed);
}
