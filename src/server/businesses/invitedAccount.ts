import type { BusinessAdminRegistration } from '../../contract/entities.gen';
import { businessAdminRegistrationSchema } from '../../domain/members/forms';
import type { Language } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Caller } from '../platform/http/call';
import { formErrors, invalidFields } from '../platform/http/form';
import { conflict, invalid, invalidField } from '../platform/http/problem';
import {
  accountDisabled,
  accountDetailsOf,
  matchesPassword,
  lockSignedInUser,
  upsertVerifiedAccount,
  userByEmail,
  type PresentableUser,
  sessionLimits,
} from '../session';
import { checkAge } from '../terms';
import { countAttempt } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

/** `isNew`: the invitation makes the account. */
interface InvitedAccount {
  isNew: boolean;
  take: (act: Act) => Promise<PresentableUser & { passwordHash: string }>;
}

export const passwordNeeded = () => invalidField('password', refusals.passwordNeeded);

const loginNeeded = () => conflict('two_factor_login', refusals.twoFactorLogin);

/**
 * Returns the account that accepts an invitation: the caller's own, or the account for the given name and password
 * (rule businesses.accepting). Checks before the transaction, since hashing is slow. 401 inside the transaction if the
 * caller's session has ended.
 */
export async function invitedAccount(
  context: AppContext,
  email: string,
  given: BusinessAdminRegistration,
  caller: Caller | undefined,
  language: Language,
): Promise<InvitedAccount> {
  const known = await userByEmail(context.database.db, email);
  if (known?.disabledAt) throw accountDisabled();
  if (caller && known?.verifiedAt && known.id === caller.userId)
    return { isNew: false, take: (act) => lockSignedInUser(act, caller) };
  const person = personOf(given, caller !== undefined);
  if (known?.verifiedAt) {
    await checkPassword(context, known, person.password);
    if (known.twoFactorSince !== null) throw loginNeeded();
    return { isNew: false, take: () => Promise.resolve(known) };
  }
  checkAge(context.config, given.confirmedAge);
  const identity = await accountDetailsOf(context, { ...person, language, confirmedAge: given.confirmedAge });
  const { passwordHash } = identity;
  return {
    isNew: true,
    take: async (act) => ({ ...(await upsertVerifiedAccount(act, email, identity)), passwordHash }),
  };
}

function personOf(given: BusinessAdminRegistration, isSignedIn: boolean) {
  const { firstName, lastName, password, timezone } = given;
  if (firstName !== undefined && lastName !== undefined && password !== undefined) {
    return { firstName, lastName, password, timezone };
  }
  if (isSignedIn) {
    throw invalid(refusals.otherAccount, [], 'other_account');
  }
  throw invalidFields(formErrors(businessAdminRegistrationSchema, given));
}

async function checkPassword(
  context: AppContext,
  { id, passwordHash }: { id: string; passwordHash: string },
  password: string,
): Promise<void> {
  await countAttempt(context, sessionLimits.passwordAgain(id));
  if (!(await matchesPassword(context, passwordHash, password))) throw passwordNeeded();
}
