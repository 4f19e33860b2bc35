import type { World } from './world';

/** A statement in an email, and the actual state after the act. */
export type Claim = readonly [what: string, says: unknown, holds: unknown];

export type Row = Record<string, unknown>;

/** Context for checking an email's claims. */
export interface ClaimContext {
  world: World;
  to: string;
  data: Row;
  all: (statement: string, ...values: unknown[]) => Promise<Row[]>;
  /** The first column of the first row; undefined if there are no rows. */
  one: (statement: string, ...values: unknown[]) => Promise<unknown>;
  /** Evaluates an SQL expression on the recipient's account. */
  own: (expression: string) => Promise<unknown>;
  /** All steps before the act. */
  stepsBefore: Row[];
}

export type Claims = (look: ClaimContext) => Promise<Claim[]>;

/** SQL for an account's full name. */
export const FULL_NAME = `first_name || ' ' || last_name`;

export const claim = async (what: string, says: unknown, holds: unknown): Promise<Claim> => [what, says, await holds];

export const all = (...claims: Promise<Claim>[]): Promise<Claim[]> => Promise.all(claims);

/** Claims that a person with this name matches a condition. */
export const claimPerson = ({ one, data }: ClaimContext, key: string, where: string, ...values: unknown[]) =>
  claim(
    key,
    true,
    one(`select exists (select from users u where ${FULL_NAME} = $1 and ${where})`, data[key], ...values),
  );
