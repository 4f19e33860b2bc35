import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Business, SignOnSettings, SignOnTest } from '../../../contract/entities.gen';
import { mySettingsPath, pathTo, paths } from '../../../domain/links';
import { useGetSignOnSettingsQuery, useRemoveSignOnSettingsMutation } from '../../api/signOnApi';
import { toBusinessPanel } from '../../businesses';
import { WithBusiness } from '../../session';
import { CopyableText } from '../../ui/CopyableText';
import { confirm } from '../../ui/messages/confirm';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { FormPage } from '../../ui/pages/FormPage';
import { Section } from '../../ui/pages/Section';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { SignOnForm } from './SignOnForm';
import { words as text } from './words.gen';

const skeleton = <FieldsSkeleton count={5} />;

/** The business's own identity provider (rule signOn.settings). */
export function SignOnSettingsPage() {
  return (
    <WithBusiness skeleton={skeleton}>
      {(business) => (business.owner ? <SignOnSettingsOf key={business.id} business={business} /> : <NotFoundNotice />)}
    </WithBusiness>
  );
}

function SignOnSettingsOf({ business }: { business: Business }) {
  const settings = useGetSignOnSettingsQuery({ id: business.id });
  return (
    <FormPage
      title={text.title}
      intro={text.intro({ business: business.name })}
      crumbs={[...toBusinessPanel, { label: text.title }]}
    >
      <QueryState query={settings} skeleton={skeleton}>
        {(saved) => <Settings businessId={business.id} saved={saved} />}
      </QueryState>
    </FormPage>
  );
}

interface SettingsProps {
  businessId: string;
  saved: SignOnSettings;
}

function Settings({ businessId, saved }: SettingsProps) {
  const { test } = (useLocation().state ?? {}) as { test?: SignOnTest };
  // What was tested is replaced by what is saved.
  const [isResultShown, setResultShown] = useState(test?.businessId === businessId);
  return (
    <>
      {test && isResultShown && <Result test={test} />}
      <SignOnForm businessId={businessId} saved={saved} onSaved={() => setResultShown(false)} />
      {saved.tested && (
        <Section title={text.share.title}>
          <p>{text.share.why}</p>
          <CopyableText
            text={window.location.origin + pathTo(paths.signOn, { business: businessId })}
            label={text.share.label}
            verb={text.share.copy}
            isMain={false}
          />
        </Section>
      )}
      {saved.configured && <Removal businessId={businessId} saved={saved} />}
    </>
  );
}

function Result({ test: { worked, email, problem } }: { test: SignOnTest }) {
  return worked ? (
    <Alert role="status" color="teal" variant="light" icon={<IconCircleCheck aria-hidden />} title={text.result.worked}>
      {email === undefined ? text.result.workedText : text.result.workedAs({ email })}
    </Alert>
  ) : (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title={text.result.failed}>
      {problem ?? text.result.failedText}
    </Alert>
  );
}

function Removal({ businessId: id, saved: { name = text.title } }: SettingsProps) {
  const [remove] = useRemoveSignOnSettingsMutation();
  const navigate = useNavigate();
  const { busy, error, run } = useAct();
  const ask = async () => {
    const question = {
      title: text.removeTitle({ provider: name }),
      body: text.removeBody,
      verb: text.removeVerb,
      cancel: text.keep,
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    await run(text.remove, async () => {
      await remove({ id }).unwrap();
      await navigate(mySettingsPath('business'), { replace: true });
      showMessage(text.removed({ provider: name }));
    });
  };
  return (
    <>
      {error !== undefined && <FailureAlert error={error} />}
      <div>
        <Button
          variant="default"
          onClick={() => void ask()}
          aria-disabled={busy !== undefined}
          aria-busy={busy !== undefined}
        >
          {text.remove}
        </Button>
      </div>
    </>
  );
}
