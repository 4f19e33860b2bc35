import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import classes from './LogoEditor.module.css';
import { words } from './words';

const text = words.logo;

/** The square that is kept, in pixels on the screen (specification, section 9); the picture is saved at twice that. */
const CROP = 200;

/** Where the crop stands: the middle of what is seen, from 0 to 1 both ways, and how far it is zoomed in. */
export interface Crop {
  x: number;
  y: number;
  scale: number;
}

interface LogoEditorProps {
  file: File;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** The file is no image that the browser can show. */
  onRefused: () => void;
  /** Called with what gives the cropped picture. */
  onReady: (picture: () => Promise<Blob>) => void;
}

/** Chooses what is seen of an image: by dragging, or from the keyboard with sliders (decision 55). */
export function LogoEditor({ file, crop, onCrop, onRefused, onReady }: LogoEditorProps) {
  const editor = useRef<AvatarEditorRef>(null);
  const picture = () =>
    new Promise<Blob>((resolve, reject) => {
      const canvas = editor.current?.getImage();
      if (!canvas) return reject(new Error('There is no image to take.'));
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be taken.'))), 'image/png');
    });
  return (
    <div className={classes.editor}>
      <p className={classes.hint}>{text.preview}</p>
      <div className={classes.canvas}>
        <AvatarEditor
          ref={editor}
          image={file}
          width={CROP}
          height={CROP}
          border={20}
          borderRadius={12}
          scale={crop.scale}
          position={{ x: crop.x, y: crop.y }}
          onPositionChange={({ x, y }) => onCrop({ ...crop, x, y })}
          onLoadFailure={onRefused}
          onLoadSuccess={() => onReady(picture)}
          style={{ maxWidth: '100%' }}
        />
      </div>
      <Labelled label={text.zoom}>
        <Slider
          label={null}
          thumbLabel={text.zoom}
          min={1}
          max={4}
          step={0.05}
          value={crop.scale}
          onChange={(scale) => onCrop({ ...crop, scale })}
        />
      </Labelled>
      <Labelled label={text.across}>
        <Slider
          label={null}
          thumbLabel={text.across}
          min={0}
          max={1}
          step={0.01}
          value={crop.x}
          onChange={(x) => onCrop({ ...crop, x })}
        />
      </Labelled>
      <Labelled label={text.upDown}>
        <Slider
          label={null}
          thumbLabel={text.upDown}
          min={0}
          max={1}
          step={0.01}
          value={crop.y}
          onChange={(y) => onCrop({ ...crop, y })}
        />
      </Labelled>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
