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

/** Stands in for the image editor, which needs a canvas: loads every image but those named broken, and shows where its crop is. */
export function AvatarEditor({ ref, image, scale, position, onLoadSuccess, onLoadFailure }: EditorProps) {
  useImperativeHandle(ref, () => ({ getImage: () => ({ image }) }));
  useEffect(() => {
    if (image.name.startsWith('slow')) return;
    if (image.name.startsWith('broken')) onLoadFailure();
    else onLoadSuccess();
    // Once for each image, as the editor does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [image]);
  return <output data-testid="crop">{`${image.name} ${scale} ${position.x} ${position.y}`}</output>;
}
