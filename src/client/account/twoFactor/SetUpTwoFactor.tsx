import { useState } from 'react';
import type { TwoFactor, TwoFactorSetup } from '../../../contract/entities.gen';
import { mySettingsPath, paths } from '../../../domain/links';
import { useStartTwoFactorSetupMutation } from '../../api/sessionApi';
import { ProofForm } from './ProofForm';
import { ScanQrCode } from './ScanQrCode';
import { words as twoFactorWords } from './words.gen';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = twoFactorWords.setup;

interface SetUpProps {
  /** If two-factor login is on, the new app replaces the current one. */
  twoFactor: TwoFactor;
  back: string | undefined;
  onDone: (recoveryCodes: string[]) => void;
}

/** Two-factor login is on only once a code of the new app has been entered. */
export function SetUpTwoFactor({ twoFactor: { enabled: isOn, requiredBy }, back, onDone }: SetUpProps) {
  const [start] = useStartTwoFactorSetupMutation();
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const isRequired = !isOn && requiredBy.length > 0;
  // A page that requires two-factor login would redirect back here.
  const cancelTo = (isRequired ? undefined : back) ?? (isOn ? paths.twoFactor : mySettingsPath('account'));
  if (setup) {
    return (
      <ScanQrCode setup={setup} isOn={isOn} cancelTo={cancelTo} onDone={onDone} onAgain={() => setSetup(undefined)} />
    );
  }
  return (
    <ProofForm
      submit={text.submit}
      onSubmit={async (ownProof) => setSetup(await start({ ownProof }).unwrap())}
      cancelTo={cancelTo}
    >
      {isRequired && <p>{text.required({ count: requiredBy.length, businesses: listText(requiredBy, LANGUAGE) })}</p>}
      <p>{isOn ? text.introChange : text.intro}</p>
      <p>{text.others}</p>
    </ProofForm>
  );
}
