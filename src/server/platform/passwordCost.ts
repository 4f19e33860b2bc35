/** What it costs to hash a password, and with that to guess one. */
export interface PasswordCost {
  /** Kibibytes. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
