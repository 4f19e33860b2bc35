import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RecoveryCodes as Codes, TwoFactor } from '../../../contract/entities.gen';
import { mySettingsPath, paths, queryKeys, safeReturnPath, twoFactorPanels } from '../../../domain/links';
import { meetingDate } from '../../../domain/meetings/display';
import { useGetTwoFactorQuery } from '../../api/sessionApi';
import { FormPage } from '../../ui/pages/FormPage';
import { QueryState } from '../../ui/states/QueryState';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { words } from '../words.gen';
import { NewRecoveryCodes } from './NewRecoveryCodes';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpTwoFactor } from './SetUpTwoFactor';
import { TurnOffTwoFactor } from './TurnOffTwoFactor';
import { TwoFactorStatus } from './TwoFactorStatus';
import { words as twoFactorWords } from './words.gen';

const text = twoFactorWords;

interface Shown {
  codes: Codes['recoveryCodes'];
  isNewlyOn: boolean;
}

export function TwoFactorPage() {
  const [query] = useSearchParams();
  const twoFactor = useGetTwoFactorQuery();
  const zone = useReaderZone();
  const [shown, setShown] = useState<Shown>();
  const navigate = useNavigate();
  // Present only if the user was sent here because two-factor login was required (rule session.returnPath).
  const returnPath = safeReturnPath(query.get(queryKeys.return));
  const goOn = async () => {
    setShown(undefined);
    await navigate(returnPath ?? paths.twoFactor, { replace: true });
  };
  const panel = twoFactorPanels.find((one) => one === query.get(queryKeys.panel));
  const { enabled = false, since } = twoFactor.currentData ?? {};
  const task = enabled && panel ? text.tasks[panel] : undefined;
  const account = { label: words.settings.panels.account, to: mySettingsPath('account') };
  const crumbs =
    task && !shown
      ? [account, { label: words.account.twoFactor, to: paths.twoFactor }, { label: task }]
      : [{ label: words.settings.title, to: paths.mySettings }, account, { label: words.account.twoFactor }];
  const sinceWhen =
    since === undefined ? undefined : text.status.isOn({ date: meetingDate(since, zone, readerLocale()) });
  if (shown) {
    return (
      <FormPage title={text.codes.title} intro={shown.isNewlyOn ? text.codes.introOn : undefined} crumbs={crumbs}>
        <RecoveryCodes codes={shown.codes} onSaved={() => void goOn()} />
      </FormPage>
    );
  }
  return (
    <FormPage title={task ?? words.account.twoFactor} intro={task ? undefined : sinceWhen} crumbs={crumbs}>
      <QueryState query={twoFactor} skeleton={<FieldsSkeleton count={2} />}>
        {(present: TwoFactor) => {
          const setUp = (
            <SetUpTwoFactor
              twoFactor={present}
              back={returnPath}
              onDone={(codes) => setShown({ codes, isNewlyOn: !present.enabled })}
            />
          );
          if (!present.enabled || panel === 'app') return setUp;
          if (panel === 'recovery-codes')
            return <NewRecoveryCodes onDone={(codes) => setShown({ codes, isNewlyOn: false })} />;
          if (panel === 'off') return <TurnOffTwoFactor requiredBy={present.requiredBy} />;
          return <TwoFactorStatus twoFactor={present} />;
        }}
      </QueryState>
    </FormPage>
  );
}
