import type { Config } from '../config/config';

interface Cookie {
  name: string;
  value: string;
  path: string;
  maxAgeSeconds: number;
}

/** A cookie that scripts can't read and other sites can't make the browser send. */
export function strictCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name, value, path, maxAgeSeconds }: Cookie,
): string {
  const attributes = [`Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Strict'];
  if (publicUrl.startsWith('https:')) attributes.push('Secure');
  return [`${name}=${value}`, ...attributes].join('; ');
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)(?:;|$)`).exec(header ?? '')?.[1];
}
