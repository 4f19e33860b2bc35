export { doAccountCommand } from './accountCommand';
export { accountDetailsOf, upsertVerifiedAccount, type Registrant } from './accounts';
export { sessionLimits } from './limits';
export { accountDisabled } from './login/authentication';
export { browserCookie } from './browserCookie';
export { answerLogin } from './answerLogin';
export { deviceCookie } from './login/knownDevice';
export type { Login } from './login/login';
export { countCodeAttempt, useTwoFactorCode } from './twoFactor/codes';
export {
  findCode,
  hashSecret,
  newSecret,
  issueCode,
  issueCodes,
  LINK_SECONDS,
  linkGone,
  RESEND_INTERVAL_SECONDS,
  openCodes,
  openCodesOf,
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
  deleteLink,
  readLink,
  findConfirmable,
  storeConfirmedPage,
  type ConfirmableLink,
} from './registration/confirmableLinks';
export { mailAccountExists } from './notices';
export { sendLoginLinkTo } from './login/loginLink';
export type { PresentableUser } from './presenter';
export { matchesPassword } from './login/passwords';
export { hasEmail, lockUser, signedInUser, throttleSubjectOfEmail, userByEmail, userById, type UserRow } from './reads';
export { actWithProof, hasJustLoggedIn, type OwnProof } from './login/actWithProof';
export { originOf, type BrowserOrigin } from './browserOrigin';
export { register } from './registration/register';
export {
  lockSignedInUser,
  revokeAllSessions,
  revokeSessionsOf,
  sessionIsAlive,
  startSession,
  type NewSession,
} from './login/sessions';
export { decryptSecret as decryptTwoFactorSecret } from './twoFactor/authenticator';
export { doTwoFactorCommand } from './twoFactor/command';
export { turnOffTwoFactorFor } from './twoFactor/turnOff';
