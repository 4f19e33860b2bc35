import { useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';

interface EditorProps {
  ref?: Ref<unknown>;
  image: File;
  scale: number;
  position: { x: number; y: number };
  onLoadSuccess: () => void;
  onLoadFailure: () => void;
}

/**
 * Replaces the image editor, which needs a canvas: loads every image except those named 'broken', and shows its crop.
 */
export function AvatarEditor({ ref, image, scale, position, onLoadSuccess, onLoadFailure }: EditorProps) {
  useImperativeHandle(ref, () => ({ getImage: () => ({ image }) }));
  useEffect(() => {
    if (image.name.startsWith('slow')) return;
    if (image.name.startsWith('broken')) onLoadFailure();
    else onLoadSuccess();
    // Runs once for each image, like the editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [image]);
  return <output data-testid="crop">{`${image.name} ${scale} ${position.x} ${position.y}`}</output>;
}
