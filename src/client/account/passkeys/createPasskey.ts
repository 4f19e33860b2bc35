import { startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyCreationOptions, PasskeyInput } from '../../../contract/entities.gen';

/** The browser made no passkey; `reason` names why. */
export class NotCreated extends Error {
  constructor(readonly reason: 'cancelled' | 'exists' | 'failed') {
    super(reason);
  }
}

/** By the names of WebAuthn's errors. Browsers don't tell a cancelled request from one that took too long. */
const reasons: Record<string, NotCreated['reason']> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
};

/** Asks the browser for a new passkey. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyInput> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    throw new NotCreated(reasons[error instanceof Error ? error.name : ''] ?? 'failed');
  }
}

/** When the person leaves the page, nothing more is made. */
export const stopCreating = () => WebAuthnAbortService.cancelCeremony();
