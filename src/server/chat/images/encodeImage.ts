import { MAX_IMAGE_SIDE_PIXELS } from '../../../domain/chat/images';
import { encodeUpload } from '../../platform/images/encodeUpload';

export interface EncodedImage {
  /** WebP: upright pixels without metadata. */
  image: Buffer;
  width: number;
  height: number;
}

export async function encodeImage(uploaded: Buffer): Promise<EncodedImage> {
  const { data, info } = await encodeUpload(uploaded, (upright) =>
    upright
      .resize(MAX_IMAGE_SIDE_PIXELS, MAX_IMAGE_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { image: data, width: info.width, height: info.height };
}
