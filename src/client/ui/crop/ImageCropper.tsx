import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import type { CropChoice, CropImage } from './cropChoice';
import { cropToPng, isCanvasReadable } from './cropToPng';
import { words as text } from './cropWords';
import classes from './ImageCropper.module.css';

/** The size of the crop, in CSS pixels. */
const CROP_PIXELS = 200;

/** The corners of what is shown of the image. */
const RADIUS = { square: 12, circle: CROP_PIXELS / 2 };

export interface ImageCropperProps {
  shape: keyof typeof RADIUS;
  choice: CropChoice;
  onChoice: (choice: CropChoice) => void;
  onPicture: (take: CropImage) => void;
  /** Called if the browser can't show the file as an image. */
  onRefused: () => void;
}

/**
 * Crops an image, or takes its middle if the browser prevents reading the crop (rules memberships.logo and
 * account.photo).
 */
export function ImageCropper(props: ImageCropperProps) {
  const [canCrop] = useState(isCanvasReadable);
  return canCrop ? <Crop {...props} /> : <Middle {...props} />;
}

/** The image as the server will crop it, sent uncropped. */
function Middle({ choice: { file }, shape, onPicture, onRefused }: ImageCropperProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div className={classes.editor}>
      <p className={classes.hint}>{text.middle}</p>
      <img
        ref={image}
        className={classes.middle}
        data-shape={shape}
        alt={text.chosen}
        width={CROP_PIXELS}
        height={CROP_PIXELS}
        onLoad={() => onPicture(() => Promise.resolve(file))}
        onError={onRefused}
      />
    </div>
  );
}

/** The user crops by dragging, or with sliders from the keyboard. */
function Crop({ choice, shape, onChoice, onPicture, onRefused }: ImageCropperProps) {
  const editor = useRef<AvatarEditorRef>(null);
  const { file, crop } = choice;
  const show = (changed: Partial<CropChoice['crop']>) => onChoice({ file, crop: { ...crop, ...changed } });
  return (
    <div className={classes.editor}>
      <p className={classes.hint}>{text.preview}</p>
      <div className={classes.canvas}>
        <AvatarEditor
          ref={editor}
          image={file}
          width={CROP_PIXELS}
          height={CROP_PIXELS}
          border={20}
          borderRadius={RADIUS[shape]}
          scale={crop.scale}
          position={{ x: crop.x, y: crop.y }}
          onPositionChange={({ x, y }) => show({ x, y })}
          onLoadFailure={onRefused}
          onLoadSuccess={() => onPicture(() => cropToPng(editor.current?.getImage()))}
        />
      </div>
      <CropSlider
        label={text.zoom}
        min={1}
        max={4}
        step={0.05}
        value={crop.scale}
        onChange={(scale) => show({ scale })}
      />
      <CropSlider label={text.across} min={0} max={1} step={0.01} value={crop.x} onChange={(x) => show({ x })} />
      <CropSlider label={text.upDown} min={0} max={1} step={0.01} value={crop.y} onChange={(y) => show({ y })} />
    </div>
  );
}

interface CropSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function CropSlider({ label, ...slider }: CropSliderProps) {
  return (
    <div>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <Slider {...slider} label={null} thumbLabel={label} />
    </div>
  );
}
