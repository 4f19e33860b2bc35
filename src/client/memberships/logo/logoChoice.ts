import { initialCrop, type CropChoice } from '../../ui/crop/cropChoice';

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp';
const MAX_LOGO_BYTES = 5 * 1024 * 1024;

/** Undefined if the file can't be a logo (rule memberships.logo). */
export function logoChoiceOf(file: File): CropChoice | undefined {
  if (file.size > MAX_LOGO_BYTES || !LOGO_TYPES.split(',').includes(file.type)) return undefined;
  return initialCrop(file);
}
