import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RecoveryCodes as Codes, TwoFactor } from '../../../contract/entities.gen';
import { mySettingsPath, paths, queryKeys, safeReturnPath, twoFactorPanels } from '../../../domain/links';
import { useGetTwoFactorQuery } from '../../api/sessionApi';
import { FormPage } from '../../ui/FormPage';
import { QueryState } from '../../ui/QueryState';
import { FieldsSkeleton } from '../../ui/skeletons';
import { words } from '../words';
import { NewRecoveryCodes } from './NewRecoveryCodes';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';
import { TurnOff } from './TurnOff';
import { TwoFactorStatus } from './TwoFactorStatus';
import { twoFactorWords } from './words';

const text = twoFactorWords;

interface Shown {
  codes: Codes['recoveryCodes'];
  /** They are of an app that was just set up. */
  isNewlyOn: boolean;
}

/** /account/two-factor: setting it up, and what can be done once it is on; what of that, the address says. */
export function TwoFactorPage() {
  const [query] = useSearchParams();
  const twoFactor = useGetTwoFactorQuery();
  const [shown, setShown] = useState<Shown>();
  const navigate = useNavigate();
  // Where somebody was headed who had to set it up first (rule session.returnPath).
  const returnPath = safeReturnPath(query.get(queryKeys.return));
  const goOn = async () => {
    setShown(undefined);
    if (returnPath !== undefined) await navigate(returnPath, { replace: true });
  };
  const panel = twoFactorPanels.find((one) => one === query.get(queryKeys.panel));
  const isOn = twoFactor.currentData?.enabled === true;
  const task = !isOn || panel === undefined ? undefined : text.tasks[panel];
  const crumbs = [
    { label: words.settings.title, to: paths.mySettings },
    { label: words.settings.panels.account, to: mySettingsPath('account') },
    ...(task && !shown ? [{ label: text.title, to: paths.twoFactor }, { label: task }] : [{ label: text.title }]),
  ];
  if (shown) {
    return (
      <FormPage title={text.codes.title} intro={shown.isNewlyOn ? text.codes.introOn : undefined} crumbs={crumbs}>
        <RecoveryCodes codes={shown.codes} onSaved={() => void goOn()} />
      </FormPage>
    );
  }
  return (
    <FormPage title={task ?? text.title} crumbs={crumbs}>
      <QueryState query={twoFactor} skeleton={<FieldsSkeleton count={2} />}>
        {(present: TwoFactor) => {
          const setUp = (
            <SetUp
              twoFactor={present}
              back={returnPath}
              onDone={(codes) => setShown({ codes, isNewlyOn: !present.enabled })}
            />
          );
          if (!present.enabled || panel === 'app') return setUp;
          if (panel === 'recovery-codes')
            return <NewRecoveryCodes onDone={(codes) => setShown({ codes, isNewlyOn: false })} />;
          if (panel === 'off') return <TurnOff requiredBy={present.requiredBy} />;
          return <TwoFactorStatus twoFactor={present} />;
        }}
      </QueryState>
    </FormPage>
  );
}
