import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import AvatarEditor, { type AvatarEditorRef, type ImageState } from 'react-avatar-editor';
import { centreOf, dragCrop, roomToMove, type CropChoice, type CropImage, type ImageSize } from './cropChoice';
import { cropToPng, isCanvasReadable } from './cropToPng';
import { words as text } from './cropWords.gen';
import classes from './ImageCropper.module.css';

/** CSS pixels. */
const CROP_PIXELS = 200;

const RADIUS = { square: 12, circle: CROP_PIXELS / 2 };

const SHADE = [0, 0, 0, 0.5] as const;

export interface ImageCropperProps {
  shape: keyof typeof RADIUS;
  choice: CropChoice;
  onChoice: (choice: CropChoice) => void;
  onPicture: (take: CropImage) => void;
  onRefused: () => void;
}

/** Sends the image uncropped if the browser prevents reading the crop (rules memberships.logo and account.photo). */
export function ImageCropper(props: ImageCropperProps) {
  const [canCrop] = useState(isCanvasReadable);
  return canCrop ? <Crop {...props} /> : <Middle {...props} />;
}

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

/** Positions the editor's image: since version 15 the editor ignores its `position` prop. */
function usePosition({ crop }: CropChoice) {
  const shown = useRef<ImageState>(null);
  const [size, setSize] = useState<ImageSize>();
  // Runs before the editor's own effects, which paint.
  useLayoutEffect(() => {
    if (shown.current && size) Object.assign(shown.current, centreOf(crop, size));
  }, [crop, size]);
  const place = (image: ImageState) => {
    shown.current = image;
    setSize({ width: image.width ?? CROP_PIXELS, height: image.height ?? CROP_PIXELS });
  };
  return { size, place };
}

function Crop({ choice, shape, onChoice, onPicture, onRefused }: ImageCropperProps) {
  const editor = useRef<AvatarEditorRef>(null);
  const { size, place } = usePosition(choice);
  const { file, crop } = choice;
  const room = size && roomToMove(size, crop);
  const show = (changed: Partial<CropChoice['crop']>) => onChoice({ file, crop: { ...crop, ...changed } });
  return (
    <div className={classes.editor}>
      <p className={classes.hint}>{text.preview}</p>
      <Draggable choice={choice} size={size} onChoice={onChoice}>
        <AvatarEditor
          ref={editor}
          image={file}
          width={CROP_PIXELS}
          height={CROP_PIXELS}
          border={20}
          borderRadius={RADIUS[shape]}
          // A new array makes the editor repaint.
          color={[...SHADE]}
          scale={crop.scale}
          // Dragging inside the editor would overwrite the position that `usePosition` has set.
          style={{ pointerEvents: 'none' }}
          onLoadFailure={onRefused}
          onLoadSuccess={(image) => {
            place(image);
            onPicture(() => cropToPng(editor.current?.getImage()));
          }}
        />
      </Draggable>
      <CropSlider
        label={text.zoom}
        min={1}
        max={4}
        step={0.05}
        value={crop.scale}
        onChange={(scale) => show({ scale })}
      />
      <PositionSlider label={text.across} room={room?.x} value={crop.x} onChange={(x) => show({ x })} />
      <PositionSlider label={text.upDown} room={room?.y} value={crop.y} onChange={(y) => show({ y })} />
    </div>
  );
}

interface DraggableProps {
  choice: CropChoice;
  size: ImageSize | undefined;
  onChoice: (choice: CropChoice) => void;
  children: ReactNode;
}

function Draggable({ choice, size, onChoice, children }: DraggableProps) {
  const start = useRef<{ x: number; y: number; crop: CropChoice['crop'] }>(null);
  const end = () => (start.current = null);
  return (
    <div
      className={classes.canvas}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, crop: choice.crop };
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (!start.current || !size) return;
        const { x, y, crop } = start.current;
        onChoice({ ...choice, crop: dragCrop(crop, size, { x: clientX - x, y: clientY - y }) });
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </div>
  );
}

interface CropSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

function CropSlider({ label, isDisabled, ...slider }: CropSliderProps) {
  return (
    <div>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <Slider {...slider} disabled={isDisabled} label={null} thumbLabel={label} />
    </div>
  );
}

interface PositionSliderProps extends Pick<CropSliderProps, 'label' | 'value' | 'onChange'> {
  room: number | undefined;
}

const PositionSlider = ({ room, ...slider }: PositionSliderProps) => (
  <CropSlider {...slider} min={0} max={1} step={0.01} isDisabled={room === 0} />
);
