import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MembershipValues } from '../../domain/memberships/forms';
import { useCreateMembershipMutation, useUploadMembershipLogoMutation } from '../api/membershipsApi';
import { paths, pathTo } from '../app/paths';
import { FailureAlert } from '../ui/FailureAlert';
import { notify } from '../ui/notify';
import formClasses from '../ui/pages.module.css';
import { dropDraft } from './draft';
import { LogoField } from './LogoField';
import { membershipInput } from './membershipValues';
import { words } from './words';

const text = words.wizard;

interface LogoStepProps {
  businessId: string;
  values: MembershipValues;
  onBack: () => void;
}

/** The last step: a logo, or none, and the membership is made. A logo that can't be saved does not undo it. */
export function LogoStep({ businessId, values, onBack }: LogoStepProps) {
  const [createMembership] = useCreateMembershipMutation();
  const [uploadLogo] = useUploadMembershipLogoMutation();
  const [picture, setPicture] = useState<() => Promise<Blob>>();
  const [createdId, setCreatedId] = useState<string>();
  const [failure, setFailure] = useState<{ error: unknown; sentence?: string }>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const finish = async (id: string) => {
    dropDraft();
    notify(text.created(values.name));
    await navigate(pathTo(paths.membershipInvites, { membership: id }));
  };
  const create = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    let id = createdId;
    try {
      id ??= await createMembership({ id: businessId, membershipInput: membershipInput(values) }).unwrap();
      setCreatedId(id);
      if (picture) await uploadLogo({ id, body: await picture() }).unwrap();
      await finish(id);
    } catch (error) {
      setFailure(id === undefined ? { error } : { error, sentence: text.keptLogo });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={formClasses.card}>
      <LogoField onPicture={(made) => setPicture(() => made)} />
      {failure && <FailureAlert error={failure.error} sentence={failure.sentence} />}
      <div className={`${formClasses.actions} ${formClasses.stretch}`}>
        <Button onClick={() => void create()} aria-disabled={busy} aria-busy={busy}>
          {createdId ? words.logo.save : text.create}
        </Button>
        {createdId ? (
          <Button variant="default" onClick={() => void finish(createdId)}>
            {text.goOn}
          </Button>
        ) : (
          <Button variant="default" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </div>
    </div>
  );
}
