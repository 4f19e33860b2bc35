import { Button, FileButton } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { Account } from '../../../contract/entities.gen';
import { IMAGE_TYPES, imageRefusalOf, imageRefusals } from '../../../domain/forms/images';
import { useRemovePhotoMutation } from '../../api/accountApi';
import { storedUserId } from '../../api/transport/accessToken';
import { initialCrop, type CropChoice } from '../../ui/crop/cropChoice';
import { withImageType } from '../../ui/form/imageType';
import { confirm } from '../../ui/messages/confirm';
import { showMessage, showSaved } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { words } from '../words.gen';
import classes from './photo.module.css';
import { PhotoUpload } from './PhotoUpload';
import { type LocalText, textIn } from '../../../domain/text/localText';
import { LANGUAGE } from '../../ui/language';

const text = words.photo;

interface PhotoSectionProps {
  account: Account;
  /** Must be stable. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Saved separately from the form (rule account.photo). */
export function PhotoSection({ account, onUnsaved }: PhotoSectionProps) {
  const label = useId();
  const [choice, setChoice] = useState<CropChoice>();
  const [refusal, setRefusal] = useState<LocalText>();
  const [removePhoto] = useRemovePhotoMutation();
  const { busy, error, run } = useAct();
  const chooser = useRef<HTMLButtonElement>(null);
  const forget = useRef<() => void>(null);
  const isChosen = choice !== undefined;
  useEffect(() => {
    onUnsaved(isChosen);
    return () => onUnsaved(false);
  }, [isChosen, onUnsaved]);

  const choose = (file: File) => {
    const why = imageRefusalOf(file);
    setRefusal(why);
    if (why === undefined) setChoice(initialCrop(file));
    forget.current?.();
  };
  const refuse = () => {
    setChoice(undefined);
    setRefusal(imageRefusals.damaged);
  };
  const close = () => {
    setChoice(undefined);
    setRefusal(undefined);
    chooser.current?.focus();
  };
  const remove = async () => {
    const isMeant = await confirm({ title: text.removeTitle, body: text.removeBody, verb: text.remove, danger: true });
    if (!isMeant) return;
    await run(text.remove, async () => {
      await removePhoto().unwrap();
      showMessage(text.removed);
      chooser.current?.focus();
    });
  };
  const wording = isChosen ? text.another : account.photoId === undefined ? text.add : text.change;
  return (
    <div className={classes.photo} role="group" aria-labelledby={label}>
      <span className={classes.title} id={label}>
        {text.title}
      </span>
      <div className={classes.row}>
        {!isChosen && <PersonAvatar person={{ ...account, userId: storedUserId() ?? '' }} size="portrait" />}
        <div className={classes.buttons}>
          <FileButton
            onChange={(file) => file && withImageType(file, choose)}
            accept={IMAGE_TYPES.join(',')}
            resetRef={forget}
          >
            {(props) => (
              <Button {...props} ref={chooser} variant="default">
                {wording}
              </Button>
            )}
          </FileButton>
          {!isChosen && account.photoId !== undefined && (
            <Button
              variant="subtle"
              color="red"
              onClick={() => void remove()}
              aria-disabled={busy !== undefined}
              aria-busy={busy !== undefined}
            >
              {text.remove}
            </Button>
          )}
        </div>
      </div>
      <p className={classes.hint}>{text.hint}</p>
      {refusal !== undefined && <FailureAlert error={undefined} message={textIn(refusal, LANGUAGE)} />}
      {error !== undefined && <FailureAlert error={error} />}
      {choice && (
        <PhotoUpload
          key={`${choice.file.name} ${choice.file.lastModified} ${choice.file.size}`}
          choice={choice}
          onChoice={setChoice}
          onRefused={refuse}
          onCancel={close}
          onSaved={() => {
            close();
            showSaved(text.saved);
          }}
        />
      )}
    </div>
  );
}
