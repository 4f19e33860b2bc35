import { FileButton, Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FailureAlert } from '../ui/FailureAlert';
import type { Crop } from './LogoEditor';
import classes from './LogoEditor.module.css';
import { words } from './words';

const text = words.logo;
const LogoEditor = lazy(async () => ({ default: (await import('./LogoEditor')).LogoEditor }));

const KINDS = 'image/png,image/jpeg,image/webp';
const MOST_BYTES = 5 * 1024 * 1024;
const centre: Crop = { x: 0.5, y: 0.5, scale: 1 };

/** How long the sentence about an image that is none stays, in milliseconds (specification, section 4). */
const REFUSED_FOR = 2000;

interface LogoFieldProps {
  /** Given what makes the cropped picture; undefined when there is none to take. */
  onPicture: (picture: (() => Promise<Blob>) | undefined) => void;
}

/** Choosing an image and what is seen of it. The editor is loaded when there is something to edit. */
export function LogoField({ onPicture }: LogoFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState(centre);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(false), REFUSED_FOR);
    return () => clearTimeout(timer);
  }, [refused]);

  const refuse = () => {
    setFile(null);
    setRefused(true);
    onPicture(undefined);
  };
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setRefused(false);
    setCrop(centre);
    if (chosen.size > MOST_BYTES || !KINDS.split(',').includes(chosen.type)) refuse();
    else setFile(chosen);
  };
  return (
    <div className={classes.choose}>
      <p className={classes.hint}>{text.hint}</p>
      <FileButton onChange={choose} accept={KINDS}>
        {(props) => (
          <Button {...props} variant="default">
            {file ? text.replace : text.choose}
          </Button>
        )}
      </FileButton>
      {refused && <FailureAlert error={undefined} sentence={text.refused} />}
      {file && (
        <Suspense>
          <LogoEditor file={file} crop={crop} onCrop={setCrop} onRefused={refuse} onReady={onPicture} />
        </Suspense>
      )}
    </div>
  );
}
