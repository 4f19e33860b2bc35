import type { TwoFactorLoginRequest } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { resetAttempts } from '../../platform/http/limits/throttle';
import { accountDisabled } from '../login/authentication';
import { deviceCookie, readKnownDevice } from '../login/knownDevice';
import type { BrowserOrigin } from '../browserOrigin';
import type { Login } from '../login/login';
import { lockUser } from '../reads';
import { startSession } from '../login/sessions';
import { countCodeAttempt, useTwoFactorCode } from './codes';
import { ticketOwner, loginExpired, useLoginTicket } from './loginTicket';
import { sessionLimits } from '../limits';

/**
 * Second step of a login: exchanges its ticket and a code for the session (rule session.twoFactorLogin). 400 for a
 * wrong code, which may be retried, and `login_expired` for an expired ticket; 429 for too many codes.
 */
export async function loginWithTwoFactor(
  context: AppContext,
  { ticket, code }: TwoFactorLoginRequest,
  { cookies }: Pick<BrowserOrigin, 'cookies'>,
): Promise<Login> {
  const { config, database, clock } = context;
  const holder = await ticketOwner(database.db, ticket, clock.now());
  if (!holder) throw loginExpired();
  const device = readKnownDevice(config, cookies, holder, clock.now());
  const limits =
    device === undefined
      ? [sessionLimits.twoFactor(holder.id, holder)]
      : [sessionLimits.twoFactorOnDevice(device, holder), sessionLimits.twoFactorOnDevices(holder.id, holder)];
  await countCodeAttempt(context, limits, holder);
  const session = await context.act(async (act) => {
    const user = await lockUser(act, holder.id);
    if (!user || user.twoFactorSince === null) throw loginExpired();
    await useLoginTicket(act, ticket, user);
    if (user.disabledAt) throw accountDisabled();
    await useTwoFactorCode(act, user, code);
    return startSession(act.tx, config.tokenSecret, user, act.now, { hasGivenCode: true });
  });
  if (!session) throw loginExpired();
  await resetAttempts(
    database.db,
    limits.map(({ key }) => key),
  );
  return { ...session, device: deviceCookie(config, holder, clock.now(), device) };
}
