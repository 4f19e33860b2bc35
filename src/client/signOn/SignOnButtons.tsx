import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { SignOnProvider } from '../../contract/entities.gen';
import { statusOf } from '../api/problem';
import { useStartSignOnMutation } from '../api/signOnApi';
import { useAct } from '../ui/messages/useAct';
import { openAddress } from '../ui/openAddress';
import { FailureAlert } from '../ui/states/FailureAlert';
import classes from './signOn.module.css';
import { words } from './words.gen';

interface SignOnButtonsProps {
  providers: readonly SignOnProvider[];
  label?: (named: { provider: string }) => string;
  variant?: 'filled' | 'default';
  inviteCode?: string;
  returnPath: string | undefined;
  /** Offered when a provider doesn't answer. */
  otherWay?: ReactNode;
}

export function SignOnButtons({
  providers,
  label = words.logIn,
  variant,
  inviteCode,
  returnPath,
  otherWay,
}: SignOnButtonsProps) {
  const [startSignOn] = useStartSignOnMutation();
  const { busy, error, run } = useAct();
  const [tried, setTried] = useState('');
  const start = ({ ref, name }: SignOnProvider) => {
    setTried(name);
    const signOnStart = { provider: ref, ...(inviteCode && { inviteCode }), ...(returnPath && { returnPath }) };
    void run(ref, async () => openAddress((await startSignOn({ signOnStart }).unwrap()).address));
  };
  const isUnavailable = statusOf(error) === 503;
  return (
    <div className={classes.buttons}>
      {error !== undefined && (
        <FailureAlert error={error} message={isUnavailable ? words.unavailable({ provider: tried }) : undefined}>
          {isUnavailable && otherWay}
        </FailureAlert>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.ref}
          variant={variant}
          aria-disabled={busy !== undefined}
          aria-busy={busy === provider.ref}
          onClick={() => start(provider)}
        >
          {label({ provider: provider.name })}
        </Button>
      ))}
    </div>
  );
}
