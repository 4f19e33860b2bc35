import { useState } from 'react';
import type { TwoFactor, TwoFactorSetup } from '../../../contract/entities.gen';
import { mySettingsPath, paths } from '../../../domain/links';
import { useStartTwoFactorSetupMutation } from '../../api/sessionApi';
import { ProofForm } from './ProofForm';
import { Scan } from './Scan';
import { twoFactorWords } from './words';

const text = twoFactorWords.setup;

interface SetUpProps {
  /** On, another app takes the place of the one there is. */
  twoFactor: TwoFactor;
  /** Where the person was headed. */
  back: string | undefined;
  /** Given the recovery codes, which are shown once. */
  onDone: (recoveryCodes: string[]) => void;
}

/** The password, then the app; nothing is on before a code of it was right. */
export function SetUp({ twoFactor: { enabled: isOn, requiredBy }, back, onDone }: SetUpProps) {
  const [start] = useStartTwoFactorSetupMutation();
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const isAsked = !isOn && requiredBy.length > 0;
  // What asks for it would only lead back here.
  const cancelTo = (isAsked ? undefined : back) ?? (isOn ? paths.twoFactor : mySettingsPath('account'));
  if (setup) {
    return <Scan setup={setup} isOn={isOn} cancelTo={cancelTo} onDone={onDone} onAgain={() => setSetup(undefined)} />;
  }
  return (
    <ProofForm
      submit={text.submit}
      onSubmit={async (ownProof) => setSetup(await start({ ownProof }).unwrap())}
      cancelTo={cancelTo}
    >
      {isAsked && <p>{text.required(requiredBy)}</p>}
      <p>{isOn ? text.introChange : text.intro}</p>
      <p>{text.others}</p>
    </ProofForm>
  );
}
