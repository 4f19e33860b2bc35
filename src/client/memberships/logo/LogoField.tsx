import { FileButton, Button } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import type { CropChoice, CropImage } from '../../ui/crop/cropChoice';
import { withImageType } from '../../ui/form/imageType';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { useTimedFlag } from '../useTimedFlag';
import { words } from '../words.gen';
import classes from './logo.module.css';
import { logoChoiceOf, LOGO_TYPES } from './logoChoice';

const text = words.logo;
const ImageCropper = lazy(async () => ({ default: (await import('../../ui/crop/ImageCropper')).ImageCropper }));

export const ERROR_VISIBLE_MS = 2000;

interface LogoFieldProps {
  choice: CropChoice | undefined;
  onChoice: (choice: CropChoice | undefined) => void;
  onPicture: (take: CropImage | undefined) => void;
}

export function LogoField({ choice, onChoice, onPicture }: LogoFieldProps) {
  const [refused, showRefused] = useTimedFlag(ERROR_VISIBLE_MS);
  const forget = useRef<() => void>(null);
  const take = (chosen: CropChoice | undefined) => {
    showRefused(chosen === undefined);
    onPicture(undefined);
    onChoice(chosen);
    forget.current?.();
  };
  return (
    <div className={classes.choose}>
      <p className={classes.hint}>{text.hint}</p>
      <FileButton
        onChange={(file) => file && withImageType(file, (typed) => take(logoChoiceOf(typed)))}
        accept={LOGO_TYPES}
        resetRef={forget}
      >
        {(props) => (
          <Button {...props} variant="default">
            {choice ? text.replace : text.choose}
          </Button>
        )}
      </FileButton>
      {refused && <FailureAlert error={undefined} message={text.refused} />}
      {choice && (
        <Suspense>
          <ImageCropper
            shape="square"
            choice={choice}
            onChoice={onChoice}
            onPicture={onPicture}
            onRefused={() => take(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
