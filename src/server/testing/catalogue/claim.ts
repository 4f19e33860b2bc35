import type { World } from './world';

/** What a mail says, beside what holds once its act is done. */
export type Claim = readonly [what: string, says: unknown, holds: unknown];

export type Row = Record<string, unknown>;

/** What a mail's claims are looked up with. */
export interface Look {
  world: World;
  to: string;
  data: Row;
  all: (statement: string, ...values: unknown[]) => Promise<Row[]>;
  /** The one value that a statement selects; undefined where no row is. */
  one: (statement: string, ...values: unknown[]) => Promise<unknown>;
  /** An expression over the account that the mail goes to. */
  own: (expression: string) => Promise<unknown>;
  /** The steps that there were before the act. */
  stepsBefore: Row[];
}

export type Claims = (look: Look) => Promise<Claim[]>;

/** The full name of an account, in SQL. */
export const NAME = `first_name || ' ' || last_name`;

export const claim = async (what: string, says: unknown, holds: unknown): Promise<Claim> => [what, says, await holds];

export const all = (...claims: Promise<Claim>[]): Promise<Claim[]> => Promise.all(claims);

/** Somebody of this name may or did do something. */
export const isSomebody = ({ one, data }: Look, key: string, where: string, ...values: unknown[]) =>
  claim(key, true, one(`select exists (select from users u where ${NAME} = $1 and ${where})`, data[key], ...values));
