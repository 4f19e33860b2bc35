import type { World } from './world';

export type Claim = readonly [what: string, says: unknown, holds: unknown];

export type Row = Record<string, unknown>;

export interface ClaimContext {
  world: World;
  to: string;
  data: Row;
  all: (statement: string, ...values: unknown[]) => Promise<Row[]>;
  one: (statement: string, ...values: unknown[]) => Promise<unknown>;
  own: (expression: string) => Promise<unknown>;
  stepsBefore: Row[];
}

export type Claims = (look: ClaimContext) => Promise<Claim[]>;

export const FULL_NAME = `first_name || ' ' || last_name`;

export const claim = async (what: string, says: unknown, holds: unknown): Promise<Claim> => [what, says, await holds];

export const all = (...claims: Promise<Claim>[]): Promise<Claim[]> => Promise.all(claims);

export const claimPerson = ({ one, data }: ClaimContext, key: string, where: string, ...values: unknown[]) =>
  claim(
    key,
    true,
    one(`select exists (select from users u where ${FULL_NAME} = $1 and ${where})`, data[key], ...values),
  );

export const claimOwnWords = ({ one, data, world }: ClaimContext, column: 'welcome_text' | 'invitation_text') =>
  claim(
    'ownWords',
    data.ownWords,
    one(
      `select jsonb_build_object('quote', m.${column}, 'by', b.name)
        from memberships m join businesses b on b.id = m.business_id where m.id = $1`,
      world.membership.id,
    ),
  );
