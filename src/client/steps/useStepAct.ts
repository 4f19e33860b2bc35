import { useState } from 'react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { useAct } from '../ui/messages/useAct';

/** A failure disappears once the step has another version, which the screen then shows. */
export function useStepAct({ version }: Pick<NextTinyStep, 'version'>) {
  const { busy, error, run } = useAct();
  const [triedOn, setTriedOn] = useState(version);
  return {
    busy,
    error: triedOn === version ? error : undefined,
    run: (name: string, act: () => Promise<unknown>) => {
      if (busy === undefined) setTriedOn(version);
      return run(name, act);
    },
  };
}
