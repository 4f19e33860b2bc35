import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SignOnAddress, SignOnProvider, SignOnStart } from '../../../contract/entities.gen';
import { INSTALLATION_PROVIDER } from '../../../domain/session/installationProvider';
import { apiBase } from '../../api/apiBase';
import { statusOf } from '../../api/problem';
import { openAddress } from '../../ui/openAddress';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { useReturnPath } from '../useReturnPath';
import { forgetProvider, lastProvider } from './lastProvider';
import { words as offerWords } from './words.gen';

/** By hand, as for passkeys. */
async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${apiBase()}/v1/sign-on/${path}`, init);
  const data = (await response.json()) as unknown;
  // Of the form that `problemOf` reads.
  if (!response.ok) throw Object.assign(new Error('Refused'), { status: response.status, data });
  return data as Answer;
}

async function readProviders(): Promise<SignOnProvider[]> {
  const last = lastProvider();
  const query = last === null || last === INSTALLATION_PROVIDER ? '' : `?businessId=${encodeURIComponent(last)}`;
  const providers = await call<SignOnProvider[]>(`providers${query}`);
  if (last !== null && providers.every(({ ref }) => ref !== last)) forgetProvider();
  return providers;
}

const addressOf = (body: SignOnStart) =>
  call<SignOnAddress>('start', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The installation's identity provider, and the one that this browser used last (rule signOn.login). */
export function SignOnOffer() {
  const [providers, setProviders] = useState<readonly SignOnProvider[]>([]);
  const returnPath = useReturnPath();
  const [tried, setTried] = useState<SignOnProvider>();
  const [error, setError] = useState<unknown>();
  const isBusy = tried !== undefined && error === undefined;
  useEffect(() => {
    let isOver = false;
    // Without them, there are still the other ways to log in.
    readProviders().then(
      (list) => isOver || setProviders(list),
      () => undefined,
    );
    return () => void (isOver = true);
  }, []);
  const logIn = (provider: SignOnProvider) => {
    if (isBusy) return;
    setTried(provider);
    setError(undefined);
    addressOf({ provider: provider.ref, returnPath }).then(({ address }) => openAddress(address), setError);
  };
  return (
    <>
      {error !== undefined && (
        <FailureAlert
          error={error}
          message={tried && statusOf(error) === 503 ? offerWords.unavailable({ provider: tried.name }) : undefined}
        />
      )}
      {providers.map((provider) => (
        <Button
          key={provider.ref}
          variant="default"
          aria-disabled={isBusy}
          aria-busy={isBusy && tried === provider}
          onClick={() => logIn(provider)}
        >
          {offerWords.logIn({ provider: provider.name })}
        </Button>
      ))}
    </>
  );
}
