import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import type { SignOnSettings } from '../../../contract/entities.gen';
import { signOnSettingsSchema, type SignOnSettingsValues } from '../../../domain/session/signOn';
import { statusOf } from '../../api/problem';
import { signOnApi, useSaveSignOnSettingsMutation, useTestSignOnMutation } from '../../api/signOnApi';
import { Badge } from '../../ui/Badge';
import { CopyableText } from '../../ui/CopyableText';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useEdited } from '../../ui/form/useEdited';
import { showSaved } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { openAddress } from '../../ui/openAddress';
import { FailureAlert } from '../../ui/states/FailureAlert';
import classes from '../signOn.module.css';
import { RequirementField } from './RequirementField';
import { words as text } from './words.gen';

const valuesOf = ({ name = '', issuer = '', clientId = '', required }: SignOnSettings): SignOnSettingsValues => ({
  name,
  issuer,
  clientId,
  clientSecret: '',
  required,
});

interface SignOnFormProps {
  businessId: string;
  saved: SignOnSettings;
  onSaved: () => void;
}

export function SignOnForm({ businessId: id, saved, onSaved }: SignOnFormProps) {
  const [saveSettings] = useSaveSignOnSettingsMutation();
  const [getSettings] = signOnApi.useLazyGetSignOnSettingsQuery();
  const edited = useEdited(saved, valuesOf, () => getSettings({ id }).unwrap());
  const [stored, setStored] = useState(edited.initialValues);
  const save = async ({ clientSecret, ...values }: SignOnSettingsValues) => {
    const signOnSettingsInput = { ...values, ...(clientSecret && { clientSecret }), version: edited.version() };
    edited.saved(await saveSettings({ id, signOnSettingsInput }).unwrap());
    setStored({ ...values, clientSecret });
    onSaved();
    showSaved(text.saved);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={signOnSettingsSchema}
      onSubmit={save}
      guard={UnsavedChangesGuard}
      draft={formDraft(`sign-on.${id}`)}
    >
      <div className={classes.redirect}>
        <p>{text.redirect.why}</p>
        <CopyableText
          text={saved.redirectUri}
          label={text.redirect.label}
          verb={text.redirect.copy}
          isMain={false}
          isCode
        />
      </div>
      <TextField name="name" label={text.name} description={text.nameHint} autoComplete="off" />
      <TextField
        name="issuer"
        label={text.issuer}
        description={text.issuerHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
      />
      <TextField name="clientId" label={text.clientId} autoComplete="off" spellCheck={false} />
      <PasswordField
        name="clientSecret"
        label={text.clientSecret}
        autoComplete="new-password"
        description={saved.configured ? text.secretStored : undefined}
      />
      <RequirementField isTested={saved.tested} />
      <FormActions submit={text.submit} busy={text.busy} />
      {saved.configured && <Test businessId={id} isTested={saved.tested} stored={stored} />}
    </Form>
  );
}

const areSame = (typed: SignOnSettingsValues, stored: SignOnSettingsValues) =>
  (Object.keys(stored) as (keyof SignOnSettingsValues)[]).every((key) => typed[key].trim() === stored[key]);

interface TestProps {
  businessId: string;
  isTested: boolean;
  stored: SignOnSettingsValues;
}

/** Tests what is saved. */
function Test({ businessId: id, isTested, stored }: TestProps) {
  const { values } = useFormikContext<SignOnSettingsValues>();
  const [testSignOn] = useTestSignOnMutation();
  const { busy, error, run } = useAct();
  const hintId = useId();
  const isSaved = areSame(values, stored);
  const isDisabled = !isSaved || busy !== undefined;
  const test = () => run(text.test, async () => openAddress((await testSignOn({ id }).unwrap()).address));
  return (
    <div className={classes.test}>
      {isTested ? (
        <div>
          <Badge tone="primary" icon={<IconCheck aria-hidden />}>
            {text.tested}
          </Badge>
        </div>
      ) : (
        <Alert role="note" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {text.notTested}
        </Alert>
      )}
      {error !== undefined && (
        <FailureAlert error={error} message={statusOf(error) === 503 ? text.unavailable : undefined} />
      )}
      <div>
        <Button
          variant="default"
          aria-disabled={isDisabled}
          data-disabled={!isSaved || undefined}
          aria-busy={busy !== undefined}
          aria-describedby={hintId}
          onClick={() => isDisabled || void test()}
        >
          {text.test}
        </Button>
      </div>
      <p id={hintId} role="status" className={classes.note}>
        {isSaved ? text.testHint : text.saveFirst}
      </p>
    </div>
  );
}
