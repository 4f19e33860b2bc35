/** Position of the crop between the image's edges, from 0 (left, top) to 1 (right, bottom), and its zoom. */
export interface Crop {
  x: number;
  y: number;
  scale: number;
}

export interface CropChoice {
  file: File;
  crop: Crop;
}

export type CropImage = () => Promise<Blob>;

export const initialCrop = (file: File): CropChoice => ({ file, crop: { x: 0.5, y: 0.5, scale: 1 } });

export interface ImageSize {
  width: number;
  height: number;
}

/** Shares of the image's width and height. */
export const roomToMove = ({ width, height }: ImageSize, { scale }: Crop): { x: number; y: number } => ({
  x: 1 - Math.min(1, height / width) / scale,
  y: 1 - Math.min(1, width / height) / scale,
});

export function centreOf(crop: Crop, size: ImageSize): { x: number; y: number } {
  const room = roomToMove(size, crop);
  return { x: 0.5 + (crop.x - 0.5) * room.x, y: 0.5 + (crop.y - 0.5) * room.y };
}

export function dragCrop(crop: Crop, size: ImageSize, by: { x: number; y: number }): Crop {
  const room = roomToMove(size, crop);
  const move = (from: number, pixels: number, length: number, share: number) =>
    share > 0 ? Math.min(1, Math.max(0, from - pixels / (length * crop.scale * share))) : from;
  return { ...crop, x: move(crop.x, by.x, size.width, room.x), y: move(crop.y, by.y, size.height, room.y) };
}
