/** The session area's public interface. */
export { doAccountCommand } from './accountCommand';
export { identityOf, upsertVerifiedAccount, type Person } from './accounts';
export { attempts, countAttempt } from './login/attempts';
export { accountDisabled } from './login/authentication';
export {
  findCode,
  issueCode,
  issueCodes,
  LINK_SECONDS,
  linkGone,
  ON_ITS_WAY_SECONDS,
  openCodes,
  retireCodes,
  retireCodesFor,
  sentCodeById,
  sentCodeBySecret,
  useCode,
  type CodePurpose,
  type NewCode,
} from './codes';
export {
  confirmLink,
  declineLink,
  dropLink,
  findBehindLink,
  findConfirmable,
  settleLink,
  type ConfirmableLink,
} from './registration/confirmableLinks';
export { mailKnownAddress } from './notices';
export { isPassword } from './login/passwords';
export { hasEmail, lockUser, signedInUser, subjectOfEmail, userByEmail, userById } from './reads';
export { actAsPerson, hasJustLoggedIn, type OwnProof } from './login/presentPassword';
export { register } from './registration/register';
export { lockSignedIn, revokeAllSessions, sessionIsAlive, startSession, type NewSession } from './login/sessions';
export { decryptSecret as decryptTwoFactorSecret } from './twoFactor/authenticator';
export { doTwoFactorCommand } from './twoFactor/command';
export { turnOffTwoFactorFor } from './twoFactor/turnOff';
