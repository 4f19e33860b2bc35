import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { problemOf } from '../../api/problem';
import { useAct } from '../../ui/messages/useAct';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { whenIdle } from '../../ui/whenIdle';
import type { Dispatch } from './passkeyLogin';
import { useSupportsPasskeys } from './support';
import { passkeyWords as words } from './words';

const load = () => import(/* webpackChunkName: 'passkeys' */ './passkeyLogin');

interface PasskeyButtonProps {
  /** Of a login whose second step this is. */
  ticket?: string;
  onLoggedIn?: () => void;
  onExpired?: () => void;
}

/** Also offers passkeys in the list of the email field while nobody uses the button (rule session.passkeyLogin). */
export function PasskeyButton({ ticket, onLoggedIn, onExpired }: PasskeyButtonProps) {
  const dispatch = useDispatch<Dispatch>();
  const isSupported = useSupportsPasskeys();
  const { busy, error, run } = useAct();
  const isBusy = busy !== undefined;
  const [offerError, setOfferError] = useState<unknown>();
  const isOffered = isSupported && ticket === undefined && !isBusy;
  useEffect(() => (isOffered ? offerWhenIdle(dispatch, setOfferError) : undefined), [dispatch, isOffered]);
  if (!isSupported) return null;
  const logIn = async () => {
    setOfferError(undefined);
    try {
      const { usePasskeyNow } = await load();
      if (await usePasskeyNow(dispatch, ticket)) onLoggedIn?.();
    } catch (reason) {
      if (!onExpired || problemOf(reason)?.code !== 'login_expired') throw reason;
      onExpired();
    }
  };
  const shown = error ?? offerError;
  return (
    <>
      {shown !== undefined && !isBusy && (
        <FailureAlert error={shown} message={isCeremonyFailure(shown) ? words.failed : undefined} />
      )}
      <Button variant="default" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void run('passkey', logIn)}>
        {words.use}
      </Button>
    </>
  );
}

/** The class itself is loaded later. */
const isCeremonyFailure = (error: unknown) => error instanceof Error && error.name === 'CeremonyFailed';

/** The code loads only when the page is idle, as few visitors have a passkey. */
function offerWhenIdle(dispatch: Dispatch, onFailure: (error: unknown) => void): () => void {
  let isOver = false;
  let stop = () => {};
  whenIdle(() => {
    // If it can't be loaded, only the button remains.
    void load().then(
      ({ offerPasskeys }) => {
        if (!isOver) stop = offerPasskeys(dispatch, onFailure);
      },
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    stop();
  };
}
