import { imageRefusals, MAX_IMAGE_SIDE } from '../../../domain/chat/images';
import { invalidField, Problem } from '../../platform/http/problem';
import { decodeImage } from '../../platform/images/decodeImage';
import { imageFormat, isAlsoOtherFile, isHeic } from '../../platform/images/imageFormat';

export interface EncodedImage {
  /** WebP: upright pixels without metadata. */
  image: Buffer;
  width: number;
  height: number;
}

const refused = (why: keyof typeof imageRefusals) => invalidField('image', imageRefusals[why]);

const isTooManyPixels = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

/** The stored form of an uploaded image (rule chat.images); 400 with a sentence for anything else, 503 if it takes too long. */
export async function encodeImage(uploaded: Buffer): Promise<EncodedImage> {
  if (isHeic(uploaded)) throw refused('heic');
  if (!imageFormat(uploaded) || isAlsoOtherFile(uploaded)) throw refused('type');
  try {
    const { data, info } = await decodeImage(uploaded, (upright) =>
      upright
        .resize(MAX_IMAGE_SIDE, MAX_IMAGE_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { image: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refused(isTooManyPixels(error) ? 'pixels' : 'damaged');
  }
}
