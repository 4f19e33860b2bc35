import type { BusinessAdminRegistration } from '../../contract/entities.gen';
import { leaderStandingChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businessStaff, users } from '../platform/database/schema';
import { invalid, invalidField, problem } from '../platform/http/problem';
import { notify } from '../notifications';
import { requireAction } from '../onboarding';
import { throttle, throttleKey } from '../platform/http/throttle';
import {
  findCode,
  hashPassword,
  hasEmail,
  isPassword,
  linkGone,
  passwordAttempts,
  provenAccountWith,
  startSession,
  useCode,
  type NewSession,
} from '../session';
import type { Invitation } from './admins';
import { businessById, ownerOf } from './reads';
import { businessNotifications } from './notificationKinds';
import { businessMails } from './mails';

const WINDOW_SECONDS = 15 * 60;

type AdminUser = NewSession['session']['user'];
type FindUser = (act: Act) => Promise<AdminUser>;

/**
 * Makes the invited person an admin and signs them in. The link proved their address, so a new account is verified at
 * once; whoever has one keeps it and gives its password, unless signed in with it: then the code alone will do. 400 for
 * a used, unknown or expired code, for a wrong password, and for a name or password that is missing.
 */
export async function registerBusinessAdmin(
  context: AppContext,
  given: BusinessAdminRegistration,
  callerId: string | undefined,
  ip: string,
): Promise<NewSession> {
  const { db } = context.database;
  const now = context.clock.now();
  await throttle(db, throttleKey('admin-code-ip', ip), 300, WINDOW_SECONDS, now);
  const invitation = (await findCode(db, given.inviteCode, ['admin-invite'], now))?.payload as Invitation | undefined;
  if (!invitation) throw linkGone();
  const findUser = await whoAccepts(context, invitation.email, given, callerId);
  return context.act(async (act) => {
    if (!(await useCode(act.tx, given.inviteCode, ['admin-invite'], act.now))) throw linkGone();
    const user = await findUser(act);
    await makeAdmin(act, context, invitation.businessId, user);
    return startSession(act.tx, context, user, act.now);
  });
}

/** The account the invitation is for: the caller's own, or by the name and password that are given. */
async function whoAccepts(
  context: AppContext,
  email: string,
  given: BusinessAdminRegistration,
  callerId: string | undefined,
): Promise<FindUser> {
  const [known] = await context.database.db.select().from(users).where(hasEmail(email));
  if (known?.disabledAt) throw problem(403, 'account_disabled', 'This account has been disabled.');
  if (known?.verifiedAt && known.id === callerId) return () => Promise.resolve(known);
  const { firstName, lastName, password } = personOf(given, callerId !== undefined);
  if (known?.verifiedAt) await checkPassword(context, email, known.passwordHash, password);
  const identity = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    passwordHash: await hashPassword(password),
  };
  return (act) => provenAccountWith(act, email, identity);
}

/** Who is not signed in with the invited account has to say who they are. */
function personOf({ firstName, lastName, password }: BusinessAdminRegistration, isSignedIn: boolean) {
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
  const fields = [
    { path: 'firstName', value: firstName, message: 'First name is required' },
    { path: 'lastName', value: lastName, message: 'Last name is required' },
    { path: 'password', value: password, message: 'Password is required' },
  ];
  const errors = fields.filter(({ value }) => value === undefined).map(({ path, message }) => ({ path, message }));
  throw invalid(errors[0]?.message ?? 'The request is not valid.', errors);
}

/** Whoever has a verified account with this address has to know its password. */
async function checkPassword(context: AppContext, email: string, passwordHash: string, password: string) {
  await throttle(context.database.db, passwordAttempts(email), 10, WINDOW_SECONDS, context.clock.now());
  if (await isPassword(passwordHash, password)) return;
  throw invalidField('password', 'You already have an account with this address. Please give its password.');
}

async function makeAdmin(act: Act, context: AppContext, businessId: string, user: AdminUser): Promise<void> {
  await leaderStandingChanged(act, { businessId }, user.id, 'added');
  const added = await act.tx
    .insert(businessStaff)
    .values({ businessId, userId: user.id, role: 'admin', createdAt: act.now })
    .onConflictDoNothing()
    .returning({ userId: businessStaff.userId });
  if (added.length === 0) return;
  await requireAction(act, user.id, businessId, 'COMPLETE_PROFILE');
  const [business, owner] = [await businessById(act.tx, businessId), await ownerOf(act.tx, businessId)];
  if (!business || !owner) return;
  const data = {
    firstName: owner.firstName,
    adminName: `${user.firstName} ${user.lastName}`,
    businessName: business.name,
    link: `${context.config.publicUrl}/my-settings?panel=admins`,
  };
  act.mail({ to: owner.email, template: businessMails['admin-joined'], data });
  const { adminName, businessName } = data;
  await notify(act, {
    kind: businessNotifications['admin-joined'],
    userIds: [owner.id],
    data: { adminName, businessName },
  });
}
