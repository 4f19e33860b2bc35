import { StartupProblem } from './startupProblem';

export type Environment = Record<string, string | undefined>;

/** Reads variables by kind; whatever is wrong is refused with one sentence that names the variable. */
export interface Variables {
  /** The text without surrounding space; undefined when absent or empty. */
  text: (name: string) => string | undefined;
  integer: (name: string, range: { min: number; max: number; fallback: number }) => number;
  flag: (name: string, fallback: boolean) => boolean;
  oneOf: <const T extends string>(name: string, allowed: readonly T[], fallback: T) => T;
  /** An address of one of the schemes (`['http:', 'https:']`), as it was written. */
  address: (name: string, schemes: readonly string[]) => string | undefined;
  /** `https://host:port`, nothing after it. */
  origin: (name: string) => string | undefined;
}

export function variables(env: Environment): Variables {
  const text = (name: string) => env[name]?.trim() || undefined;

  const address = (name: string, schemes: readonly string[]) => {
    const value = text(name);
    if (value !== undefined && !schemes.includes(schemeOf(value))) {
      const wanted = schemes.map((scheme) => (scheme === 'mailto:' ? scheme : `${scheme}//`)).join(' or ');
      throw new StartupProblem(`${name} must be an address that starts with ${wanted}.`);
    }
    return value;
  };

  return {
    text,
    address,
    integer: (name, { min, max, fallback }) => {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : NaN;
      if (number >= min && number <= max) return number;
      throw new StartupProblem(`${name} must be a whole number from ${min} to ${max}, but it's '${value}'.`);
    },
    flag: (name, fallback) => {
      const value = text(name);
      if (value === undefined) return fallback;
      if (value === 'true' || value === 'false') return value === 'true';
      throw new StartupProblem(`${name} must be true or false, but it's '${value}'.`);
    },
    oneOf: (name, allowed, fallback) => {
      const value = text(name);
      if (value === undefined) return fallback;
      const found = allowed.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      throw new StartupProblem(`${name} must be one of ${allowed.join(', ')}, but it's '${value}'.`);
    },
    origin: (name) => {
      const value = address(name, ['http:', 'https:']);
      return value === undefined ? undefined : originOf(name, value);
    },
  };
}

/** The origin an address stands for; refused when a path, query or name and password come with it. */
export function originOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartupProblem(
    `${name} must be an origin like https://stepwell.example, without a path, but it's '${value}'.`,
  );
}

function schemeOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
