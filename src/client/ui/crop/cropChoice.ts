/** A crop: its centre, from 0 to 1 in each direction, and its zoom. */
export interface Crop {
  x: number;
  y: number;
  scale: number;
}

/** A chosen image and its crop. */
export interface CropChoice {
  file: File;
  crop: Crop;
}

/** Crops the loaded image. */
export type CropImage = () => Promise<Blob>;

/** The middle of a file that was just chosen. */
export const initialCrop = (file: File): CropChoice => ({ file, crop: { x: 0.5, y: 0.5, scale: 1 } });
