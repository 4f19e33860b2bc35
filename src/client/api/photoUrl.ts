import { apiBase } from './apiBase';

/** The address of a person's photo, which an image shows without a token: nobody can guess the id (rule account.photo). */
export const photoUrl = (photoId: string): string => `${apiBase()}/v1/photos/${encodeURIComponent(photoId)}`;
