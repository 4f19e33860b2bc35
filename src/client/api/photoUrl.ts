import { apiBase } from './apiBase';

/** Needs no token: the id can't be guessed (rule account.photo). */
export const photoUrl = (photoId: string): string => `${apiBase()}/v1/photos/${encodeURIComponent(photoId)}`;
