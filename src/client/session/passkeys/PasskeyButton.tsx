import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { problemOf } from '../../api/problem';
import { FailureAlert } from '../../ui/states/FailureAlert';
import classes from '../../ui/theme/text.module.css';
import { words as loginWords } from '../loginWords.gen';
import { useLoaded } from '../useLoaded';
import { CeremonyFailed, offerPasskeys, askForPasskey, stopAsking, type Dispatch } from './passkeyLogin';
import { useSupportsPasskeys } from './support';
import { words as passkeyWords } from './words.gen';

export interface PasskeyButtonProps {
  /** Of a login whose second step this is. */
  ticket?: string;
  onLoggedIn?: () => void;
  onExpired?: () => void;
  /** The button was pressed before this code was loaded. */
  isPressed: boolean;
}

const loadSignOn = () => import(/* webpackChunkName: 'sign-on-offer' */ '../signOn/SignOnOffer');

/** Also offers passkeys in the list of the email field while nobody uses the button (rule session.passkeyLogin). */
export function PasskeyButton({ ticket, onLoggedIn, onExpired, isPressed }: PasskeyButtonProps) {
  const dispatch = useDispatch<Dispatch>();
  const isSupported = useSupportsPasskeys();
  const [signOn] = useLoaded(loadSignOn, ticket === undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [hasUsedNone, setUsedNone] = useState(false);
  // The placeholder of this button is still there while this renders first.
  const [wasFocused] = useState(() => document.activeElement?.textContent === loginWords.byPasskey);
  const isOffered = isSupported && ticket === undefined && !isBusy;
  useEffect(() => (isOffered ? offerPasskeys(dispatch, setError) : undefined), [dispatch, isOffered]);
  const logIn = async () => {
    try {
      if (await askForPasskey(dispatch, ticket)) onLoggedIn?.();
      else setUsedNone(true);
    } catch (reason) {
      if (onExpired && problemOf(reason)?.code === 'login_expired') onExpired();
      else setError(reason);
    } finally {
      setBusy(false);
    }
  };
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    setUsedNone(false);
    void logIn();
  };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasFocused) button.current?.focus();
    if (isPressed) button.current?.click();
  }, [wasFocused, isPressed]);
  useEffect(() => stopAsking, []);
  const otherOffers = signOn && <signOn.SignOnOffer />;
  if (!isSupported) return otherOffers;
  return (
    <>
      {error !== undefined && !isBusy && (
        <FailureAlert
          error={error}
          message={error instanceof CeremonyFailed ? passkeyWords.ceremonyFailed : undefined}
        />
      )}
      <Button ref={button} variant="default" aria-disabled={isBusy} aria-busy={isBusy} onClick={press}>
        {loginWords.byPasskey}
      </Button>
      {hasUsedNone && (
        <p role="status" className={classes.hint}>
          {passkeyWords.nothingUsed}
        </p>
      )}
      {otherOffers}
    </>
  );
}
