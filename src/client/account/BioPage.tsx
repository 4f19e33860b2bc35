import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_BIO_LENGTH } from '../../domain/forms/fields';
import { bioSchema } from '../../domain/account/forms';
import type { Account } from '../../contract/entities.gen';
import { accountApi, useGetMyAccountQuery, useUpdateProfileMutation } from '../api/accountApi';
import { useRequiredAction } from '../onboarding';
import { useSelectedBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextareaField } from '../ui/form/TextareaField';
import { OnStayContext, UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { useEdited } from '../ui/form/useEdited';
import { FormPage } from '../ui/pages/FormPage';
import { showSaved } from '../ui/messages/showMessage';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { words } from './words.gen';

const text = words.bio;

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Calls `act` once the user has left through the link, since unsaved changes may keep them here; at once if the link
 * opens in another tab.
 */
function useWhenLeft(act: () => void) {
  const isLeaving = useRef(false);
  const actNow = useEffectEvent(act);
  useEffect(
    () => () => {
      if (isLeaving.current) actNow();
    },
    [],
  );
  const onLeave = (click: MouseEvent) => {
    if (opensElsewhere(click)) act();
    else isLeaving.current = true;
  };
  const onStay = () => {
    isLeaving.current = false;
  };
  return { onLeave, onStay };
}

export function BioPage() {
  const account = useGetMyAccountQuery();
  const { business } = useSelectedBusiness();
  const { defer, returnPath: next } = useRequiredAction('COMPLETE_PROFILE', business?.id);
  const { onLeave, onStay } = useWhenLeft(defer);
  return (
    <FormPage title={text.title} intro={text.intro}>
      <QueryState query={account} skeleton={<FieldsSkeleton count={1} />}>
        {(loaded) => (
          <OnStayContext value={onStay}>
            <BioForm account={loaded} next={next} onLeave={onLeave} />
          </OnStayContext>
        )}
      </QueryState>
    </FormPage>
  );
}

const bioOf = ({ bio }: Account) => ({ bio });

interface BioFormProps {
  account: Account;
  next: string;
  onLeave: (click: MouseEvent) => void;
}

function BioForm({ account, next, onLeave }: BioFormProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const [getAccount] = accountApi.useLazyGetMyAccountQuery();
  const navigate = useNavigate();
  const edited = useEdited(account, bioOf, () => getAccount().unwrap());
  const save = async ({ bio }: { bio: string }) => {
    await updateProfile({ profileUpdate: { bio, version: edited.version() } }).unwrap();
    showSaved(text.saved);
    await navigate(next);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={bioSchema}
      onSubmit={save}
      guard={UnsavedChangesGuard}
      draft={formDraft('bio')}
    >
      <TextareaField name="bio" label={text.label} placeholder={text.placeholder} maximum={MAX_BIO_LENGTH} />
      <FormActions submit={text.submit}>
        <ButtonLink to={next} variant="default" onClick={onLeave}>
          {text.later}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
