import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MembershipValues } from '../../../domain/memberships/forms';
import { paths, pathTo } from '../../../domain/links';
import { useCreateMembershipMutation, useUploadMembershipLogoMutation } from '../../api/membershipsApi';
import { Card } from '../../ui/pages/Card';
import type { CropChoice, CropImage } from '../../ui/crop/cropChoice';
import { FailureAlert } from '../../ui/states/FailureAlert';
import type { SubmitError } from '../../ui/form/formContext';
import { submitErrorOf } from '../../ui/form/submitError';
import { showMessage } from '../../ui/messages/showMessage';
import formClasses from '../../ui/pages/pages.module.css';
import { membershipDraft } from '../wizard/draft';
import { membershipAliases, membershipInputOf } from '../settings/membershipValues';
import { words } from '../words.gen';
import { LogoField } from './LogoField';

const text = words.wizard;

interface LogoStepProps {
  businessId: string;
  values: MembershipValues;
  logo: CropChoice | undefined;
  onLogo: (logo: CropChoice | undefined) => void;
  createdId: string | undefined;
  onCreated: (id: string) => void;
  onSubmitError: (refusal: SubmitError) => boolean;
  onBack: () => void;
}

export function LogoStep(props: LogoStepProps) {
  const { logo, onLogo, createdId, onBack } = props;
  const [picture, setPicture] = useState<CropImage>();
  const { create, finish, busy, failure } = useCreate(props, picture);
  const isLoading = logo !== undefined && !picture;
  return (
    <Card>
      <div className={formClasses.card}>
        <LogoField choice={logo} onChoice={onLogo} onPicture={(take) => setPicture(() => take)} />
        {failure && <FailureAlert error={failure.error} message={failure.message} />}
        <div className={`${formClasses.actions} ${formClasses.stretch}`}>
          <Button
            onClick={() => {
              if (!isLoading) void create();
            }}
            aria-disabled={busy || isLoading}
            aria-busy={busy}
          >
            {createdId ? words.logo.save : text.create}
          </Button>
          {createdId ? (
            <Button variant="default" onClick={() => void finish(createdId)}>
              {text.withoutLogo}
            </Button>
          ) : (
            <Button variant="default" onClick={onBack}>
              {text.back}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function useCreate(
  { businessId, values, createdId, onCreated, onSubmitError }: LogoStepProps,
  picture: CropImage | undefined,
) {
  const [createMembership] = useCreateMembershipMutation();
  const [uploadLogo] = useUploadMembershipLogoMutation();
  const [failure, setFailure] = useState<{ error: unknown; message?: string }>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const finish = async (id: string) => {
    showMessage(text.created({ name: values.name }));
    await navigate(pathTo(paths.podsAdd, { membership: id }), { replace: true });
  };
  const createAndRecord = async () => {
    const id = await createMembership({ id: businessId, membershipInput: membershipInputOf(values) }).unwrap();
    // The membership exists now: a reload must not create it again.
    membershipDraft.clear(businessId);
    onCreated(id);
    return id;
  };
  const create = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    let id = createdId;
    try {
      id ??= await createAndRecord();
      if (picture) await uploadLogo({ id, body: await picture() }).unwrap();
      await finish(id);
    } catch (error) {
      if (id !== undefined) setFailure({ error, message: `${words.logo.refused}. ${text.keptLogo}` });
      else if (!onSubmitError(submitErrorOf(error, values, membershipAliases(values)))) setFailure({ error });
    } finally {
      setBusy(false);
    }
  };
  return { create, finish, busy, failure };
}
