import type { Sharp } from 'sharp';
import { imageRefusals } from '../../../domain/forms/images';
import { invalidField, Problem } from '../http/problem';
import { decodeImage } from './decodeImage';
import { imageFormat, isAlsoOtherFile, isHeic } from './imageFormat';

const refused = (why: keyof typeof imageRefusals) => invalidField('image', imageRefusals[why]);

const isTooManyPixels = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

/**
 * Encodes an uploaded image with `encode`, upright and without metadata. 400 with a sentence for anything but an
 * image, 503 if it takes too long.
 */
export async function encodeUpload<T>(uploaded: Buffer, encode: (upright: Sharp) => Promise<T>): Promise<T> {
  if (isHeic(uploaded)) throw refused('heic');
  if (!imageFormat(uploaded) || isAlsoOtherFile(uploaded)) throw refused('type');
  try {
    return await decodeImage(uploaded, encode);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refused(isTooManyPixels(error) ? 'pixels' : 'damaged');
  }
}
