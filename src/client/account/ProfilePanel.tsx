import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useTimeout } from '@mantine/hooks';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileSchema, type ProfileValues } from '../../domain/account/forms';
import { MAX_BIO_LENGTH } from '../../domain/forms/fields';
import type { Account } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { accountApi, useGetMyAccountQuery, useUpdateProfileMutation } from '../api/accountApi';
import { Card } from '../ui/pages/Card';
import { EmailText } from '../ui/people/EmailText';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { NameFields } from '../ui/form/SignUpFields';
import { TextareaField } from '../ui/form/TextareaField';
import { AlsoUnsavedContext, UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { ZoneField } from '../ui/form/dates/ZoneField';
import { useEdited } from '../ui/form/useEdited';
import { QueryState } from '../ui/states/QueryState';
import { deviceZone } from '../ui/readerZone';
import { FieldsSkeleton } from '../ui/states/skeletons';
import classes from './account.module.css';
import { ChangeMyEmail } from './ChangeMyEmail';
import { LanguageField } from './LanguageField';
import { PendingEmail } from './PendingEmail';
import { PhotoSection } from './photo/PhotoSection';
import { words } from './words.gen';

const text = words.profile;

const SAVED_VISIBLE_MS = 2000;

export function ProfilePanel() {
  const account = useGetMyAccountQuery();
  const [isPhotoUnsaved, setPhotoUnsaved] = useState(false);
  return (
    <QueryState query={account} skeleton={<FieldsSkeleton />}>
      {(loaded) => (
        <Card>
          <div className={classes.profile}>
            <PhotoSection account={loaded} onUnsaved={setPhotoUnsaved} />
            <Email address={loaded.emailAddress} pending={loaded.pendingEmail} />
            <LanguageField language={loaded.language} />
            <AlsoUnsavedContext value={isPhotoUnsaved}>
              <ProfileForm account={loaded} />
            </AlsoUnsavedContext>
          </div>
        </Card>
      )}
    </QueryState>
  );
}

function Email({ address, pending }: { address: string; pending: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [label, button] = [useId(), useId()];
  const focusButton = () => document.getElementById(button)?.focus();
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
      {pending && <PendingEmail current={address} pending={pending} onEnd={focusButton} />}
      <ChangeMyEmail current={address} isOpen={isOpen} onClose={() => setOpen(false)} />
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
  const save = async ({ bio, ...profile }: ProfileValues) => {
    const profileUpdate = { ...profile, ...(bio && { bio }), version: edited.version() };
    edited.saved(await updateProfile({ profileUpdate }).unwrap());
    showAllSaved();
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={profileSchema(account.bio !== '')}
      onSubmit={save}
      guard={ProfileGuard}
      draft={formDraft('profile')}
    >
      <NameFields />
      <TextareaField
        name="bio"
        label={text.bio}
        placeholder={words.bio.placeholder}
        rows={5}
        maximum={MAX_BIO_LENGTH}
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

/** Adopts a zone chosen in the banner, which saving the form would otherwise undo. */
function SyncTimeZone({ timezone }: { timezone: string }) {
  const { setFieldValue } = useFormikContext();
  const shown = useRef(timezone);
  useEffect(() => {
    if (shown.current === timezone) return;
    shown.current = timezone;
    void setFieldValue('timezone', timezone);
  }, [setFieldValue, timezone]);
  return null;
}

/** A zone changed outside the form isn't an unsaved change, nor is the saved zone while the account is refetched. */
function ProfileGuard({ saved }: { saved: FormikValues }) {
  const { data: account } = useGetMyAccountQuery();
  const { values } = useFormikContext<FormikValues>();
  const beside = account?.timezone || deviceZone();
  const timezone: unknown = values.timezone === beside ? beside : saved.timezone;
  return <UnsavedChangesGuard saved={{ ...saved, timezone }} />;
}

function StayWhileEditing({ stay }: { stay: () => void }) {
  const { values } = useFormikContext();
  const edited = JSON.stringify(values);
  useEffect(() => stay(), [stay, edited]);
  return null;
}

/** Returns to /my-settings after two seconds, unless the user has gone elsewhere. */
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
