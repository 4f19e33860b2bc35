import { useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';
import type { ImageState } from 'react-avatar-editor';

interface EditorProps {
  ref?: Ref<unknown>;
  image: File;
  scale: number;
  onLoadSuccess: (shown: ImageState) => void;
  onLoadFailure: () => void;
}

/** The real editor needs a canvas. Loads every image except those named 'broken', and shows its zoom. */
export function AvatarEditor({ ref, image, scale, onLoadSuccess, onLoadFailure }: EditorProps) {
  useImperativeHandle(ref, () => ({ getImage: () => ({ image }) }));
  useEffect(() => {
    if (image.name.startsWith('slow')) return;
    if (image.name.startsWith('broken')) onLoadFailure();
    else onLoadSuccess({ x: 0.5, y: 0.5, width: 300, height: 200 });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [image]);
  return <output data-testid="crop">{`${image.name} ${scale}`}</output>;
}
