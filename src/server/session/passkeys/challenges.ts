import type { AppContext } from '../../platform/context';
import type { Config } from '../../platform/config/config';
import type { Queryable } from '../../platform/database/client';
import { issueCode, useCode, type CodePurpose, type NewCode, type OpenCode } from '../codes';

const CHALLENGE_SECONDS = 5 * 60;

export const CHALLENGE_MS = CHALLENGE_SECONDS * 1000;

type ChallengePurpose = Extract<CodePurpose, `passkey-${string}`>;

/** A code whose secret is 32 random bytes in base64url, as a challenge must be. */
export const issueChallenge = (
  db: Queryable,
  challenge: Pick<NewCode, 'userId' | 'payload'> & { purpose: ChallengePurpose },
  now: Date,
): Promise<string> => issueCode(db, { ...challenge, lastsSeconds: CHALLENGE_SECONDS }, now);

/** What a browser must have signed for; from the configuration, as strangers choose the Host header. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Checks an answer with the library, which takes 0.15 seconds to load and which few requests need. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * Gives the library a check that uses the answer's challenge up, whatever else is wrong with the answer, and remembers
 * what it was issued for.
 */
export function challengeCheck({ database, clock }: AppContext, purpose: ChallengePurpose) {
  let issued: OpenCode | undefined;
  let outage: Error | undefined;
  return {
    /** Throws if the challenge could not be looked up, which the library takes for a wrong answer. */
    issued: () => {
      if (outage) throw outage;
      return issued;
    },
    /** `challenge`: as the answer has it, which may have none. */
    check: async (challenge: unknown) => {
      if (typeof challenge !== 'string') return false;
      try {
        issued = await useCode(database.db, challenge, [purpose], clock.now());
      } catch (error) {
        outage = error as Error;
      }
      return issued !== undefined;
    },
  };
}
