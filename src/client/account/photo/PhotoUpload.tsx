import { Button } from '@mantine/core';
import { useState } from 'react';
import { useUploadPhotoMutation } from '../../api/accountApi';
import type { CropChoice, CropImage } from '../../ui/crop/cropChoice';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import { useAct } from '../../ui/messages/useAct';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { words } from '../words.gen';
import classes from './photo.module.css';

const text = words.photo;
const load = async () => (await import('../../ui/crop/ImageCropper')).ImageCropper;

interface PhotoUploadProps {
  choice: CropChoice;
  onChoice: (choice: CropChoice) => void;
  onRefused: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function PhotoUpload({ choice, onChoice, onRefused, onCancel, onSaved }: PhotoUploadProps) {
  const [picture, setPicture] = useState<CropImage>();
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [uploadPhoto] = useUploadPhotoMutation();
  const { busy, error, run } = useAct();
  const isWaiting = !picture || busy !== undefined;
  const save = async () => {
    if (!picture) return;
    await run(text.save, async () => {
      await uploadPhoto({ body: await picture() }).unwrap();
      onSaved();
    });
  };
  return (
    <>
      <OnDemand
        load={load}
        isWanted
        props={{ shape: 'circle', choice, onChoice, onRefused, onPicture: (take) => setPicture(() => take) }}
        onFailed={() => setLoadFailed(true)}
      />
      {hasLoadFailed && <FailureAlert error={undefined} message={LOAD_FAILED} />}
      {error !== undefined && <FailureAlert error={error} />}
      <div className={classes.buttons}>
        <Button onClick={() => void save()} aria-disabled={isWaiting} aria-busy={busy !== undefined}>
          {text.save}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}
