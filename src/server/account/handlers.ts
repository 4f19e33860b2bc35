import type { Account, ProfileUpdate } from '../../contract/entities.gen';
import { imageRefusals, MAX_IMAGE_BYTES } from '../../domain/forms/images';
import { pageLinks } from '../../domain/links';
import type { AppContext } from '../platform/context';
import type { HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { readUploadedFile } from '../platform/http/uploads';
import { signedInUser } from '../session';
import { journeyHandlers } from './journey/journeyHandlers';
import { confirmEmailChange } from './confirmEmailChange';
import { deleteAccount } from './deleteAccount';
import { cancelEmailChange, pendingEmailOf, resendEmailChange } from './ownEmailChange';
import { declineEmailChange, getPendingEmailChange } from './pendingEmailChange';
import { readPhoto, removePhoto, storePhoto } from './photo/photo';
import { presentAccount } from './presenter';
import { startOwnEmailChange } from './startEmailChange';
import { updateProfile } from './updateProfile';

type Operations =
  | 'getMyAccount'
  | 'updateProfile'
  | 'replaceProfile'
  | 'changeEmail'
  | 'resendEmailChange'
  | 'cancelEmailChange'
  | 'confirmEmail'
  | 'confirmEmailChange'
  | 'getPendingEmailChange'
  | 'declineEmailChange'
  | 'deleteMyUser'
  | 'uploadPhoto'
  | 'removePhoto'
  | 'getPhoto';

interface ProfileCall {
  caller: { userId: string };
  body: ProfileUpdate;
}

const saveProfile = ({ caller, body }: ProfileCall, context: AppContext): Promise<Account> =>
  updateProfile(context, caller.userId, body);

export const accountHandlers: HandlersOf<Operations | keyof typeof journeyHandlers> = {
  ...journeyHandlers,

  getMyAccount: async ({ caller: { userId } }, { database: { db }, clock }) =>
    presentAccount(await signedInUser(db, userId), await pendingEmailOf(db, userId, clock.now())),
  updateProfile: saveProfile,
  replaceProfile: saveProfile,

  changeEmail: async ({ caller, body }, context) => {
    await startOwnEmailChange(context, caller, body);
    return { done: true };
  },

  resendEmailChange: async ({ caller }, context) => {
    await resendEmailChange(context, caller);
    return { done: true };
  },

  cancelEmailChange: async ({ caller }, context) => {
    await cancelEmailChange(context, caller);
    return { done: true };
  },

  // Mail scanners open every link, so this handler only redirects (rule account.emailChange).
  confirmEmail: ({ query, reply }) => {
    reply.redirect(query.code ? pageLinks.confirmEmail(query.code) : pageLinks.invalid(), 302);
    return Promise.resolve();
  },

  confirmEmailChange: ({ body, request }, context) => confirmEmailChange(context, body.code, request.ip),

  getPendingEmailChange: ({ params, request }, context) => getPendingEmailChange(context, params.code, request.ip),

  declineEmailChange: async ({ params, request }, context) => {
    await declineEmailChange(context, params.code, request.ip);
    return { done: true };
  },

  deleteMyUser: async ({ caller, body }, context) => {
    await deleteAccount(context, caller, body);
    return { done: true };
  },

  uploadPhoto: async ({ caller, request }, context) =>
    storePhoto(context, caller.userId, await readUploadedFile(request, 'image', imageRefusals.type, MAX_IMAGE_BYTES)),

  removePhoto: ({ caller }, context) => removePhoto(context, caller.userId),

  /** Cached for good, since another photo has another address. */
  getPhoto: async ({ params, reply }, { database }) => {
    const image = await readPhoto(database.db, params.photoId);
    if (!image) throw notFound();
    reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(image);
  },
};
