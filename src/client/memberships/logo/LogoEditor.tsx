import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { words } from '../words';
import type { LogoChoice, CropImage } from './logoChoice';
import classes from './LogoEditor.module.css';
import { cropToPng, isCanvasReadable } from './cropToPng';

const text = words.logo;

/** The size of the crop square, in CSS pixels (rule memberships.logo). */
const CROP_PIXELS = 200;

interface LogoEditorProps {
  choice: LogoChoice;
  onChoice: (choice: LogoChoice) => void;
  onPicture: (take: CropImage) => void;
  /** Called if the browser can't show the file as an image. */
  onRefused: () => void;
}

/** Crops an image, or takes its middle if the browser prevents reading the crop (rule memberships.logo). */
export function LogoEditor(props: LogoEditorProps) {
  const [canCrop] = useState(isCanvasReadable);
  return canCrop ? <Crop {...props} /> : <Middle {...props} />;
}

/** The image as the server will crop it, sent uncropped. */
function Middle({ choice: { file }, onPicture, onRefused }: LogoEditorProps) {
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
function Crop({ choice, onChoice, onPicture, onRefused }: LogoEditorProps) {
  const editor = useRef<AvatarEditorRef>(null);
  const { file, crop } = choice;
  const show = (changed: Partial<LogoChoice['crop']>) => onChoice({ file, crop: { ...crop, ...changed } });
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
          borderRadius={12}
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
