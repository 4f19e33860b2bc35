import { Button } from '@mantine/core';
import { useState } from 'react';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { whenIdle } from '../../ui/whenIdle';
import { words as loginWords } from '../loginWords.gen';
import { useLoaded } from '../useLoaded';
import type { PasskeyButtonProps } from './PasskeyButton';

const loadWhenIdle = () =>
  new Promise<void>(whenIdle).then(() => import(/* webpackChunkName: 'passkeys' */ './PasskeyButton'));

/** The button's code loads once the page is idle; a click before that counts when it has loaded. */
export function PasskeyOffer(props: Omit<PasskeyButtonProps, 'isPressed'>) {
  const [isPressed, setPressed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, load] = useLoaded(loadWhenIdle, true);
  if (loaded) return <loaded.PasskeyButton {...props} isPressed={isPressed} />;
  return (
    <>
      {hasFailed && <FailureAlert error={undefined} message={loginWords.notLoaded} />}
      <Button
        variant="default"
        onClick={() => {
          setPressed(true);
          load().catch(() => setFailed(true));
        }}
      >
        {loginWords.byPasskey}
      </Button>
    </>
  );
}
