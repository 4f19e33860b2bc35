/** Where the crop stands: the middle of what is seen, from 0 to 1 both ways, and how far it is zoomed in. */
export interface Crop {
  x: number;
  y: number;
  scale: number;
}

/** An image that was chosen, and what is seen of it. */
export interface LogoChoice {
  file: File;
  crop: Crop;
}

/** Takes the cropped picture of an image that is loaded. */
export type CropImage = () => Promise<Blob>;

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp';
const MAX_LOGO_BYTES = 5 * 1024 * 1024;

/** The choice of a file before it is moved or zoomed; undefined for what can't be a logo (rule memberships.logo). */
export function logoChoiceOf(file: File): LogoChoice | undefined {
  if (file.size > MAX_LOGO_BYTES || !LOGO_TYPES.split(',').includes(file.type)) return undefined;
  return { file, crop: { x: 0.5, y: 0.5, scale: 1 } };
}
