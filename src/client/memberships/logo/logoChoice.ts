/** A crop: its centre, from 0 to 1 in each direction, and its zoom. */
export interface Crop {
  x: number;
  y: number;
  scale: number;
}

/** A chosen image and its crop. */
export interface LogoChoice {
  file: File;
  crop: Crop;
}

/** Crops the loaded image. */
export type CropImage = () => Promise<Blob>;

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp';
const MAX_LOGO_BYTES = 5 * 1024 * 1024;

/** The initial choice for a file; undefined if it can't be a logo (rule memberships.logo). */
export function logoChoiceOf(file: File): LogoChoice | undefined {
  if (file.size > MAX_LOGO_BYTES || !LOGO_TYPES.split(',').includes(file.type)) return undefined;
  return { file, crop: { x: 0.5, y: 0.5, scale: 1 } };
}
