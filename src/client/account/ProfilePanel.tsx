import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useTimeout } from '@mantine/hooks';
import { useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileSchema, type ProfileValues } from '../../domain/account/forms';
import { BIO_MAX_LENGTH } from '../../domain/forms/fields';
import type { Account } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { accountApi, useGetMyAccountQuery, useUpdateProfileMutation } from '../api/accountApi';
import { Card } from '../ui/pages/Card';
import { EmailText } from '../ui/people/EmailText';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { NameFields } from '../ui/form/SignUpFields';
import { TextareaField } from '../ui/form/TextareaField';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { ZoneField } from '../ui/form/dates/ZoneField';
import { useEdited } from '../ui/form/useEdited';
import { QueryState } from '../ui/states/QueryState';
import { deviceZone } from '../ui/readerZone';
import { FieldsSkeleton } from '../ui/states/skeletons';
import classes from './account.module.css';
import { ChangeEmailModal } from './ChangeEmailModal';
import { words } from './words';

const text = words.profile;

/** How long 'All saved' shows before one is back at the settings. */
const SAVED_VISIBLE_MS = 2000;

/** Who one is to others: name and bio; the address for emails, and the zone of all times. */
export function ProfilePanel() {
  const account = useGetMyAccountQuery();
  return (
    <QueryState query={account} skeleton={<FieldsSkeleton />}>
      {(loaded) => (
        <Card>
          <div className={classes.profile}>
            <Email address={loaded.emailAddress} />
            <ProfileForm account={loaded} />
          </div>
        </Card>
      )}
    </QueryState>
  );
}

function Email({ address }: { address: string }) {
  const [isOpen, setOpen] = useState(false);
  const [label, button] = [useId(), useId()];
  return (
    <div>
      <span className={classes.label} id={label}>
        {text.email}
      </span>
      <Button
        variant="default"
        fullWidth
        classNames={{ root: classes.emailButton, inner: classes.email, label: classes.address }}
        id={button}
        aria-labelledby={`${label} ${button}`}
        aria-haspopup="dialog"
        rightSection={<span className={classes.change}>{text.change}</span>}
        onClick={() => setOpen(true)}
      >
        <EmailText address={address} />
      </Button>
      <ChangeEmailModal current={address} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

const valuesOf = ({ firstName, lastName, bio, timezone }: Account) => ({
  firstName,
  lastName,
  bio,
  timezone: timezone || deviceZone(),
});

function ProfileForm({ account }: { account: Account }) {
  const [updateProfile] = useUpdateProfileMutation();
  const [getAccount] = accountApi.useLazyGetMyAccountQuery();
  const edited = useEdited(account, valuesOf, () => getAccount().unwrap());
  const { isSaved, showAllSaved, stay } = useAllSaved();
  const save = async (profile: ProfileValues) => {
    edited.saved(await updateProfile({ profileUpdate: { ...profile, version: edited.version() } }).unwrap());
    showAllSaved();
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={profileSchema}
      onSubmit={save}
      guard={ProfileGuard}
    >
      <NameFields />
      <TextareaField
        name="bio"
        label={text.bio}
        placeholder={words.bio.placeholder}
        rows={5}
        maximum={BIO_MAX_LENGTH}
      />
      <ZoneField name="timezone" label={text.zone} description={text.zoneHelp} />
      <StayWhileEditing stay={stay} />
      <SyncTimeZone timezone={account.timezone || deviceZone()} />
      <FormActions submit={text.save}>
        <span role="status" className={classes.saved}>
          {isSaved && text.saved}
        </span>
      </FormActions>
    </Form>
  );
}

/** The zone may be changed beside the form, where the page asks about it; the form must not change it back. */
function SyncTimeZone({ timezone }: { timezone: string }) {
  const { setFieldValue } = useFormikContext();
  useEffect(() => void setFieldValue('timezone', timezone), [setFieldValue, timezone]);
  return null;
}

/** A zone that was changed beside the form is no change of one's own; nor is the saved one, while the account is asked for anew. */
function ProfileGuard({ saved }: { saved: FormikValues }) {
  const { data: account } = useGetMyAccountQuery();
  const { values } = useFormikContext<FormikValues>();
  const beside = account?.timezone || deviceZone();
  const timezone: unknown = values.timezone === beside ? beside : saved.timezone;
  return <UnsavedChangesGuard saved={{ ...saved, timezone }} />;
}

/** Who goes on editing after a save is not taken away from it. */
function StayWhileEditing({ stay }: { stay: () => void }) {
  const { values } = useFormikContext();
  const edited = JSON.stringify(values);
  useEffect(() => stay(), [stay, edited]);
  return null;
}

/** 'All saved' for two seconds, then back to /my-settings; not if the person has gone elsewhere meanwhile. */
function useAllSaved() {
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();
  const { start, clear } = useTimeout(() => {
    setSaved(false);
    void navigate(paths.mySettings);
  }, SAVED_VISIBLE_MS);
  const showAllSaved = () => {
    setSaved(true);
    clear();
    start();
  };
  const stay = useCallback(() => {
    clear();
    setSaved(false);
  }, [clear]);
  return { isSaved, showAllSaved, stay };
}
