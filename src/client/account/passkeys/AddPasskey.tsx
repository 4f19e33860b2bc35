import { Alert, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PasskeyCreationOptions } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { useAddPasskeyMutation, useStartPasskeySetupMutation } from '../../api/sessionApi';
import { useSupportsPasskeys } from '../../session';
import { ButtonLink } from '../../ui/ButtonLink';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { Card } from '../../ui/pages/Card';
import pages from '../../ui/pages/pages.module.css';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { words as uiWords } from '../../ui/words.gen';
import { ProofForm } from '../twoFactor/ProofForm';
import { createPasskey, NotCreated, stopCreating } from './createPasskey';
import classes from './passkeys.module.css';
import { words as passkeyWords } from './words.gen';

const text = passkeyWords.adding;

export function AddPasskey() {
  const [start] = useStartPasskeySetupMutation();
  const [given, setGiven] = useState<{ options: PasskeyCreationOptions; at: number }>();
  const { busy, error, run } = useAct();
  const isSupported = useSupportsPasskeys();
  const create = useCreate();
  useEffect(() => stopCreating, []);
  if (!isSupported) {
    return (
      <Card>
        <p className={classes.text}>{passkeyWords.unsupported}</p>
      </Card>
    );
  }
  if (given) {
    const { options, at } = given;
    // Once the browser has answered, the challenge is used up; in time it ends anyway.
    const canReuse = () =>
      (error === undefined || error instanceof NotCreated) && performance.now() - at < options.timeout;
    return (
      <TryAgain
        error={error}
        isBusy={busy !== undefined}
        onAgain={() => (canReuse() ? void run('create', () => create(options)) : setGiven(undefined))}
      />
    );
  }
  return (
    <ProofForm
      submit={text.submit}
      cancelTo={paths.passkeys}
      onSubmit={async (ownProof) => {
        const at = performance.now();
        const options = await start({ ownProof }).unwrap();
        await run('create', () => create(options));
        setGiven({ options, at });
      }}
    >
      <p>{text.text}</p>
    </ProofForm>
  );
}

function TryAgain({ error, isBusy, onAgain }: { error: unknown; isBusy: boolean; onAgain: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <Card>
      <div className={pages.card}>
        {error !== undefined && <NothingAdded error={error} />}
        <div className={pages.actions}>
          <Button
            ref={button}
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => {
              if (!isBusy) onAgain();
            }}
          >
            {text.again}
          </Button>
          <ButtonLink to={paths.passkeys} isWayBack variant="default">
            {uiWords.cancel}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function useCreate() {
  const [add] = useAddPasskeyMutation();
  const navigate = useNavigate();
  return async (options: PasskeyCreationOptions) => {
    const passkeyInput = await createPasskey(options);
    const { name } = await add({ passkeyInput }).unwrap();
    showMessage(text.done({ name }));
    await navigate(paths.passkeys, { replace: true });
  };
}

/** A person who cancels knows it, so that is no error. */
function NothingAdded({ error }: { error: unknown }) {
  const reason = error instanceof NotCreated ? error.reason : undefined;
  if (reason === 'cancelled') return <p role="status">{text.cancelled}</p>;
  if (reason === 'exists') return <Alert variant="light">{text.exists}</Alert>;
  return <FailureAlert error={error} message={reason && text[reason]} />;
}
