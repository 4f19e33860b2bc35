import type { BusinessAdminRegistration, User } from '../../contract/entities.gen';
import { businessAdminRegistrationSchema } from '../../domain/members/forms';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { formErrors, invalidFields } from '../platform/http/form';
import { invalid, invalidField } from '../platform/http/problem';
import {
  accountDisabled,
  attempts,
  countAttempt,
  identityOf,
  isPassword,
  upsertVerifiedAccount,
  userByEmail,
} from '../session';

/** Takes the account into the transaction: the one there is, or a new one. */
type TakeAccount = (act: Act) => Promise<User>;

/**
 * The account an invitation is for: the caller's own, or by the name and password that are given
 * (rule businesses.accepting). Checked before the transaction, since hashing takes long.
 */
export async function invitedAccount(
  context: AppContext,
  email: string,
  given: BusinessAdminRegistration,
  callerId: string | undefined,
): Promise<TakeAccount> {
  const known = await userByEmail(context.database.db, email);
  if (known?.disabledAt) throw accountDisabled();
  if (known?.verifiedAt && known.id === callerId) return () => Promise.resolve(known);
  const person = personOf(given, callerId !== undefined);
  if (known?.verifiedAt) await checkPassword(context, email, known.passwordHash, person.password);
  const identity = await identityOf(person);
  return (act) => upsertVerifiedAccount(act, email, identity);
}

/** Who is not signed in with the invited account has to say who they are. */
function personOf(given: BusinessAdminRegistration, isSignedIn: boolean) {
  const { firstName, lastName, password } = given;
  if (firstName !== undefined && lastName !== undefined && password !== undefined) {
    return { firstName, lastName, password };
  }
  if (isSignedIn) {
    throw invalid(
      'This invitation is for another account. Log out, then open the link in the e-mail again.',
      [],
      'other_account',
    );
  }
  throw invalidFields(formErrors(businessAdminRegistrationSchema, given));
}

/** Whoever has a verified account with this address has to know its password. */
async function checkPassword(context: AppContext, email: string, passwordHash: string, password: string) {
  await countAttempt(context, attempts.password(email));
  if (await isPassword(passwordHash, password)) return;
  throw invalidField('password', 'You already have an account with this address. Please give its password.');
}
