import type { TwoFactor } from '../../../contract/entities.gen';
import type { Queryable } from '../../platform/database/client';
import { signedInUser } from '../reads';
import { recoveryCodesLeft } from './recoveryCodes';
import { businessesRequiringTwoFactor } from './staffTwoFactor';

export async function twoFactorOf(db: Queryable, userId: string): Promise<TwoFactor> {
  const [{ twoFactorSince }, left, asking] = await Promise.all([
    signedInUser(db, userId),
    recoveryCodesLeft(db, userId),
    businessesRequiringTwoFactor(db, userId),
  ]);
  return {
    enabled: twoFactorSince !== null,
    ...(twoFactorSince && { since: Math.floor(twoFactorSince.getTime() / 1000) }),
    recoveryCodesLeft: left,
    requiredBy: asking.map(({ name }) => name),
  };
}
