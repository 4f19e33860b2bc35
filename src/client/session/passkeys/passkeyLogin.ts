import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PasskeyLoginRequest, PasskeyRequestOptions, Session } from '../../../contract/entities.gen';
import { apiBase } from '../../api/apiBase';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A challenge lasts five minutes, and somebody who has just been offered the passkey needs a while to confirm. */
const OFFER_MS = 3 * 60_000;

/** By hand, as the code for API calls is large, and few visitors of the login page use a passkey. */
async function askForOptions(ticket?: string): Promise<PasskeyRequestOptions> {
  const response = await fetch(`${apiBase()}/v1/users/login/passkey/options`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ticket === undefined ? {} : { ticket }),
  });
  const data = (await response.json()) as unknown;
  // Of the form that `problemOf` reads.
  if (!response.ok) throw Object.assign(new Error('No challenge'), { status: response.status, data });
  return data as PasskeyRequestOptions;
}

/**
 * The person cancelled, took too long, or has no passkey, which browsers don't tell apart; or another request replaced
 * this one.
 */
const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The browser can't use passkeys at this address. */
export class CeremonyFailed extends Error {}

async function sign(options: PasskeyRequestOptions, useBrowserAutofill: boolean) {
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw new CeremonyFailed('The browser could not use a passkey.', { cause: error });
  }
}

async function send(dispatch: Dispatch, answer: PasskeyLoginRequest): Promise<Session> {
  const { logInWithPasskey } = await import(/* webpackChunkName: 'api' */ '../../api/logIn');
  return dispatch(logInWithPasskey(answer));
}

/** Asks the browser for a passkey and logs in; false if the person cancels. With a ticket, it replaces the code. */
export async function askForPasskey(dispatch: Dispatch, ticket?: string): Promise<boolean> {
  const answer = await sign(await askForOptions(ticket), false);
  if (answer) await send(dispatch, { ...answer, ...(ticket !== undefined && { ticket }) });
  return answer !== undefined;
}

const CHALLENGE_MS = 5 * 60_000;
const PAUSE_MS = 5_000;

/** A request that ends sooner was refused by the browser rather than by a person. */
const AT_ONCE_MS = 500;

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Offers passkeys in the list of the email field until one logs in or the returned function is called, also after a
 * failure or a cancelled request. Renews the challenge before it expires, but neither in a hidden page nor while the
 * person is confirming. A browser that can't do so offers nothing.
 */
export function offerPasskeys(dispatch: Dispatch, onFailure: (error: unknown) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => new Promise((done) => (timer = setTimeout(done, PAUSE_MS)));
  const renew = () => {
    if (document.hasFocus() || isHidden()) WebAuthnAbortService.cancelCeremony();
    else timer = setTimeout(() => WebAuthnAbortService.cancelCeremony(), CHALLENGE_MS - OFFER_MS - PAUSE_MS);
  };
  const offerOnce = async () => {
    const options = await askForOptions();
    if (isOver) return;
    const begun = performance.now();
    timer = setTimeout(renew, OFFER_MS);
    const answer = await sign(options, true).finally(() => clearTimeout(timer));
    if (isOver) return;
    if (!answer && performance.now() - begun < AT_ONCE_MS) isOver = true;
    if (answer) await send(dispatch, answer).then(() => (isOver = true), onFailure);
  };
  const keepOffering = async () => {
    while (!isOver) {
      if (isHidden()) await pause();
      else {
        await offerOnce().catch((error: unknown) => {
          if (error instanceof CeremonyFailed) isOver = true;
          return pause();
        });
      }
    }
  };
  void PublicKeyCredential.isConditionalMediationAvailable?.()
    .then((isAvailable) => (isAvailable ? keepOffering() : undefined))
    .catch(() => undefined);
  return () => {
    isOver = true;
    clearTimeout(timer);
    WebAuthnAbortService.cancelCeremony();
  };
}

/** When the person leaves, nothing more is asked of them. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony();
