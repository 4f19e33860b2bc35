import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '../../../domain/session/password';
import { PASSWORD_COST, type PasswordCost } from '../../platform/passwordCost';

interface Costs {
  passwordCost?: PasswordCost;
}

/** Compared with the password when no account exists, so that an unknown address takes the same time. */
const placeholderHashes = new Map<PasswordCost, Promise<string>>();

function placeholderHash(cost: PasswordCost): Promise<string> {
  const made = placeholderHashes.get(cost) ?? hash(randomBytes(24), cost);
  placeholderHashes.set(cost, made);
  return made;
}

export const hashPassword = ({ passwordCost = PASSWORD_COST }: Costs, password: string): Promise<string> =>
  hash(normalizePassword(password), passwordCost);

const isHashOf = (passwordHash: string, password: string) => verify(passwordHash, password).catch(() => false);

/**
 * Whether this is the password for this hash. Takes as long for `undefined`, which never matches. Older hashes are of
 * the password as typed.
 */
export async function matchesPassword(
  { passwordCost = PASSWORD_COST }: Costs,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const compared = passwordHash ?? (await placeholderHash(passwordCost));
  const normal = normalizePassword(password);
  const isRight = (await isHashOf(compared, normal)) || (password !== normal && (await isHashOf(compared, password)));
  return passwordHash !== undefined && isRight;
}

/** Returns the hash to store in place of a hash of the correct password as typed; otherwise undefined. */
export async function renewedHash(costs: Costs, passwordHash: string, password: string): Promise<string | undefined> {
  const normal = normalizePassword(password);
  if (password === normal || (await isHashOf(passwordHash, normal))) return undefined;
  return hashPassword(costs, normal);
}
