import { StartupProblem } from './startupProblem';

export type Environment = Record<string, string | undefined>;

/**
 * Reads variables by type. For an invalid variable, records a sentence that names it and returns a fallback, so that
 * all problems can be reported together.
 */
export interface Variables {
  problems: readonly string[];
  /** The result of `read`; if it throws a StartupProblem, records it and returns `fallback`. */
  attempt: <T, const F>(read: () => T, fallback: F) => T | F;
  text: (name: string) => string | undefined;
  integer: (name: string, range: { min: number; max: number; fallback: number }) => number;
  flag: (name: string, fallback: boolean) => boolean;
  oneOf: <const T extends string, const F extends string | undefined>(
    name: string,
    allowed: readonly T[],
    fallback: F,
  ) => T | F;
  /** `partsOf`: splits a value with several addresses, each of which must be valid. Returns the value as written. */
  address: (
    name: string,
    schemes: readonly string[],
    partsOf?: (value: string) => readonly string[],
  ) => string | undefined;
  origin: (name: string) => string | undefined;
}

export function readVariables(env: Environment): Variables {
  const problems: string[] = [];

  const attempt = <T, const F>(read: () => T, fallback: F): T | F => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StartupProblem)) throw error;
      problems.push(error.message);
      return fallback;
    }
  };

  const text = (name: string) => env[name]?.trim() || undefined;

  function parsed<T, F>(name: string, fallback: F, wanted: string, parse: (value: string) => T | undefined): T | F {
    const value = text(name);
    if (value === undefined) return fallback;
    return attempt(() => {
      const found = parse(value);
      if (found !== undefined) return found;
      throw new StartupProblem(`${name} must be ${wanted}, but it's '${value}'.`);
    }, fallback);
  }

  const address: Variables['address'] = (name, schemes, partsOf = (value) => [value]) =>
    attempt(() => {
      const value = text(name);
      if (value === undefined) return value;
      const parts = partsOf(value);
      if (parts.some((part) => isMisread(part, schemes))) {
        throw new StartupProblem(
          `${name} can't be read as it is: write the special characters of its user and password in percent-encoding, # as %23, / as %2F, ? as %3F and @ as %40.`,
        );
      }
      if (parts.every((part) => schemes.includes(schemeOf(part)))) return value;
      const wanted = schemes.map((scheme) => (scheme === 'mailto:' ? scheme : `${scheme}//`)).join(' or ');
      // Omits the value, which may contain a password.
      throw new StartupProblem(`${name} must be an address that starts with ${wanted}.`);
    }, undefined);

  return {
    problems,
    attempt,
    text,
    address,
    integer: (name, { min, max, fallback }) =>
      parsed(name, fallback, `a whole number from ${min} to ${max}`, (value) => {
        const number = /^\d+$/.test(value) ? Number(value) : NaN;
        return number >= min && number <= max ? number : undefined;
      }),
    flag: (name, fallback) =>
      parsed(name, fallback, 'true or false', (value) =>
        value === 'true' || value === 'false' ? value === 'true' : undefined,
      ),
    oneOf: (name, allowed, fallback) =>
      parsed(name, fallback, `one of ${allowed.join(', ')}`, (value) => allowed.find((one) => one === value)),
    origin: (name) => {
      const value = address(name, ['http:', 'https:']);
      return value === undefined ? undefined : attempt(() => originOf(name, value), undefined);
    },
  };
}

/** The origin of an address; rejected if it has a path, query, or name and password. */
export function originOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  // A user name and password must not reach a log.
  const shown = value.includes('@') ? '' : `, but it's '${value}'`;
  throw new StartupProblem(
    `${name} must be an origin like https://stepwell.example, without a path, a user or a password${shown}.`,
  );
}

/**
 * Whether the scheme is right but an unencoded character in the password ends the host too early: the user name would
 * then be read as the host, and the password as its port or path.
 */
function isMisread(value: string, schemes: readonly string[]): boolean {
  if (!schemes.some((scheme) => value.startsWith(`${scheme}//`))) return false;
  if (!URL.canParse(value)) return value.includes('@');
  const { pathname, hash } = new URL(value);
  return (pathname + hash).includes('@');
}

function schemeOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
