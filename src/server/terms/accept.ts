import { sql } from 'drizzle-orm';
import { isAgreement, type TermsAct } from '../../domain/terms/terms';
import type { Act } from '../platform/act';
import type { Config } from '../platform/config/config';
import type { Queryable } from '../platform/database/client';
import { conflict, invalid, invalidField, type Problem } from '../platform/http/problem';
import { requiredVersions, type TermsScope, type VersionRow } from './versions';
import { ageMessage, TERMS_CHANGED } from '../../domain/terms/forms';

/** Versions that somebody accepted, and when; the account may come later. */
export interface Accepted {
  versionIds: string[];
  act: TermsAct;
  at?: Date;
}

/** A repeat keeps the first acceptance. */
export async function acceptVersions(act: Act, userId: string, { versionIds, act: how, at }: Accepted): Promise<void> {
  if (versionIds.length === 0) return;
  await act.tx.execute(sql`
    insert into terms_acceptances (user_id, version_id, accepted_at, act)
    select ${userId}::uuid, id, ${(at ?? act.now).toISOString()}::timestamptz, ${how} from terms_versions
    where id = any(${sql.param(versionIds)}::uuid[])
    on conflict do nothing`);
}

export const termsChanged = (): Problem => conflict('terms_changed', TERMS_CHANGED);

/** Shown at the checkbox of the text. */
const changedAt = ({ kind }: VersionRow): Problem => {
  const path = isAgreement(kind) ? 'agreeToAgreement' : 'agreeToTerms';
  return invalid(TERMS_CHANGED, [{ path, code: 'terms_changed', message: TERMS_CHANGED }], 'terms_changed');
};

const missingIn = (required: readonly VersionRow[], given: readonly string[] | undefined) =>
  given && required.find(({ id }) => !given.includes(id));

const idsOf = (versions: readonly VersionRow[]): string[] => versions.map(({ id }) => id);

/**
 * Ids of the versions that a sign-up accepts: those in force. 400 at the checkbox if the person was shown others (rule
 * terms.signUp).
 */
export async function acceptedOnSignUp(
  db: Queryable,
  scope: TermsScope,
  given: readonly string[] | undefined,
): Promise<string[]> {
  const required = await requiredVersions(db, scope);
  const missing = missingIn(required, given);
  if (missing) throw changedAt(missing);
  return idsOf(required);
}

/** The same for people with an account, who accept what the business and membership add; 409 instead of 400. */
export async function acceptedOnJoining(
  db: Queryable,
  scope: TermsScope,
  given: readonly string[] | undefined,
): Promise<string[]> {
  const added = (await requiredVersions(db, scope)).filter(
    ({ origin, kind }) => origin !== 'PLATFORM' || isAgreement(kind),
  );
  if (missingIn(added, given)) throw termsChanged();
  return idsOf(added);
}

/** 400 unless the person confirms the installation's minimum age (rule terms.age). */
export function checkAge({ minimumAge }: Config, confirmedAge: number | undefined): void {
  if (minimumAge === undefined || (confirmedAge !== undefined && confirmedAge >= minimumAge)) return;
  throw invalidField('confirmedAge', ageMessage(minimumAge));
}
